"""A row that is drawn there and back: a board of long points in two halves, with what lies on them in stacks."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.plan import Point
from rulekit.model.board import Board

__all__ = ["LONG", "centres", "corners", "frame", "in_characters", "middles", "numbers", "size", "stack"]

LONG = 5.0
"""How long a point is; 1 is as wide as one."""
APART = 1.6
"""What lies between the points of both halves."""
EDGE = 0.9
"""What is left free around, for the numbers."""
CENTRE = 1.4
"""How far from its edge the middle of what happens on a point is."""
BAR = 1.0
"""What is left free between the parts of a half."""


def _half(board: Board) -> int:
    return board.columns // 2


def size(board: Board) -> Point:
    """The width and the height of the drawing."""
    return 2 * EDGE + _half(board) + BAR * (board.folds // 2 - 1), 2 * (EDGE + LONG) + APART


def middles(board: Board) -> list[Point]:
    """The middle of the edge that each point stands on: from the right below to the left, and back above."""
    long, each = _half(board), board.columns // board.folds
    found = []
    for at in range(board.columns):
        below = at < long
        column = long - 1 - at if below else at - long
        x = EDGE + column + 0.5 + BAR * (column // each)
        found.append((x, size(board)[1] - EDGE if below else EDGE))
    return found


def centres(board: Board) -> list[Point]:
    """Where what happens on a point is drawn, some way from its edge; at last that of what waits between the parts."""
    high = size(board)[1] / 2
    return [*((x, y - CENTRE if y > high else y + CENTRE) for x, y in middles(board)), (between(board), high)]


def between(board: Board) -> float:
    """How far from the left what waits between the parts of a half lies, in the first gap from there."""
    return EDGE + board.columns // board.folds + BAR / 2


def corners(board: Board) -> tuple[tuple[Point, ...], ...]:
    """Each point, as wide as its edge and as sharp as can be."""
    high = size(board)[1] / 2
    found = []
    for x, y in middles(board):
        tip = y - LONG if y > high else y + LONG
        found.append(((x - 0.5, y), (x + 0.5, y), (x, tip)))
    return tuple(found)


def frame(board: Board) -> tuple[tuple[Point, Point], ...]:
    """The lines round the board, and round what lies between the parts of its halves."""
    width, height = size(board)
    each = board.columns // board.folds
    sides = [EDGE, width - EDGE]
    for part in range(1, board.folds // 2):
        left = EDGE + part * each + (part - 1) * BAR
        sides += [left, left + BAR]
    upright = [((x, EDGE), (x, height - EDGE)) for x in sides]
    return (*upright, *(((EDGE, y), (width - EDGE, y)) for y in (EDGE, height - EDGE)))


def numbers(board: Board) -> list[Point]:
    """Where the number of each point is written: outside, at its edge."""
    high = size(board)[1] / 2
    return [(x, y + 0.45 if y > high else y - 0.45) for x, y in middles(board)]


def stack(board: Board, at: int, count: int) -> tuple[Point, ...]:
    """Where each of so many things lies on a point, from its edge inwards; between the parts from the middle."""
    high = size(board)[1] / 2
    if at == board.columns:
        step = min(0.9, 2 * LONG / max(count, 1))
        return tuple((between(board), round(high + step * (number - (count - 1) / 2), 3)) for number in range(count))
    x, y = middles(board)[at]
    step = min(0.9, (LONG - 0.1) / max(count, 1))
    away = [0.45 + number * step for number in range(count)]
    return tuple((x, round(y - one if y > high else y + one, 3)) for one in away)


def in_characters(board: Board, drawn: Mapping[int, str], empty: str) -> tuple[str, ...]:
    """The board in rows of characters: what lies on each point, the numbers outside."""
    long, each = _half(board), board.columns // board.folds
    order = [range(long, board.columns), range(long - 1, -1, -1)]
    wide = max(len(str(board.columns)), *(len(one) for one in drawn.values()), 1)

    def line(said: list[str]) -> str:
        parts = [said[at : at + each] for at in range(0, long, each)]
        return " │ ".join(" ".join(f"{one:>{wide}}" for one in part) for part in parts).rstrip()

    (above, below) = ([[str(at + 1) for at in places], [drawn.get(at, empty) for at in places]] for places in order)
    middle = line([""] * long)
    if waits := drawn.get(board.columns):
        middle = middle.replace("│", waits, 1)
    return line(above[0]), line(above[1]), middle, line(below[1]), line(below[0])
