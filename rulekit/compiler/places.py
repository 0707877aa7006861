"""Boards as expressions of the machine: what lies beside a place, what stands there, which places are in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.compiler import values
from rulekit.machine import instructions as m
from rulekit.model import expression as e
from rulekit.model.board import Board
from rulekit.model.closed import Base
from rulekit.model.component import Field
from rulekit.model.ranges import type_of

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["bits", "has_piece", "in_line", "in_line_of", "masks", "neighbour", "of_player"]

ZERO, ONE = m.Const(0), m.Const(1)
NOTHING = -1
BOTH_SIDES = 2
"""With so many players there is one opponent, whose number is known."""


def neighbour(value: e.PlaceBeside, code: Code) -> m.Expression:
    """The place beside another; -1 beyond the edge, and of nothing."""
    assert value.table.board is not None
    row = tuple(NOTHING if one is None else one for one in value.table.board.beside(value.way, value.count))
    of = values.value(value.of, code)
    if type_of(value.of).optional:
        return m.Lookup((NOTHING, *row), m.Operate("+", of, ONE))
    return m.Lookup(row, of)


def bits(size: int) -> tuple[int, ...]:
    """The mask of each place alone."""
    return tuple(1 << at for at in range(size))


# ---- What stands there ----


def of_player(sort: Field, player: m.Expression, code: Code) -> m.Expression:
    """Where a player has pieces of a sort, as a mask."""
    return m.Read(code.layout.fields[sort.name, sort.each], player)


def masks(sorts: Sequence[Field], owner: m.Expression | None, code: Code, *, opponents: bool = False) -> m.Expression:
    """Where pieces of some sorts stand, as a mask: one player's, those of all others than ``you``, anybody's."""
    players = code.layout.players
    found: list[m.Expression] = []
    for sort in sorts:
        if owner is not None:
            found.append(of_player(sort, owner, code))
        elif opponents and players == BOTH_SIDES:
            found.append(of_player(sort, m.Operate("-", ONE, code.you), code))
        else:
            for at in range(players):
                one = of_player(sort, m.Const(at), code)
                mine = m.Compare("==", code.you, m.Const(at))
                found.append(m.Choice(mine, ZERO, one) if opponents else one)
    whole = found[0]
    for one in found[1:]:
        whole = m.Operate("|", whole, one)
    return whole


def _of(test: e.HasPiece, code: Code) -> m.Expression:
    owner = values.value(test.owner, code) if test.owner is not None else None
    return masks(test.sorts, owner, code, opponents=test.opponents)


def has_piece(test: e.HasPiece, code: Code) -> m.Expression:
    """1 when such a piece stands there."""
    return m.Bits("has", _of(test, code), values.value(test.place, code))


# ---- Lines ----


def in_line(test: e.InLine, code: Code) -> m.Expression:
    """1 when two places lie on a line of that kind; a place is in no line with itself."""
    board, size = _board(type_of(test.left).of, code)
    found = [0] * size
    for one in board.along(test.kind):
        for place in one.places:
            found[place] |= sum(1 << other for other in one.places if other != place)
    flat = tuple(mask >> at & 1 for mask in found for at in range(size))
    left, right = values.value(test.left, code), values.value(test.right, code)
    return m.Lookup(flat, m.Operate("+", m.Operate("*", left, m.Const(size)), right))


def in_line_of(test: e.LineOf, code: Code) -> m.Expression:
    """1 when so many places in a row pass, the given one among them."""
    board, size = _board(test.set.of, code)
    lines = board.straight(test.count)
    if not lines:
        return ZERO
    place = values.value(test.place, code) if test.place is not None else None
    local = code.new_local()
    count: int
    at: m.Expression
    if place is None:
        count, at = len(lines), m.Local(local)
        ordered = lines
    else:
        through = [[one for one in lines if here in one] for here in range(size)]
        count = max(map(len, through))
        ordered = tuple(one for found in through for one in (*found, *[()] * (count - len(found))))
        at = m.Operate("+", m.Operate("*", place, m.Const(count)), m.Local(local))
    mask = _mask(test.set, code)
    if mask is not None:
        row = tuple(sum(1 << one for one in line) for line in ordered)
        line = m.Lookup(row, at)
        whole: m.Expression = m.Compare("==", m.Operate("&", mask, line), line)
        if not all(row):
            whole = m.Logic("and", (m.Compare("!=", line, ZERO), whole))
        return m.Aggregate("any", local, count, whole)
    step = code.new_local()
    flat = tuple(one for line in ordered for one in (line or (NOTHING,) * test.count))
    here = m.Lookup(flat, m.Operate("+", m.Operate("*", at, m.Const(test.count)), m.Local(step)))
    _, tests = values.members(test.set, here, code)
    there = (m.Compare(">=", here, ZERO),) if not all(ordered) else ()
    return m.Aggregate("any", local, count, m.Aggregate("all", step, test.count, m.Logic("and", (*there, *tests))))


def _board(name: str, code: Code) -> tuple[Board, int]:
    table = code.game.table(name)
    assert table.board is not None
    return table.board, len(table.items)


def _mask(found: e.SetOf, code: Code) -> m.Expression | None:
    """A set of places as a mask made of those of pieces; None where it is no such set."""
    if found.base is not Base.ITEMS:
        return None
    return _both(found.tests, found.element, code)


def _both(tests: Sequence[e.Condition], place: e.Variable, code: Code) -> m.Expression | None:
    whole: m.Expression | None = None
    for test in tests:
        one = _where(test, place, code)
        if one is None:
            return None
        whole = one if whole is None else m.Operate("&", whole, one)
    return whole


def _where(test: e.Condition, place: e.Variable, code: Code) -> m.Expression | None:
    """Where a condition of a place holds, if it only asks for pieces there."""
    match test:
        case e.HasPiece(place=e.VariableRef(variable=variable)) if variable.key == place.key and not test.negated:
            return _of(test, code)
        case e.Is(thing=e.VariableRef(variable=variable)) if variable.key == place.key and not test.use.negated:
            return _where(test.use.adjective.condition, test.use.adjective.variable, code)
        case e.All():
            return _both(test.parts, place, code)
        case _:
            return None
