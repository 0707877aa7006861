"""A medallion for each card: the colours of its pile, and where it has no picture a division of its own."""

from __future__ import annotations

import math
from collections.abc import Iterator

__all__ = ["BACK", "PAIRS", "colours", "division"]

Point = tuple[float, float]
"""In a square whose side is 2 and whose middle is 0."""
Shape = tuple[Point, ...]

PAIRS = (
    ("#d8973f", "#2e6c93"),
    ("#7fa3a8", "#f0dfb4"),
    ("#c9603a", "#f0d9a0"),
    ("#5f7f4a", "#e9dcae"),
    ("#8a5b86", "#f1d3b0"),
    ("#3f5f7c", "#d9c48a"),
    ("#b0843c", "#f5eeda"),
)
"""The colours of a field and of what divides it, one pair for each pile."""


def _rays(count: int, turned: float) -> Iterator[Shape]:
    """Every second part of a pie."""
    for at in range(count):
        ends = (math.radians(turned + (at + half) * 360 / count) for half in (0, 0.5))
        yield ((0, 0), *((round(2 * math.cos(end), 4), round(2 * math.sin(end), 4)) for end in ends))


RISING: Shape = ((1, -1), (1, -0.6), (-0.6, 1), (-1, 1), (-1, 0.6), (0.6, -1))
FALLING: Shape = ((-1, -1), (-0.6, -1), (1, 0.6), (1, 1), (0.6, 1), (-1, -0.6))
DIVISIONS: tuple[tuple[Shape, ...], ...] = (
    (((-1, 0.2), (1, 0.2), (1, 1), (-1, 1)),),
    (((0, -1), (1, -1), (1, 1), (0, 1)),),
    (((-1, 1), (0, -0.3), (1, 1)),),
    (((-1, -1), (0, -1), (0, 0), (-1, 0)), ((0, 0), (1, 0), (1, 1), (0, 1))),
    (((-1, -1), (-0.45, -1), (1, 0.45), (1, 1), (0.45, 1), (-1, -0.45)),),
    (FALLING, RISING),
    tuple(_rays(8, 0)),
    (((-1, -0.35), (1, -0.35), (1, 0.35), (-1, 0.35)),),
    (((-1, -1), (0, 0.3), (1, -1)),),
    (((-0.35, -1), (0.35, -1), (0.35, 1), (-0.35, 1)),),
    (((1, -1), (0.45, -1), (-1, 0.45), (-1, 1), (-0.45, 1), (1, -0.45)),),
    tuple(_rays(3, 30)),
)
"""What each division fills with the second colour; they differ in shape, and so in grey as well."""
BACK = tuple(_rays(12, 7.5))
"""What divides the emblem on the backs of cards, which is that of no card."""


def colours(pile: int) -> tuple[str, str]:
    """The colours of a pile, by its number from 0."""
    return PAIRS[pile % len(PAIRS)]


def division(at: int) -> tuple[Shape, ...]:
    """What divides the emblem of a card, by its number in its pile from 0."""
    return DIVISIONS[at % len(DIVISIONS)]
