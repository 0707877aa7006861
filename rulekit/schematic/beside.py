"""Places for what has none: amid what it touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.schematic.box import Box, Point

__all__ = ["beside"]

_ROUNDS = 60


def beside(count: int, edges: Sequence[tuple[int, int]], fixed: Mapping[int, Sequence[Box]]) -> dict[int, Point]:
    """The points of things without a place, each in the middle of the nearest points of all that it touches.

    Only what is joined to something with a place gets one: round after round, from those that are placed already.

    Args:
        count: how many things there are.
        edges: which touch.
        fixed: where those with a place lie, one or several boxes each.
    """
    touched: list[list[int]] = [[] for _ in range(count)]
    for one, two in edges:
        touched[one].append(two)
        touched[two].append(one)
    found: dict[int, Point] = {}
    for _ in range(_ROUNDS):
        for one in range(count):
            if one in fixed:
                continue
            near = [_near(other, found.get(one), found, fixed) for other in touched[one]]
            placed = [point for point in near if point is not None]
            if placed:
                found[one] = sum(x for x, _ in placed) / len(placed), sum(y for _, y in placed) / len(placed)
    return found


def _near(
    other: int, point: Point | None, found: Mapping[int, Point], fixed: Mapping[int, Sequence[Box]]
) -> Point | None:
    """The point of another thing that is nearest to a point; its middle, if there is none yet."""
    if other not in fixed:
        return found.get(other)
    boxes = fixed[other]
    if point is None:
        return boxes[0].x, boxes[0].y
    return min((box.nearest(point) for box in boxes), key=lambda one: _far(one, point))


def _far(one: Point, two: Point) -> float:
    across, down = two[0] - one[0], two[1] - one[1]
    return across * across + down * down
