"""The way that an arrow takes on a board: past what lies between, and round where the board folds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist

from rulekit.book import folded
from rulekit.document.plan import Plan, Point
from rulekit.model.board import Board

__all__ = ["CLEAR", "SHORT", "way"]

CLEAR = 0.62
"""How far a way keeps from the middle of a piece: a piece with its ring, and a little of the ground."""
SHORT = 0.6
"""How far from the middle of what it points at a way ends: outside the ring of that."""
BENDS = (0.0, 0.5, 0.8, 1.2, 1.6, 2.2, 3.0, 4.0)
"""How far a way may be pulled aside in its middle."""
STEPS = 16
"""How many pieces a bent way is cut into."""
LANE = 0.4
"""How far from the middle between both halves of a folded board a way goes along them."""
CORNER = 0.5
"""How much of a corner is rounded off."""


def way(ends: tuple[Point, Point], places: tuple[int, int], plan: Plan, board: Board | None) -> tuple[Point, ...]:
    """The points of a way, which are joined by straight lines.

    Args:
        ends: the middles of what leaves and of what comes.
        places: on which places these are, by number.
        plan: the drawing, with what lies there.
        board: the board, if the rules say how its places lie.
    """
    folds = board is not None and board.folds > 1 and max(places) < board.columns
    if board is not None and folds and len({at < board.columns // 2 for at in places}) > 1:
        return _shortened(_rounded(_round_the_fold(ends, board)))
    others = [one.at for one in plan.pieces if one.at not in ends]
    found = min(_bent(ends, plan), key=lambda line: _touched(line, others))
    return _shortened(found)


def _round_the_fold(ends: tuple[Point, Point], board: Board) -> tuple[Point, ...]:
    """From one half inwards, along it to where the places go on in the other half, and along that."""
    middle = folded.size(board)[1] / 2
    (x, y), (to_x, to_y) = ends
    turn = folded.middles(board)[board.columns // 2][0]
    here, there = (middle + (LANE if at > middle else -LANE) for at in (y, to_y))
    return (x, y), (x, here), (turn, here), (turn, there), (to_x, there), (to_x, to_y)


def _bent(ends: tuple[Point, Point], plan: Plan) -> Iterator[tuple[Point, ...]]:
    """The straight way and those that are pulled aside, the least first and towards the middle before outwards."""
    (x, y), (to_x, to_y) = ends
    far = dist(*ends) or 1.0
    aside = (y - to_y) / far, (to_x - x) / far
    middle = (x + to_x) / 2, (y + to_y) / 2
    inwards = (plan.size[0] / 2 - middle[0]) * aside[0] + (plan.size[1] / 2 - middle[1]) * aside[1]
    low, high = _edges(plan)
    for bend in BENDS:
        for side in (1, -1) if inwards >= 0 else (-1, 1):
            pulled = tuple(middle[at] + 2 * bend * side * aside[at] for at in (0, 1))
            line = tuple(_curved((x, y), (pulled[0], pulled[1]), (to_x, to_y)))
            if all(low[at] <= one[at] <= high[at] for one in line for at in (0, 1)):
                yield line if bend else ends
            if not bend:
                break


def _edges(plan: Plan) -> tuple[Point, Point]:
    """The upper left and the lower right corner of what the places of a board take up."""
    corners = [one for cell in plan.cells for one in cell] or [*plan.dots, *(one.at for one in plan.pits)]
    across, down = ([one[at] for one in corners] for at in (0, 1))
    return (min(across), min(down)), (max(across), max(down))


def _curved(start: Point, pull: Point, end: Point) -> Iterator[Point]:
    for step in range(STEPS + 1):
        by = step / STEPS
        near, between, far = (1 - by) ** 2, 2 * by * (1 - by), by**2
        yield (
            near * start[0] + between * pull[0] + far * end[0],
            near * start[1] + between * pull[1] + far * end[1],
        )


def _touched(line: Sequence[Point], others: Sequence[Point]) -> int:
    """How many pieces a way goes over."""
    return sum(any(_from(one, *stretch) < CLEAR for stretch in pairwise(line)) for one in others)


def _from(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line between two."""
    x, y = end[0] - start[0], end[1] - start[1]
    far = x * x + y * y
    along = max(0.0, min(1.0, ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / far)) if far else 0.0
    return dist(point, (start[0] + along * x, start[1] + along * y))


def _rounded(line: Sequence[Point]) -> tuple[Point, ...]:
    """With its corners rounded off."""
    made = [line[0]]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        made += _curved(_towards(corner, before), corner, _towards(corner, after))
    return (*made, line[-1])


def _towards(start: Point, end: Point) -> Point:
    by = min(CORNER, dist(start, end) / 2) / (dist(start, end) or 1.0)
    return start[0] + by * (end[0] - start[0]), start[1] + by * (end[1] - start[1])


def _shortened(line: Sequence[Point]) -> tuple[Point, ...]:
    """Up to where what it points at begins; halfway where both ends are next to one another."""
    end = line[-1]
    short = min(SHORT, dist(line[0], end) / 2)
    kept = [one for one in line if dist(one, end) > short]
    last = kept[-1]
    by = (dist(last, end) - short) / (dist(last, end) or 1.0)
    tip = last[0] + by * (end[0] - last[0]), last[1] + by * (end[1] - last[1])
    return tuple((round(x, 3), round(y, 3)) for x, y in (*kept, tip))
