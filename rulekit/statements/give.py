"""``give`` and ``take``: an amount goes from one player to another, as far as there is some and there is room.

give 2 food to that opponent
take 1 of that good from that opponent
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import effects, values
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.expression import Expression, FieldOf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["GIVE", "TAKE", "Give", "Take"]


@frozen(kw_only=True)
class Give(Statement):
    """An amount from you to another player."""

    deeds: ClassVar[frozenset[str]] = frozenset({"lose"})
    amount: Amount
    partner: Expression


@frozen(kw_only=True)
class Take(Statement):
    """An amount from another player to you."""

    deeds: ClassVar[frozenset[str]] = frozenset({"gain"})
    amount: Amount
    partner: Expression


def _parts(node: Node, scope: Scope) -> tuple[Amount, Expression] | None:
    first, last = node.nodes()
    amount, partner = scope.amount(first), scope.player(last)
    if amount is None or partner is None:
        return None
    what = amount.what
    if what is None or what.field.owner != "player" or what.field.kind != "number" or amount.count is None:
        scope.report(
            errors.wrong_kind(
                amount.noun, first.span, "nothing that passes from hand to hand", "so many that players have"
            )
        )
        return None
    if not scope.you(node.span):
        return None
    scope.change(what.field)
    return amount, partner


def check_give(node: Node, scope: Scope) -> Give | None:
    """Return the statement.

    Reports:
        RK0203: nothing that passes from hand to hand; nobody to give it to.
    """
    parts = _parts(node, scope)
    return Give(amount=parts[0], partner=parts[1], span=node.span) if parts else None


def check_take(node: Node, scope: Scope) -> Take | None:
    """Return the statement.

    Reports:
        RK0203: nothing that passes from hand to hand; nobody to take it from.
    """
    parts = _parts(node, scope)
    return Take(amount=parts[0], partner=parts[1], span=node.span) if parts else None


def _pass(amount: Amount, partner: Expression, code: Code, *, away: bool) -> None:
    assert amount.what is not None
    assert amount.count is not None
    for mine in effects.kinds(amount.what, code):
        theirs: FieldOf = attrs.evolve(mine, owner=partner)
        source, target = (mine, theirs) if away else (theirs, mine)
        moved = m.Operate(
            "min", m.Operate("min", code.value(amount.count), effects.spare(source, code)), values.room(target, code)
        )
        slot = code.layout.take(0, mine.field.highest)
        code.emit(m.Store(slot, m.Operate("max", moved, m.Const(0))))
        effects.change(source, m.Read(slot), code, less=True)
        effects.change(target, m.Read(slot), code)


def lower_give(give: Give, code: Code) -> None:
    """Emit that it passes from you."""
    _pass(give.amount, give.partner, code, away=True)


def lower_take(take: Take, code: Code) -> None:
    """Emit that it passes to you."""
    _pass(take.amount, take.partner, code, away=False)


def say_give(give: Give, telling: Telling) -> tuple[Said, ...]:
    """``give 2 food to that opponent``."""
    return clause("give", amount=telling.amount(give.amount), to=telling.value(give.partner))


def say_take(take: Take, telling: Telling) -> tuple[Said, ...]:
    """``take 2 food from that opponent``."""
    return clause("take", amount=telling.amount(take.amount), source=telling.value(take.partner))


GIVE = Kind("give", Give, check_give, Meaning(lower_give, affects=True), say_give)
TAKE = Kind("take", Take, check_take, Meaning(lower_take, affects=True), say_take)
