"""Pieces put on the places of a board, moved and taken off, as instructions of the machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.compiler import places
from rulekit.machine import instructions as m
from rulekit.model.component import Field
from rulekit.model.expression import Expression

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["move", "put", "take"]


def put(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that ``you`` put a piece on a place, if you have one left."""
    (sort,) = sorts
    size = len(code.game.table(sort.of).items)
    base, mine = code.layout.fields[sort.name, sort.each], places.of_player(sort, code.you, code)
    bit = m.Lookup(places.bits(size), code.value(place))
    store = m.Store(base, m.Operate("|", mine, bit), code.you)
    if sort.piece >= size:
        code.emit(store)
    else:
        code.emit(m.If(m.Compare("<", m.Bits("count", mine), m.Const(sort.piece)), (store,)))


def take(sorts: Sequence[Field], place: Expression, code: Code) -> None:
    """Emit that the piece on a place goes back to whose it is."""
    for sort in sorts:
        size = len(code.game.table(sort.of).items)
        others = m.Lookup(tuple((1 << size) - 1 - bit for bit in places.bits(size)), code.value(place))
        base = code.layout.fields[sort.name, sort.each]
        for player in range(code.layout.players):
            read = places.of_player(sort, m.Const(player), code)
            code.emit(m.Store(base, m.Operate("&", read, others), m.Const(player)))


def move(sorts: Sequence[Field], source: Expression, goal: Expression, code: Code) -> None:
    """Emit that the piece on a place moves to another, whoever it belongs to."""
    for sort in sorts:
        size = len(code.game.table(sort.of).items)
        start, end = code.value(source), code.value(goal)
        bits = places.bits(size)
        others, bit = m.Lookup(tuple((1 << size) - 1 - one for one in bits), start), m.Lookup(bits, end)
        base = code.layout.fields[sort.name, sort.each]
        for player in range(code.layout.players):
            read = places.of_player(sort, m.Const(player), code)
            moved = m.Store(base, m.Operate("|", m.Operate("&", read, others), bit), m.Const(player))
            code.emit(m.If(m.Bits("has", read, start), (moved,)))
