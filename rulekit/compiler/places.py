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
from rulekit.model.ranges import WORD, type_of

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = [
    "all_between",
    "any_between",
    "any_there",
    "between",
    "has_piece",
    "how_many",
    "in_line",
    "in_line_of",
    "masks",
    "middle",
    "neighbour",
    "spot",
    "stands",
]

ZERO, ONE = m.Const(0), m.Const(1)
NOTHING = -1
BOTH_SIDES = 2
"""With so many players there is one opponent, whose number is known."""


def neighbour(value: e.PlaceBeside, code: Code) -> m.Expression:
    """The place beside another; -1 beyond the edge, and of nothing."""
    board = value.table.board
    assert board is not None
    seats = code.layout.players if value.seer is not None else 1
    found = [board.beside_as_seen(value.way, value.count, seat, seats) for seat in range(seats)]
    at = values.value(value.of, code)
    if type_of(value.of).optional:
        found = [(None, *row) for row in found]
        at = m.Operate("+", at, ONE)
    if value.seer is not None:
        at = m.Operate("+", m.Operate("*", values.value(value.seer, code), m.Const(len(found[0]))), at)
    return m.Lookup(tuple(NOTHING if one is None else one for row in found for one in row), at)


def middle(value: e.PlaceBetween, code: Code) -> m.Expression:
    """The only place between two others; -1 where there is none, or several."""
    board, size = _board(value.table.name, code)
    row = tuple(board.middles.get((one, two), NOTHING) for one in range(size) for two in range(size))
    left, right = values.value(value.left, code), values.value(value.right, code)
    return m.Lookup(row, m.Operate("+", m.Operate("*", left, m.Const(size)), right))


# ---- What stands there ----


def spot(sort: Field, player: m.Expression, place: m.Expression, code: Code) -> tuple[int, m.Expression, m.Expression]:
    """The slot, as base and offset, in which the bit of a place stands for a player's pieces, and that bit's number."""
    base = code.layout.fields[sort.name, sort.each]
    if sort.room == 1:
        return base, player, place
    size = len(code.game.table(sort.of).items)
    word = m.Lookup(tuple(at // WORD for at in range(size)), place)
    start = m.Operate("*", player, m.Const(sort.room))
    return base, m.Operate("+", start, word), m.Lookup(tuple(at % WORD for at in range(size)), place)


def stands(sort: Field, player: m.Expression, place: m.Expression, code: Code) -> m.Expression:
    """1 when a player has a piece of a sort on a place."""
    base, offset, bit = spot(sort, player, place, code)
    return m.Bits("has", m.Read(base, offset), bit)


def how_many(sort: Field, player: m.Expression, code: Code) -> m.Expression:
    """How many pieces of a sort a player has on the board."""
    base = code.layout.fields[sort.name, sort.each]
    if sort.room == 1:
        return m.Bits("count", m.Read(base, player))
    local = code.new_local()
    start = m.Operate("*", player, m.Const(sort.room))
    word = m.Read(base, m.Operate("+", start, m.Local(local)))
    return m.Aggregate("sum", local, sort.room, ONE, m.Bits("count", word))


def masks(sorts: Sequence[Field], owner: m.Expression | None, code: Code, *, opponents: bool = False) -> m.Expression:
    """Where pieces of some sorts stand, as a mask: one player's, those of all others than ``you``, anybody's."""
    if all(sort.room == 1 for sort in sorts):
        found = [
            m.Choice(there, m.Read(code.layout.fields[sort.name, sort.each], player), ZERO)
            if there is not None
            else m.Read(code.layout.fields[sort.name, sort.each], player)
            for sort in sorts
            for player, there in _players(owner, code, opponents=opponents)
        ]
        whole: m.Expression = found[0]
        for one in found[1:]:
            whole = m.Operate("|", whole, one)
        return whole
    local = code.new_local()
    size = len(code.game.table(sorts[0].of).items)
    return m.Aggregate("mask", local, size, _there(sorts, owner, m.Local(local), code, opponents=opponents))


def _players(
    owner: m.Expression | None, code: Code, *, opponents: bool
) -> list[tuple[m.Expression, m.Expression | None]]:
    """Whose pieces count, each with what must hold for that."""
    if owner is not None:
        return [(owner, None)]
    players = code.layout.players
    if opponents and players == BOTH_SIDES:
        return [(m.Operate("-", ONE, code.you), None)]
    everybody = [m.Const(at) for at in range(players)]
    return [(one, m.Compare("!=", code.you, one) if opponents else None) for one in everybody]


def _there(
    sorts: Sequence[Field], owner: m.Expression | None, place: m.Expression, code: Code, *, opponents: bool
) -> m.Expression:
    """1 when one of them stands on a place."""
    found: list[m.Expression] = []
    for sort in sorts:
        for player, so in _players(owner, code, opponents=opponents):
            one = stands(sort, player, place, code)
            found.append(one if so is None else m.Logic("and", (so, one)))
    return found[0] if len(found) == 1 else m.Logic("or", tuple(found))


def any_there(sorts: Sequence[Field], place: m.Expression, code: Code) -> m.Expression:
    """1 when a piece of one of these sorts stands on a place, whosever it is."""
    return _there(sorts, None, place, code, opponents=False)


def _of(test: e.HasPiece, code: Code) -> m.Expression:
    owner = values.value(test.owner, code) if test.owner is not None else None
    return masks(test.sorts, owner, code, opponents=test.opponents)


def has_piece(test: e.HasPiece, code: Code) -> m.Expression:
    """1 when such a piece stands there."""
    if all(sort.room == 1 for sort in test.sorts):
        return m.Bits("has", _of(test, code), values.value(test.place, code))
    owner = values.value(test.owner, code) if test.owner is not None else None
    return _there(test.sorts, owner, values.value(test.place, code), code, opponents=test.opponents)


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


def between(test: e.Between, code: Code) -> m.Expression:
    """1 when a place lies between two others."""
    return m.Bits("has", _all_between(test, code), values.value(test.place, code))


def any_between(found: e.SetOf, code: Code) -> m.Expression | None:
    """1 when something lies between two places, where that is all that is asked; otherwise None."""
    test = _only_between(found)
    return None if test is None else m.Compare("!=", _all_between(test, code), ZERO)


def all_between(test: e.Every, code: Code) -> m.Expression | None:
    """1 when all that lies between two places holds pieces of a kind, where that is all that is asked; else None."""
    asked = _only_between(test.set)
    held = _where(test.condition, test.set.element, code) if asked is not None else None
    if asked is None or held is None:
        return None
    row = _all_between(asked, code)
    return m.Compare("==", m.Operate("&", held, row), row)


def _only_between(found: e.SetOf) -> e.Between | None:
    """What a set is of, if it is all that lies between two places."""
    if found.base is not Base.ITEMS or len(found.tests) != 1:
        return None
    (test,) = found.tests
    if not isinstance(test, e.Between) or test.negated or not isinstance(test.place, e.VariableRef):
        return None
    return test if test.place.variable.key == found.element.key else None


def _all_between(test: e.Between, code: Code) -> m.Expression:
    """What lies between two places, as a mask."""
    board, size = _board(test.table.name, code)
    pairs = ((one, two) for one in range(size) for two in range(size))
    row = tuple(sum(1 << at for at in board.between.get(pair, ())) for pair in pairs)
    left, right = values.value(test.left, code), values.value(test.right, code)
    return m.Lookup(row, m.Operate("+", m.Operate("*", left, m.Const(size)), right))


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
