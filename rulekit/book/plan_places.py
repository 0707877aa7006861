"""Where the places of a board lie in its drawing, and where their coordinates are written."""

from __future__ import annotations

import math
import re

from rulekit.document.plan import PlanLabel, Point
from rulekit.document.sentence import Words
from rulekit.model.board import LETTERS, Board, Shape
from rulekit.model.component import Table

__all__ = ["COORDINATE", "MARGIN", "coordinates", "corners", "has_coordinates", "middles", "outward"]

MARGIN = 0.8
"""What is left free for coordinates, and around."""
LETTER = 0.5
"""What is left free above for letters, where columns lean: their upper ends lie far from the letters below."""
SIDE = 0.18
"""What is left free around for a side that is somebody's, which is a broad line."""
COORDINATE = re.compile("([a-z])([0-9]+)")


def has_coordinates(table: Table) -> bool:
    """Whether a letter and a number name each place."""
    return all(COORDINATE.fullmatch(one.name) for one in table.items)


def middles(table: Table, board: Board) -> list[Point]:
    """The middle of each place; the first row lies at the bottom."""
    size = len(table.items)
    if board.shape in (Shape.GRID, Shape.HEX, Shape.ROW):
        hexes = board.shape is Shape.HEX
        lean, tall, above = (0.5, math.sqrt(3) / 2, math.sqrt(1 / 3) + LETTER) if hexes else (0.0, 1.0, 0.5)
        found = []
        for at in range(size):
            column, row = at % board.columns, at // board.columns
            across = column + lean * row
            found.append((round(across + 0.5 + MARGIN, 3), round((board.rows - 1 - row) * tall + above + SIDE, 3)))
        return found
    if has_coordinates(table):
        named = [COORDINATE.fullmatch(one.name) for one in table.items]
        places = [(LETTERS.index(one[1]), int(one[2])) for one in named if one is not None]
        top = max(row for _, row in places)
        return [(column + 0.5 + MARGIN, top - row + 0.5) for column, row in places]
    radius = max(size / (2 * math.pi), 1.0)
    turns = [2 * math.pi * at / size for at in range(size)]
    away = radius + 1.2
    return [(round(away + radius * math.sin(one), 3), round(away - radius * math.cos(one), 3)) for one in turns]


def corners(middle: Point, count: int, radius: float, turn: float) -> tuple[Point, ...]:
    """The corners of a place round its middle."""
    angles = [2 * math.pi * (at + 2 * turn) / count for at in range(count)]
    x, y = middle
    return tuple((round(x + radius * math.sin(one), 3), round(y - radius * math.cos(one), 3)) for one in angles)


def outward(point: Point, middle: Point) -> Point:
    """A little farther from the middle."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    far = math.hypot(x, y) or 1.0
    return round(point[0] + 0.45 * x / far, 3), round(point[1] + 0.45 * y / far, 3)


FROM_MIDDLE = {Shape.GRID: (0.88, 0.85), Shape.HEX: (1.15, 1.0)}
"""How far below a place its letter stands and how far left its number, where places are no points."""
FROM_POINT = (0.86, 0.75)


def coordinates(table: Table, found: list[Point]) -> list[PlanLabel]:
    """Letters below the first row, and above the last where columns lean; numbers left of each row."""
    named = [COORDINATE.fullmatch(one.name) for one in table.items]
    places = [(one[1], int(one[2])) for one in named if one is not None]
    labels: list[PlanLabel] = []
    below, before = FROM_MIDDLE.get(table.board.shape, FROM_POINT) if table.board is not None else FROM_POINT
    bottom = max(point[1] for point in found) + below
    edge = min(point[0] for point in found)
    for letter in sorted({letter for letter, _ in places}):
        low = min(row for one, row in places if one == letter)
        x = found[places.index((letter, low))][0]
        labels.append(PlanLabel((x, bottom), (Words(letter),)))
        if table.board is not None and table.board.shape is Shape.HEX:
            high = found[places.index((letter, max(row for one, row in places if one == letter)))]
            labels.append(PlanLabel((high[0], round(high[1] - below + 0.18, 3)), (Words(letter),)))
    for number in sorted({row for _, row in places}):
        first = min(letter for letter, row in places if row == number)
        at = found[places.index((first, number))]
        left = (at[0] if table.board is not None and table.board.shape is Shape.HEX else edge) - before
        labels.append(PlanLabel((round(left, 3), at[1]), (Words(str(number)),)))
    return labels
