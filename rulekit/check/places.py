"""What is said of places on a board: what lies beside them, what stands there, which of them are in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, sets, values
from rulekit.check.stands import stands
from rulekit.model.board import BESIDE, TOUCHING, Shape, Way
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.expression import (
    Between,
    Condition,
    Expression,
    HasPiece,
    InLine,
    LineOf,
    PlaceBeside,
    PlaceBetween,
    VariableRef,
    You,
)
from rulekit.model.links import Links
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = [
    "PIECE",
    "between",
    "board_of",
    "has_piece",
    "in_line",
    "in_line_of",
    "line",
    "links_of",
    "middle",
    "neighbour",
    "seer",
    "sorts",
    "standing",
]

PIECE, PIECES = "piece", "pieces"
"""The words for pieces of any sort."""


def board_of(thing: Expression, scope: Scope) -> Table | None:
    """The board that a thing is a place of; None if it is none."""
    of = scope.type(thing)
    table = scope.names.tables.get(of.of) if of.kind is ValueKind.ITEM else None
    return table if table is not None and table.board is not None else None


# ---- Places ----


def neighbour(node: Node, scope: Scope) -> Expression | None:
    """``the square 2 left of that square``.

    Reports:
        RK0201: the noun is not that of the board. RK0203: no place in a grid. RK0302: no number of places.
    """
    of_node = node.child("of")
    of = values.value(of_node, scope)
    if of is None:
        return None
    table = board_of(of, scope)
    if table is None or table.board is None or table.board.shape is Shape.LINES:
        kind = values.kind_of(scope.type(of))
        scope.report(errors.wrong_kind(values.text_of(of_node), of_node.span, kind, "a place in a grid or a row"))
        return None
    if node.name.text != table.name:
        scope.report(errors.unknown_name(node.name.text, node.name.span, (table.name,), "place here"))
        return None
    way = Way(node.the(*(one.value for one in Way)).kind)
    count = 1 if node.number is None else node.number
    most = max(table.board.columns, table.board.rows)
    if not 1 <= count < most:
        scope.report(errors.outside(count, 1, most - 1, node.span))
        return None
    who, seen = seer(table, node.span, scope)
    return PlaceBeside(table, way, count, of, who) if seen else None


def middle(node: Node, scope: Scope) -> Expression | None:
    """``the square between start and goal``: nothing where there is none, or more than one.

    Reports:
        RK0201: the noun is not that of the board. RK0203: no places of one board. RK0314: one of them can be nothing.
    """
    ends = _ends(node, None, scope)
    if ends is None:
        return None
    table, one, other = ends
    if node.name.text != table.name:
        scope.report(errors.unknown_name(node.name.text, node.name.span, (table.name,), "place here"))
        return None
    return PlaceBetween(table, one, other)


def _ends(node: Node, table: Table | None, scope: Scope) -> tuple[Table, Expression, Expression] | None:
    """The board with the two places between which something lies; of ``table``, if a place is known already."""
    found: list[Expression] = []
    for said in (node.child("near"), node.child("far")):
        end = values.definite_value(said, scope)
        if end is None:
            continue
        board = board_of(end, scope)
        if board is None or (table is not None and board != table):
            kind = values.kind_of(scope.type(end))
            scope.report(errors.wrong_kind(values.text_of(said), said.span, kind, "a place of the same board"))
            return None
        table = board
        found.append(end)
    if table is None or len(found) < 2:  # noqa: PLR2004  # one for each end
        return None
    return table, found[0], found[1]


def seer(table: Table, span: Span, scope: Scope) -> tuple[Expression | None, bool]:
    """Who sees a board that is turned to each player; and whether there is somebody, if it is."""
    if table.board is None or not table.board.turned:
        return None, True
    return You(), scope.you(span)


def links_of(name: Word | None, left: Expression, scope: Scope) -> Links | None:
    """What touches along the lines of a board, of a kind or of any; None if it is no board, or has no such lines."""
    table = board_of(left, scope)
    if table is None or table.board is None:
        return None
    board = table.board
    if name is not None and name.text not in board.kinds:
        return None
    edges = tuple(((table.name, one), (table.name, two)) for one, two in board.edges(name.text if name else ""))
    kind = name.text if name else BESIDE if board.shape in (Shape.GRID, Shape.HEX) else TOUCHING
    return Links(kind, edges, ("",) * len(edges), "", table.span)


# ---- Pieces ----


def sorts(word: Word, table: Table, scope: Scope) -> tuple[Field, ...]:
    """The pieces of that name on a board; all of them for ``piece``; none if there is no such sort."""
    there = scope.names.pieces_on(table.name)
    named = tuple(one for one in there if word.text in (one.name, one.plural))
    return named or (there if word.text in (PIECE, PIECES) else ())


def has_piece(node: Node, left: Expression, scope: Scope) -> Condition | None:
    """``has your man``, ``has an opponent's piece``, ``has no piece``; None if it says something else of a place."""
    table, thing = board_of(left, scope), node.node()
    if table is None or thing is None or thing.kind not in ("name", "yours", "owned"):
        return None
    found = sorts(thing.name, table, scope)
    if not found:
        return None
    owner: Expression | None = None
    opponents = False
    match thing.kind:
        case "yours":
            if not scope.you(thing.span):
                return None
            owner = You()
        case "owned":
            said = thing.the("owner", "owner_that")
            opponents = said.kind == "owner" and said.name.text == "opponent" and (node.says("a") or node.says("an"))
            person = scope.variable(said.name.text)
            if person is None and said.name.text == "opponent":
                person = scope.variable("player")
            if opponents and not scope.you(thing.span):
                return None
            if not opponents and (person is None or person.type.kind is not ValueKind.PLAYER):
                scope.report(errors.nothing_meant(said.name.text, said.span))
                return None
            owner = VariableRef(person) if person is not None and not opponents else None
        case _:
            pass
    noun = found[0].name if len(found) == 1 and thing.name.text not in (PIECE, PIECES) else PIECE
    return HasPiece(left, noun, found, owner, opponents, node.kind == "has_no")


