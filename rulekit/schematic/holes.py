"""Small gaps in a ground made of broad curves and boxes: where it should be whole, as rectangles that cover them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, hypot, sqrt

from rulekit.schematic.box import Box
from rulekit.schematic.ways import Path

__all__ = ["holes"]

Span = tuple[float, float]
_LINE, _DOT = 1.0, 2.0
"""How far apart the lines are along which gaps are looked for, and the points of a curve."""


def holes(
    curves: Sequence[Path], boxes: Sequence[Box], *, reach: float, largest: float, more: float
) -> tuple[Box, ...]:
    """What covers each gap that is surrounded by the ground and no larger than wanted.

    Args:
        curves: the middles of its broad lines.
        boxes: its other parts.
        reach: half as wide as the lines are.
        largest: the area of the largest gap that is covered.
        more: how far what covers a gap reaches over its edge.
    """
    dots = [dot for one in curves for dot in _dots(one)]
    if not dots:
        return ()
    top = min([y - reach for _, y in dots] + [one.top for one in boxes])
    bottom = max([y + reach for _, y in dots] + [one.bottom for one in boxes])
    lines = [top + _LINE * at for at in range(ceil((bottom - top) / _LINE) + 1)]
    covered = [_covered(y, dots, boxes, reach) for y in lines]
    small = (gap for gap in _joined(covered) if sum((b - a) * _LINE for _, (a, b) in gap) <= largest)
    return tuple(
        Box((left + right) / 2, lines[at], right - left + 2 * more, _LINE + 2 * more)
        for gap in small
        for at, (left, right) in gap
    )


def _dots(curve: Path) -> Iterator[tuple[float, float]]:
    (x, y), (s, t), (u, v) = curve
    count = max(1, ceil((hypot(s - x, t - y) + hypot(u - s, v - t)) / _DOT))
    for at in range(count + 1):
        there = at / count
        rest = 1 - there
        a, b, c = rest * rest, 2 * rest * there, there * there
        yield x * a + s * b + u * c, y * a + t * b + v * c


def _covered(y: float, dots: Sequence[tuple[float, float]], boxes: Sequence[Box], reach: float) -> list[Span]:
    """The stretches of a line that the ground covers, from left to right, none touching the next."""
    found = [
        (x - half, x + half) for x, at in dots if abs(at - y) < reach and (half := sqrt(reach * reach - (at - y) ** 2))
    ]
    found += [(one.left, one.right) for one in boxes if one.top <= y <= one.bottom]
    merged: list[Span] = []
    for left, right in sorted(found):
        if merged and left <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(right, merged[-1][1])
        else:
            merged.append((left, right))
    return merged


def _joined(covered: Sequence[Sequence[Span]]) -> Iterator[list[tuple[int, Span]]]:
    """Gaps of lines that belong together, with the number of the line, as far as they do not lead out of the ground."""
    groups: dict[tuple[int, Span], list[tuple[int, Span]]] = {}
    gaps = [[(one[1], two[0]) for one, two in pairwise(spans)] for spans in covered]
    for at, some in enumerate(gaps):
        for gap in some:
            here = [(at, gap)]
            for above in gaps[at - 1] if at else ():
                other = groups.get((at - 1, above))
                if other is not None and other is not here and _overlap(above, gap):
                    other += here
                    here = other
                    groups.update(dict.fromkeys(here, here))
            groups[at, gap] = here
    for group in {id(one): one for one in groups.values()}.values():
        if not any(_opens(at, gap, covered) for at, gap in group):
            yield group


def _overlap(one: Span, two: Span) -> bool:
    return one[0] < two[1] and two[0] < one[1]


def _opens(at: int, gap: Span, covered: Sequence[Sequence[Span]]) -> bool:
    """Whether a gap leads out of the ground, to the line above it or below."""
    left, right = gap
    for near in (at - 1, at + 1):
        spans = covered[near] if 0 <= near < len(covered) else ()
        if not spans or left < spans[0][0] or right > spans[-1][1]:
            return True
    return False
