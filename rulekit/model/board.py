"""Boards: places in a grid, a row, a ring or along lines; what lies straight beside what. Worked out once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cached_property
from typing import assert_never

from attrs import frozen

__all__ = [
    "BESIDE",
    "LETTERS",
    "TOUCHING",
    "Board",
    "Line",
    "Shape",
    "Way",
    "grid",
    "hex_grid",
    "of_lines",
    "ring",
    "row",
]

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""What the columns of a grid are called, from the left."""


BESIDE, TOUCHING = "beside", "touching"
"""What links are called where no kind is named: in a grid, and along lines."""


class Shape(Enum):
    """How the places of a board lie."""

    GRID = "grid"
    HEX = "hex"
    ROW = "row"
    RING = "ring"
    LINES = "lines"
    """Along lines that the rules list."""


class Way(Enum):
    """Where a neighbour lies; rows count upwards, columns to the right."""

    ABOVE = "above"
    BELOW = "below"
    LEFT = "left"
    RIGHT = "right"


@frozen
class Line:
    """Places that lie straight one behind the other; ``closed``: the first follows the last. ``kind`` is its name."""

    kind: str
    places: tuple[int, ...]
    closed: bool = False

    def windows(self, count: int) -> Iterator[tuple[int, ...]]:
        """Every ``count`` places in a row of it."""
        size = len(self.places)
        if count > size:
            return
        around = self.places * 2 if self.closed and count < size else self.places
        starts = size if self.closed and count < size else size - count + 1
        yield from (around[at : at + count] for at in range(starts))


