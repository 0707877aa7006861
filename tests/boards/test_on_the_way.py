"""An arrow on a board goes past what lies between its ends, stays on the board, and ends before what it points at."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.book.folded import middles, size
from rulekit.book.on_the_way import CLEAR, SHORT, way
from rulekit.document.plan import Piece, Plan, Point
from rulekit.model.board import Board, Shape

SIDE = 7
CELLS = tuple(((x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)) for x in range(SIDE) for y in range(SIDE))
spots = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1)).map(lambda at: (at[0] + 0.5, at[1] + 0.5))


def _way(ends: tuple[Point, Point], others: tuple[Point, ...]) -> tuple[Point, ...]:
    return way(ends, (0, 1), Plan((), (SIDE, SIDE), CELLS, pieces=tuple(Piece(at, 0) for at in (*ends, *others))), None)


@given(st.lists(spots, min_size=2, max_size=6, unique=True))
def test_an_arrow_stays_on_the_board_and_ends_before_what_it_points_at(found: list[Point]) -> None:
    (start, end), others = (found[0], found[1]), tuple(found[2:])
    made = _way((start, end), others)
    assert made[0] == start
    assert dist(made[-1], end) == pytest.approx(min(SHORT, dist(start, end) / 2), abs=0.01)
    assert all(0 <= at <= SIDE for point in made for at in point)


@pytest.mark.parametrize("end", [(6.5, 3.5), (6.5, 6.5), (0.5, 6.5)])
def test_an_arrow_goes_round_what_lies_on_its_straight_way(end: Point) -> None:
    start: Point = (0.5, 3.5 if end[1] == 3.5 else 0.5)
    between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    made = _way((start, end), (between,))
    along = [
        tuple(a + (b - a) * by / 10 for a, b in zip(one, two, strict=True))
        for one, two in pairwise(made)
        for by in range(11)
    ]
    assert min(dist(point, between) for point in along) >= CLEAR - 0.01


def test_an_arrow_between_halves_of_a_folded_board_goes_where_its_places_go_on() -> None:
    board = Board(Shape.ROW, 24, 1, (), folds=4)
    found = middles(board)
    made = way((found[19], found[3]), (19, 3), Plan((), size(board)), board)
    turn = found[12][0]
    assert any(x == pytest.approx(turn, abs=0.01) for x, _ in made)
