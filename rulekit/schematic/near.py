"""The free place for a box that is nearest to where it should be, among boxes that stay where they are."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.schematic.box import Box, Room

__all__ = ["near"]

_STEP, _FAR = 2.0, 36
"""How far apart places are that are tried, and how many of these steps a box may go."""


def near(box: Box, taken: Sequence[Box], frame: Room, gap: float) -> Box:
    """The box where it covers none of the others; where it covers least, if there is no such place within reach.

    Args:
        box: where it should be.
        taken: boxes that stay.
        frame: the room that it should not leave.
        gap: how far it should keep from the others.

    >>> near(Box(10, 10, 8, 4), [Box(10, 9, 8, 4)], Room(40, 40, 0), 1)
    Box(x=10.0, y=14.0, width=8, height=4)
    """
    around = [one for one in taken if min(box.grown(_STEP * _FAR).overlap(one, gap)) > 0]
    steps = [_STEP * at for at in range(-_FAR, _FAR + 1)]
    ways = sorted(((dx, dy) for dx in steps for dy in steps), key=lambda way: way[0] * way[0] + way[1] * way[1])
    best, least = box, float("inf")
    for dx, dy in ways:
        tried = frame.inside(box.at(box.x + dx, box.y + dy))
        covered = sum(max(across, 0.0) * max(down, 0.0) for across, down in (tried.overlap(one, gap) for one in around))
        if covered < least:
            best, least = tried, covered
        if not covered:
            break
    return best
