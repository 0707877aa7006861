"""Rows and columns of a board by what its edge prints: a letter for a column, a number for a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulekit.document.closed import Comparison, Way
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.board import COLUMN, LETTERS, ROW, Board, Shape
from rulekit.model.component import Table
from rulekit.model.expression import Compare, FromColumn, Literal, ParameterValue, VariableRef, You
from rulekit.model.type import Variable

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["columns_counted", "edge_of", "further_forward", "in_rank"]

FLAT = (Shape.GRID, Shape.HEX)
"""The boards that have rows and columns with names at the edge."""


def in_rank(test: Compare, narrator: Narrator) -> Sentence | None:
    """That a place lies in a row or a column, or on one side of it, as the edge of the board names it.

    On a board that is turned to each player, who counts from a corner of their own, that it lies in the rows nearest
    to them, or farthest from them. None of anything else, and of a number that no row or column of the board has.
    """
    if (near := _in_near_rows(test, narrator)) is not None:
        return near
    mark = _mark(test)
    if mark is None or not isinstance(test.left, FromColumn):
        return None
    name = test.left.column.name
    parts: dict[str, Part] = {"who": narrator.value(test.left.item), "noun": Noun(name, "columns"), "mark": mark}
    return Sentence("in_rank", {**parts, "op": Comparison(test.op), "upright": name == COLUMN})


def edge_of(test: Compare, place: Variable) -> Way | None:
    """The edge of a board that a place lies on by a condition: its first row or column or the last; None of any other.

    Args:
        test: the condition.
        place: stands for the place.
    """
    match test.left:
        case FromColumn(column=column, item=VariableRef(variable=variable), table=Table(board=Board() as board)) if (
            variable.key == place.key and test.op == Comparison.IS and _mark(test) is not None and not board.turned
        ):
            right = test.right
            number = right.value if isinstance(right, Literal) else 0
            last = board.columns if column.name == COLUMN else board.rows
            sides = (Way.LEFT, Way.RIGHT) if column.name == COLUMN else (Way.BELOW, Way.ABOVE)
            return {1: sides[0], last: sides[1]}.get(number)
        case _:
            return None


def further_forward(test: Compare, narrator: Narrator) -> Sentence | None:
    """That a place lies further forward than another, or further back, for whoever sits at a board turned to each."""
    match test:
        case Compare(
            left=FromColumn(column=column, item=who, table=Table(board=Board(turned=True, shape=Shape.GRID))),
            op=Comparison.MORE_THAN | Comparison.LESS_THAN as op,
            right=FromColumn(column=other, item=of),
        ) if column == other and column.name == ROW and _as_you_see(test.left) and _as_you_see(test.right):
            parts: dict[str, Part] = {"who": narrator.value(who), "of": narrator.value(of)}
            return Sentence("further_forward", {**parts, "back": op == Comparison.LESS_THAN})
        case _:
            return None


def _as_you_see(figure: object) -> bool:
    return isinstance(figure, FromColumn) and isinstance(figure.seer, You)


def _in_near_rows(test: Compare, narrator: Narrator) -> Sentence | None:
    """That a place lies in the first rows of a board as a player sees it, or in the last ones."""
    match test.left, test.right:
        case (
            FromColumn(column=column, item=who, table=Table(board=Board(turned=True, shape=Shape.GRID) as board)),
            Literal() | ParameterValue() as right,
        ) if column.name == ROW and _as_you_see(test.left):
            number = right.value if isinstance(right, Literal) else right.parameter.value
            counts = {
                Comparison.AT_MOST: (number, False),
                Comparison.LESS_THAN: (number - 1, False),
                Comparison.AT_LEAST: (board.rows - number + 1, True),
                Comparison.MORE_THAN: (board.rows - number, True),
            }
            if number in (1, board.rows):
                counts |= dict.fromkeys((Comparison.IS, Comparison.IS_NOT), (1, number > 1))
            count, far = counts.get(Comparison(test.op), (0, False))
            if not 1 <= count < board.rows:
                return None
            parts: dict[str, Part] = {"who": narrator.value(who), "noun": Noun(ROW, "columns"), "count": Number(count)}
            return Sentence("in_near_rows", {**parts, "far": far, "negated": test.op == Comparison.IS_NOT})
        case _:
            return None


def columns_counted(table: Table, asked: Iterable[object]) -> Sentence | None:
    """What number each lettered column of a board is, where the rules count columns instead of naming one.

    Args:
        table: the places of a board.
        asked: all that the rules say.
    """
    board = table.board
    if board is None or board.shape not in FLAT or board.turned:
        return None
    found = [one for one in asked if isinstance(one, Compare | FromColumn)]
    named = {id(one.left) for one in found if isinstance(one, Compare) and _mark(one) is not None}
    counted = (one for one in found if isinstance(one, FromColumn) and id(one) not in named)
    if not any(one.table.name == table.name and one.column.name == COLUMN for one in counted):
        return None
    return Sentence("columns_counted", {"last": LETTERS[board.columns - 1], "count": Number(board.columns)})


def _mark(test: Compare) -> str | Number | None:
    """What the edge prints of the row or column that a place is compared with; None of any other comparison."""
    match test.left, test.right:
        case (
            FromColumn(column=column, table=Table(board=Board() as board), seer=None),
            Literal() | ParameterValue() as right,
        ) if board.shape in FLAT and column.name in (ROW, COLUMN):
            number = right.value if isinstance(right, Literal) else right.parameter.value
            if not 1 <= number <= (board.columns if column.name == COLUMN else board.rows):
                return None
            return LETTERS[number - 1] if column.name == COLUMN else Number(number)
        case _:
            return None
