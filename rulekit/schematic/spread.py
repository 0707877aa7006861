"""Places for things of which none has one: near what it touches, far from what it does not."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import sqrt

from rulekit.schematic.box import Point

__all__ = ["spread"]

_ROUNDS = 24
_FIRST_STEP, _STEP_SHRINKS = 1.0, 0.84
_NEAR = 0.3
"""Up to which distance between two things it counts in full how far apart they are; farther off, ever less."""


def spread(count: int, edges: Sequence[tuple[int, int]]) -> list[Point]:
    """A point between 0 and 1 for each of ``count`` things, across and down.

    Two things should lie as far apart as there are edges between them. Each pair in turn is moved towards that, in
    ever smaller steps (stress by stochastic gradient descent, with the pairs in their order, so that the outcome is
    always the same).

    Args:
        count: how many things there are.
        edges: which touch.

    Source:
        Zheng, Pawar, Goodman, "Graph Drawing by Stochastic Gradient Descent" (2018).
    """
    points = [(_halton(one + 1, 2), _halton(one + 1, 3)) for one in range(count)]
    steps = _steps(count, edges)
    unit = 1 / max((one for row in steps for one in row), default=1)
    pairs = [(one, two) for one in range(count) for two in range(one)]
    eagerness = _FIRST_STEP
    for turn in range(_ROUNDS):
        for one, two in pairs if turn % 2 else reversed(pairs):
            _part(points, one, two, steps[one][two] * unit, eagerness)
        eagerness *= _STEP_SHRINKS
    return _filling(points)


def _part(points: list[Point], one: int, two: int, wanted: float, eagerness: float) -> None:
    """Move two things towards the distance wanted between them."""
    (x, y), (u, v) = points[one], points[two]
    across, down = u - x, v - y
    apart = sqrt(across * across + down * down) or 1e-6
    near = _NEAR / wanted
    move = min(near * near, 1.0) * eagerness * (apart - wanted) / apart / 2
    points[one] = (x + across * move, y + down * move)
    points[two] = (u - across * move, v - down * move)


def _steps(count: int, edges: Sequence[tuple[int, int]]) -> list[list[int]]:
    """How many edges lie between each two things; one more than the longest way where no way leads."""
    beside: list[list[int]] = [[] for _ in range(count)]
    for one, two in edges:
        beside[one].append(two)
        beside[two].append(one)
    found: list[list[int]] = []
    for start in range(count):
        far = [-1] * count
        far[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in beside[here]:
                if far[there] < 0:
                    far[there] = far[here] + 1
                    queue.append(there)
        found.append(far)
    longest = max((one for row in found for one in row), default=0) + 1
    return [[one if one >= 0 else longest for one in row] for row in found]


def _filling(points: Sequence[Point]) -> list[Point]:
    """The points stretched over the whole square."""
    ranges = [(min(axis), max(axis) - min(axis)) for axis in zip(*points, strict=True)]
    (left, width), (top, height) = ranges
    return [((x - left) / (width or 1), (y - top) / (height or 1)) for x, y in points]


def _halton(number: int, base: int) -> float:
    """A point of a sequence that fills the line evenly (van der Corput)."""
    found, part = 0.0, 1.0
    while number:
        part /= base
        found += part * (number % base)
        number //= base
    return found
