"""Rows and columns of a board by what its edge prints: a letter for a column, a number for a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.board import COLUMN, LETTERS, ROW, Board, Shape
from rulekit.model.component import Table
from rulekit.model.expression import Compare, FromColumn, Literal, ParameterValue

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["columns_counted", "in_rank"]

FLAT = (Shape.GRID, Shape.HEX)
"""The boards that have rows and columns with names at the edge."""


def in_rank(test: Compare, narrator: Narrator) -> Sentence | None:
    """That a place lies in a row or a column, or on one side of it, as the edge of the board names it.

    None of anything else: of a board that is turned to each player, who counts from a corner of their own, and of a
    number that no row or column of the board has.
    """
    mark = _mark(test)
    if mark is None or not isinstance(test.left, FromColumn):
        return None
    name = test.left.column.name
    parts: dict[str, Part] = {"who": narrator.value(test.left.item), "noun": Noun(name, "columns"), "mark": mark}
    return Sentence("in_rank", {**parts, "op": Comparison(test.op), "upright": name == COLUMN})


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