def standing(place: Expression, which: tuple[Field, ...], scope: Scope, *, held: bool) -> bool:
    """Whether a place is known to hold one of these pieces (``held``), or to hold none at all."""
    board = stands(scope.facts, scope.names.pieces_on(scope.type(place).of))
    return board.holds(place, which) if held else board.is_vacant(place)


# ---- Lines ----


def line(node: Node, scope: Scope) -> Condition | None:
    """``there is a line of 4 squares that have your disc``."""
    return _line(node, None, scope, negated=node.kind == "no_line")


def in_line_of(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``is in a line of 3 own points``."""
    return _line(node, left, scope, negated=negated)


def _line(node: Node, place: Expression | None, scope: Scope, *, negated: bool) -> Condition | None:
    """So many places in a line, all of which are as is said.

    Reports:
        RK0203: things that are no places of a board, or of another. RK0302: no line has so many places.
    """
    found = sets.set_of(node, scope)
    if found is None:
        return None
    table = scope.names.tables.get(found.of)
    thing = node.child("thing")
    if table is None or table.board is None or found.element.type.kind is not ValueKind.ITEM:
        scope.report(errors.wrong_kind(values.text_of(thing), thing.span, "no places of a board", "places of a board"))
        return None
    if place is not None and scope.type(place).of != table.name:
        kind = values.kind_of(scope.type(place))
        scope.report(errors.wrong_kind("", node.span, kind, errors.one(table.name)))
        return None
    count, most = node.number or 0, max((len(one.places) for one in table.board.lines), default=2)
    if not 2 <= count <= most:  # noqa: PLR2004  # fewer make no line
        scope.report(errors.outside(count, 2, most, node.span))
        return None
    return LineOf(count, found, place, negated)


def between(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``between start and end``: on a straight line, and neither of the two.

    Reports:
        RK0203: no places of one board. RK0314: one of them can be nothing.
    """
    table = board_of(left, scope)
    if table is None:
        kind = values.kind_of(scope.type(left))
        scope.report(errors.wrong_kind("", node.span, kind, "a place of a board"))
        return None
    ends = _ends(node, table, scope)
    return Between(*ends[:1], left, *ends[1:], negated) if ends is not None else None


def in_line(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``in line with start by diagonal``.

    Reports:
        RK0201: the board has no such lines. RK0203: no places of one board.
    """
    far_node = node.child("far")
    right = values.definite_value(far_node, scope)
    table = board_of(left, scope)
    if right is None:
        return None
    if table is None or table.board is None or board_of(right, scope) != table:
        kind = values.kind_of(scope.type(right))
        scope.report(errors.wrong_kind(values.text_of(far_node), far_node.span, kind, "a place of the same board"))
        return None
    name = node.names[0] if node.names else None
    if name is not None and name.text not in table.board.kinds:
        scope.report(errors.unknown_name(name.text, name.span, table.board.kinds, "kind of lines"))
        return None
    return InLine(left, right, name.text if name else "", negated)
