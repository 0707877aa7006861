"""Pieces put on the places of a board, moved and taken off, as instructions of the machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.compiler import places
from rulekit.machine import instructions as m
from rulekit.model.component import Field
from rulekit.model.expression import Expression, ItemRef
from rulekit.model.ranges import WORD

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["move", "put", "take", "turn_over"]

SETUP = "setup"
BITS = tuple(1 << at for at in range(WORD))
"""The mask of each place of a slot alone."""


def put(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that ``you`` put a piece on a place, if you have one left."""
    (sort,) = sorts
    store: m.Instruction = _with(sort, code.you, code.value(place), code)
    if code.step == SETUP and isinstance(place, ItemRef):  # nothing else says that the place is vacant
        there = tuple(one for one in code.game.fields if one.piece and one.of == sort.of)
        store = m.If(m.Invert(places.any_there(there, code.value(place), code)), (store,))
    if sort.piece >= len(code.game.table(sort.of).items):
        code.emit(store)
    else:
        code.emit(m.If(m.Compare("<", places.how_many(sort, code.you, code), m.Const(sort.piece)), (store,)))


def take(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that the piece on a place goes back to whose it is."""
    for sort in sorts:
        for player in range(code.layout.players):
            code.emit(_without(sort, m.Const(player), code.value(place), code))


def move(sorts: Sequence[Field], source: Expression, goal: Expression, code: Code) -> None:
    """Emit that the piece on a place moves to another, whoever it belongs to."""
    size = len(code.game.table(sorts[0].of).items)
    # Both are looked at before the board changes.
    start, end = m.Read(code.layout.take(0, size - 1)), m.Read(code.layout.take(0, size - 1))
    code.emit(m.Store(start.base, code.value(source)), m.Store(end.base, code.value(goal)))
    for sort in sorts:
        for at in range(code.layout.players):
            player = m.Const(at)
            there = places.stands(sort, player, start, code)
            code.emit(m.If(there, (_without(sort, player, start, code), _with(sort, player, end, code))))


def turn_over(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that the piece on a place, whosever it is, is ``yours``; nothing where none stands."""
    (sort,) = sorts
    size = len(code.game.table(sort.of).items)
    here = m.Read(code.layout.take(0, size - 1))
    code.emit(m.Store(here.base, code.value(place)))
    for at in range(code.layout.players):
        player = m.Const(at)
        turned = (_without(sort, player, here, code), _with(sort, code.you, here, code))
        code.emit(m.If(places.stands(sort, player, here, code), turned))


def _with(sort: Field, player: m.Expression, place: m.Expression, code: Code) -> m.Store:
    """A player has a piece on a place, too."""
    base, offset, bit = places.spot(sort, player, place, code)
    return m.Store(base, m.Operate("|", m.Read(base, offset), m.Lookup(BITS[: _width(sort, code)], bit)), offset)


def _without(sort: Field, player: m.Expression, place: m.Expression, code: Code) -> m.Store:
    """A player has no piece on a place."""
    base, offset, bit = places.spot(sort, player, place, code)
    width = _width(sort, code)
    others = m.Lookup(tuple((1 << width) - 1 - one for one in BITS[:width]), bit)
    return m.Store(base, m.Operate("&", m.Read(base, offset), others), offset)


def _width(sort: Field, code: Code) -> int:
    """How many bits of a slot are used."""
    return min(len(code.game.table(sort.of).items), WORD)
