"""Players in the order of something that they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rulekit.compiler import decisions, values
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression, SetOf
from rulekit.model.statement import Body

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["Ranked", "in_order"]


class Ranked(Protocol):
    """A body for each of some players, in the order of what they have."""

    @property
    def over(self) -> SetOf:
        """The players."""

    @property
    def ranked(self) -> Expression | None:
        """What they are ordered by."""

    @property
    def most(self) -> bool:
        """Whether the most comes first."""

    @property
    def body(self) -> Body:
        """What each of them does."""


def in_order(statements: Sequence[Ranked], code: Code) -> None:
    """Emit that the first player of each statement does its body, then the second of each, and so on.

    The orders are those at the start, whatever changes on the way.
    """
    players = code.layout.players
    first = [_order(one, code) for one in statements]
    place, turn = code.layout.take(0, players - 1), code.layout.take(0, players)
    with code.block() as body:
        for one, base in zip(statements, first, strict=True):
            slot = code.bind(one.over.element)
            code.emit(m.Store(slot, m.Read(base, m.Read(place))))
            _, tests = values.members(one.over, m.Read(slot), code)
            with code.block() as own, code.as_player(m.Read(slot)):
                code.body(one.body)
            code.emit(m.If(decisions.both(*tests), tuple(own)))
    code.emit(m.Sweep(place, turn, players, m.Const(1), tuple(body), label=code.new_label()))


def _order(one: Ranked, code: Code) -> int:
    """Emit the order of all players into slots; the first of them."""
    assert one.ranked is not None
    players = code.layout.players
    base = code.layout.take(0, players - 1, 0, players)

    def has(player: int) -> m.Expression:
        with code.knowing({one.over.element.key: m.Const(player)}):
            assert one.ranked is not None
            return code.value(one.ranked)

    for player in range(players):
        before: m.Expression = m.Const(0)
        for other in range(players):
            if other != player:
                op = (">" if one.most else "<") + ("=" if other < player else "")
                before = m.Operate("+", before, m.Compare(op, has(other), has(player)))
        code.emit(m.Store(base, m.Const(player), before))
    return base
