"""Pieces put on the places of a board, moved and taken off, as instructions of the machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.compiler import decisions, places, values
from rulekit.machine import instructions as m
from rulekit.model.component import Field
from rulekit.model.expression import Expression, ItemRef, SetOf
from rulekit.model.ranges import WORD

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["change_sort", "move", "put", "put_on_each", "take", "take_from_each", "turn_over"]

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
    left = _has_one_left(sort, code.you, code)
    code.emit(m.If(left[0], (store,)) if left else store)


def _has_one_left(sort: Field, player: m.Expression, code: Code) -> tuple[m.Expression, ...]:
    """That a player has one of a sort beside the board; nothing where there are as many as places."""
    if sort.piece >= len(code.game.table(sort.of).items):
        return ()
    return (m.Compare("<", places.how_many(sort, player, code), m.Const(sort.piece)),)


def take(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that the piece on a place goes back to whose it is."""
    for sort in sorts:
        for player in range(code.layout.players):
            code.emit(_without(sort, m.Const(player), code.value(place), code))


def put_on_each(sorts: Sequence[Field], over: SetOf, code: Code) -> None:
    """Emit that ``you`` put a piece on each of some places."""
    (sort,) = sorts
    for at, mask in enumerate(_masks(over, sort.room, code)):
        base, offset = _word(sort, code.you, at, code)
        code.emit(m.Store(base, m.Operate("|", m.Read(base, offset), mask), offset))


def take_from_each(sorts: Sequence[Field], over: SetOf, code: Code) -> None:
    """Emit that whatever stands on each of some places goes back to whose it is."""
    for at, mask in enumerate(_masks(over, sorts[0].room, code)):
        for sort in sorts:
            for player in range(code.layout.players):
                base, offset = _word(sort, m.Const(player), at, code)
                kept = m.Operate("&", m.Read(base, offset), m.Operate("-", m.Const((1 << WORD) - 1), mask))
                code.emit(m.Store(base, kept, offset))


def _masks(over: SetOf, words: int, code: Code) -> list[m.Read]:
    """Which places are meant, worked out before the board changes: a mask for each slot that pieces take."""
    made: list[m.Read] = []
    for at in range(words):
        local, first = code.new_local(), at * WORD
        place = m.Local(local) if words == 1 else m.Operate("+", m.Local(local), m.Const(first))
        size, tests = values.members(over, place, code)
        count = min(size - first, WORD)
        slot = m.Read(code.layout.take(0, (1 << count) - 1))
        code.emit(m.Store(slot.base, m.Aggregate("mask", local, count, decisions.both(*tests))))
        made.append(slot)
    return made


def _word(sort: Field, player: m.Expression, at: int, code: Code) -> tuple[int, m.Expression]:
    """One of the slots of a player's pieces, as base and offset."""
    base = code.layout.fields[sort.name, sort.each]
    start = player if sort.room == 1 else m.Operate("*", player, m.Const(sort.room))
    return base, start if at == 0 else m.Operate("+", start, m.Const(at))


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
    here = _looked_at(sorts, place, code)
    for sort in sorts:
        for at in range(code.layout.players):
            player = m.Const(at)
            turned = (_without(sort, player, here, code), _with(sort, code.you, here, code))
            code.emit(m.If(places.stands(sort, player, here, code), turned))


def change_sort(sorts: Sequence[Field], place: Expression, sort: Field, code: Code) -> None:
    """Emit that the piece on a place, whosever it is, is one of another sort; nothing where none stands."""
    here = _looked_at(sorts, place, code)
    for other in (one for one in sorts if one != sort):
        for at in range(code.layout.players):
            player = m.Const(at)
            changed = (_without(other, player, here, code), _with(sort, player, here, code))
            there = places.stands(other, player, here, code)
            code.emit(m.If(m.Logic("and", (there, *_has_one_left(sort, player, code))), changed))


def _looked_at(sorts: Sequence[Field], place: Expression, code: Code) -> m.Read:
    """A place, noted before the board changes."""
    here = m.Read(code.layout.take(0, len(code.game.table(sorts[0].of).items) - 1))
    code.emit(m.Store(here.base, code.value(place)))
    return here


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