@frozen
class Board:
    """Where the places of a table lie.

    Args:
        shape: how they lie.
        columns, rows: how many there are across and up; of lines, 0.
        lines: every line that is straight, as long as it goes.
        turned: whether each player sees it from a side of their own: numbers and ways are as they see them.
        folds: in how many parts of a row it is drawn, half of them there and half of them back; 1 for straight on.
    """

    shape: Shape
    columns: int
    rows: int
    lines: tuple[Line, ...]
    turned: bool = False
    folds: int = 1

    def seats(self, players: int) -> bool:
        """Whether the board looks alike from as many sides."""
        match self.shape:
            case Shape.GRID | Shape.HEX | Shape.ROW:
                return players in (1, SIDES)
            case Shape.RING:
                return self.columns % players == 0
            case Shape.LINES:
                return False
            case _:
                assert_never(self.shape)

    def seen(self, seat: int, players: int) -> tuple[int, ...]:
        """For each place, as which a player sees it; the first sees the board as it is drawn."""
        size = self.columns * self.rows
        if not self.turned or seat == 0:
            return tuple(range(size))
        if self.shape is Shape.RING:
            return tuple((at - seat * size // players) % size for at in range(size))
        return tuple(reversed(range(size)))

    @property
    def names(self) -> tuple[str, ...]:
        """What its places are called, ``a1`` first; of a row and a ring only their numbers."""
        if self.shape in (Shape.GRID, Shape.HEX):
            return tuple(f"{LETTERS[column]}{row + 1}" for row in range(self.rows) for column in range(self.columns))
        return tuple(str(at + 1) for at in range(self.columns))

    @property
    def kinds(self) -> tuple[str, ...]:
        """What its lines are called; in a grid ``side`` is what has a side in common."""
        found = tuple(dict.fromkeys(one.kind for one in self.lines))
        return (*found, SIDE) if self.shape is not Shape.LINES else found

    def along(self, kind: str) -> tuple[Line, ...]:
        """The lines of a kind, all without one."""
        if kind == SIDE and SIDE in self.kinds:
            return tuple(one for one in self.lines if self.shape is not Shape.GRID or one.kind != DIAGONAL)
        return tuple(one for one in self.lines if kind in ("", one.kind))

    def straight(self, count: int) -> tuple[tuple[int, ...], ...]:
        """Every ``count`` places that lie in a row, each once."""
        found = (one for line in self.lines for one in line.windows(count))
        return tuple({frozenset(one): one for one in found}.values())

    @cached_property
    def between(self) -> Mapping[tuple[int, int], tuple[int, ...]]:
        """What lies strictly between two places on a straight line, for each pair that has something between."""
        found: dict[tuple[int, int], tuple[int, ...]] = {}
        for line in self.lines:
            around = line.places * 2 if line.closed else line.places
            for first, here in enumerate(line.places):
                for last in range(first + 2, len(around)):
                    there, inner = around[last], around[first + 1 : last]
                    if here == there:
                        break
                    known = found.get((here, there), ())
                    found[here, there] = found[there, here] = tuple(sorted({*known, *inner}))
        return found

    @cached_property
    def middles(self) -> Mapping[tuple[int, int], int]:
        """The only place strictly between two on a straight line, for each pair that has just one."""
        return {pair: some[0] for pair, some in self.between.items() if len(some) == 1}

    def edges(self, kind: str) -> tuple[tuple[int, int], ...]:
        """The pairs that lie beside one another on a line of a kind, each once."""
        found = ((min(pair), max(pair)) for line in self.along(kind) for pair in line.windows(2))
        return tuple(dict.fromkeys(found))

    def beside(self, way: Way, count: int) -> tuple[int | None, ...]:
        """For each place the one so many places that way; None beyond the edge."""
        match way:
            case Way.ABOVE:
                across, up = 0, count
            case Way.BELOW:
                across, up = 0, -count
            case Way.LEFT:
                across, up = -count, 0
            case Way.RIGHT:
                across, up = count, 0
            case _:
                assert_never(way)
        found: list[int | None] = []
        for at in range(self.columns * self.rows):
            column, row_ = at % self.columns + across, at // self.columns + up
            if self.shape is Shape.RING:
                column %= self.columns
            inside = 0 <= column < self.columns and 0 <= row_ < self.rows
            found.append(row_ * self.columns + column if inside else None)
        return tuple(found)

    def beside_as_seen(self, way: Way, count: int, seat: int, players: int) -> tuple[int | None, ...]:
        """For each place the one so many places that way, as a player sees the board; None beyond the edge."""
        seen = self.seen(seat, players)
        place = {there: at for at, there in enumerate(seen)}
        found = self.beside(way, count)
        return tuple(None if (there := found[here]) is None else place[there] for here in seen)


SIDES = 2
"""From so many sides a grid or a row looks alike."""
SIDE, DIAGONAL, ROW, COLUMN = "side", "diagonal", "row", "column"
ACROSS: tuple[tuple[str, int, int], ...] = ((ROW, 1, 0), (COLUMN, 0, 1))


def grid(columns: int, rows: int) -> Board:
    """A grid of squares."""
    ways = (*ACROSS, (DIAGONAL, 1, 1), (DIAGONAL, 1, -1))
    return Board(Shape.GRID, columns, rows, tuple(_straight(columns, rows, ways)))


def hex_grid(columns: int, rows: int) -> Board:
    """A grid in which each row stands half a place beside the one below; a place touches six others."""
    ways = (*ACROSS, (DIAGONAL, 1, -1))
    return Board(Shape.HEX, columns, rows, tuple(_straight(columns, rows, ways)))


def row(count: int) -> Board:
    """Places one beside the other."""
    return Board(Shape.ROW, count, 1, (Line(ROW, tuple(range(count))),))


def ring(count: int) -> Board:
    """Places one beside the other, of which the first follows the last."""
    return Board(Shape.RING, count, 1, (Line(ROW, tuple(range(count)), closed=True),))


def of_lines(lines: tuple[Line, ...]) -> Board:
    """Places along lines that are listed."""
    return Board(Shape.LINES, 0, 0, lines)


def _straight(columns: int, rows: int, ways: tuple[tuple[str, int, int], ...]) -> Iterator[Line]:
    """Every straight line of two places or more, from its first place to its last."""
    for kind, across, up in ways:
        for row_ in range(rows):
            for column in range(columns):
                if 0 <= column - across < columns and 0 <= row_ - up < rows:
                    continue  # it begins before
                found: list[int] = []
                x, y = column, row_
                while 0 <= x < columns and 0 <= y < rows:
                    found.append(y * columns + x)
                    x, y = x + across, y + up
                if len(found) > 1:
                    yield Line(kind, tuple(found))
