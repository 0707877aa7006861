"""Lines from box to box: by the shortest way, around what stands in it, and over few other lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rulekit.schematic.box import Box, Point, Room

__all__ = ["Outline", "Path", "covers", "outline", "path"]

Path = tuple[Point, Point, Point]
"""Where a line begins, what bends it (its middle, if it is straight), and where it ends."""
Outline = tuple[Point, ...]
"""The points of a line made of straight pieces."""

_BENDS = tuple(side * bend / 10 for bend in range(11) for side in (1, -1))
"""How far to the side a line may be bent, as a part of its length."""
_PLACES = (0.5, 0.25, 0.75, 0.0, 1.0)
"""Where along the stretch that two long boxes share a line may join them."""
_BEND_COST, _BOX_COST, _LINE_COST = 4.0, 60.0, 3.0
"""What a bend as long as its line costs, each box that is crossed, and each line."""
_NEVER = float("inf")
_PIECES, _STEP = 6, 8.0
"""How many straight pieces a curve is among other lines, and after how many points it is looked for in boxes."""
_STRAIGHT = 1e-6


def path(
    one: Box,
    two: Box,
    *,
    boxes: Sequence[Box],
    names: Sequence[Box],
    lines: Sequence[Outline],
    small: Box,
    frame: Room,
) -> Path:
    """The line between two boxes, from edge to edge.

    Args:
        one: where it begins.
        two: where it ends.
        boxes: those that it should not cross.
        names: words that it should not cross, if it can be helped.
        lines: the same of lines.
        small: the size of a usual box, which lines meet in the middle; along a longer one they take the shortest way.
        frame: the room that it should not leave.
    """
    reach = one.around(two)
    reach = reach.grown(max(reach.width, reach.height) * max(_BENDS) / 4)  # as far as a bend leads to the side
    boxes = [box for box in boxes if min(reach.overlap(box)) > 0]
    lines = [line for line in lines if _passes(reach, line)]
    least, best = _NEVER, None
    for bare, curve in _ideas(one, two, small):
        if bare >= least:
            continue
        points = outline(curve)
        cost = bare + _BOX_COST * sum(covers(box, curve) for box in boxes)
        if not all(0 < x < frame.width and 0 < y < frame.height for x, y in points):
            continue
        cost += _LINE_COST * sum(covers(box, curve) for box in names)
        for line in lines:
            if cost >= least:
                break
            cost += _LINE_COST if _cross(points, line) else 0
        if cost < least:
            least, best = cost, curve
    assert best is not None
    start, middle, end = best
    return _edge(one, start, middle, end), middle, _edge(two, end, middle, start)


def outline(curve: Path) -> Outline:
    """The curve as straight pieces: one if it is straight."""
    start, middle, end = curve
    if abs(_side(start, end, middle)) < _STRAIGHT:
        return start, end
    return tuple(_on(curve, at / _PIECES) for at in range(_PIECES + 1))


def covers(box: Box, curve: Path) -> bool:
    """Whether a curve crosses a box."""
    (x, y), (s, t), (u, v) = curve
    if min(x, s, u) >= box.right or max(x, s, u) <= box.left or min(y, t, v) >= box.bottom or max(y, t, v) <= box.top:
        return False
    looks = 4 + int((abs(u - x) + abs(v - y)) / _STEP)
    return any(box.holds(*_on(curve, at / looks)) for at in range(1, looks))


def _ideas(one: Box, two: Box, small: Box) -> Iterator[tuple[float, Path]]:
    """The lines that could be drawn from inside one box to inside the other, with what each costs in itself."""
    first, second = (box.shrunk(small.width / 2, small.height / 2) for box in (one, two))
    across = _facing(first.left, first.right, second.left, second.right)
    down = _facing(first.top, first.bottom, second.top, second.bottom)
    seen = set[tuple[Point, Point]]()
    for number, place in enumerate(_PLACES):
        ends = (_at(across[0], place), _at(down[0], place)), (_at(across[1], place), _at(down[1], place))
        if ends in seen:
            continue
        seen.add(ends)
        (x, y), (u, v) = ends
        for bend in _BENDS:
            middle = ((x + u) / 2 - (v - y) * bend / 2, (y + v) / 2 + (u - x) * bend / 2)
            yield _BEND_COST * abs(bend) + number / 8, (ends[0], middle, ends[1])


def _facing(low: float, high: float, other_low: float, other_high: float) -> tuple[Point, Point]:
    """Of two stretches of a line the parts that are nearest to each other: a point of each, or what they share."""
    if high < other_low:
        return (high, high), (other_low, other_low)
    if other_high < low:
        return (low, low), (other_high, other_high)
    shared = max(low, other_low), min(high, other_high)
    return shared, shared


def _at(stretch: Point, place: float) -> float:
    return stretch[0] + (stretch[1] - stretch[0]) * place


# ---- Curves ----


def _on(curve: Path, at: float) -> Point:
    """A point of the curve, ``at`` from 0 to 1."""
    (x, y), (s, t), (u, v) = curve
    rest = 1 - at
    a, b, c = rest * rest, 2 * rest * at, at * at
    return x * a + s * b + u * c, y * a + t * b + v * c


def _passes(box: Box, line: Outline) -> bool:
    """Whether a line could pass through a box."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs) < box.right and max(xs) > box.left and min(ys) < box.bottom and max(ys) > box.top


def _cross(one: Outline, two: Outline) -> bool:
    """Whether two lines made of straight pieces cross."""
    return any(_meet(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(two))


def _meet(start: Point, end: Point, other: Point, last: Point) -> bool:
    """Whether two straight lines cross; most lie so far apart that a look at their ends tells."""
    (x, y), (u, v), (p, q), (r, s) = start, end, other, last
    if (x < p) == (x < r) == (u < p) == (u < r) or (y < q) == (y < s) == (v < q) == (v < s):
        return False
    return _side(start, end, other) * _side(start, end, last) < 0 > _side(other, last, start) * _side(other, last, end)


def _side(start: Point, end: Point, point: Point) -> float:
    """On which side of a straight line a point lies: above 0, below 0, or 0 on it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _edge(box: Box, start: Point, middle: Point, end: Point) -> Point:
    """Where the curve that begins in a box leaves it."""
    low, high = 0.0, 1.0
    for _ in range(20):
        at = (low + high) / 2
        if box.holds(*_on((start, middle, end), at)):
            low = at
        else:
            high = at
    return _on((start, middle, end), low)
