"""Boxes that overlap moved apart, each as little as may be."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.schematic.box import Box, Room

__all__ = ["apart"]

_ROUNDS = 300
_ENOUGH = 0.05
"""What two boxes may still lack of the gap between them, in points."""


def apart(boxes: Sequence[Box], frame: Room, small: Box) -> list[Box]:
    """The boxes near their places, inside the frame, none over another.

    Boxes that reach into one another are pushed apart, round after round, along the way that is shorter for them; the
    smaller one gives way more. A page too full for that is filled row by row, with boxes no larger than ``small``.

    Args:
        boxes: where they should be.
        frame: the room, and the gap between boxes.
        small: as large as any box needs to be; the frame has room for all of this size.
    """
    if sum(box.width * box.height for box in boxes) > frame.width * frame.height:
        return _in_rows(boxes, frame, small)
    moved = [frame.inside(box) for box in boxes]
    for turn in range(_ROUNDS):
        if not _pushed(moved, frame, turn):
            break
    return moved if _clear(moved) else _in_rows(boxes, frame, small)


def _pushed(boxes: list[Box], frame: Room, turn: int) -> bool:
    """Push each two that are too near to one another, from left to right; whether there were any."""
    order = sorted(range(len(boxes)), key=lambda one: (boxes[one].left, one))
    found = False
    for at, first in enumerate(order):
        for second in order[at + 1 :]:
            one, two = boxes[first], boxes[second]
            if two.left > one.right + frame.gap:
                break  # so do all behind it; what was pushed back meanwhile is met in the next round
            across, down = one.overlap(two, frame.gap)
            if across > _ENOUGH and down > _ENOUGH:
                found = True
                boxes[first], boxes[second] = _parted(one, two, frame, sideways=_sideways(one, two, frame, turn))
    return found


def _parted(one: Box, two: Box, frame: Room, *, sideways: bool) -> tuple[Box, Box]:
    """Two boxes with the gap between them, the larger one moved less."""
    share = two.width * two.height / (one.width * one.height + two.width * two.height)
    across, down = one.overlap(two, frame.gap)
    if sideways:
        way = across if one.x <= two.x else -across
        return frame.inside(one.at(one.x - way * share, one.y)), frame.inside(two.at(two.x + way * (1 - share), two.y))
    way = down if one.y <= two.y else -down
    return frame.inside(one.at(one.x, one.y - way * share)), frame.inside(two.at(two.x, two.y + way * (1 - share)))


def _sideways(one: Box, two: Box, frame: Room, turn: int) -> bool:
    """Whether two boxes part sideways: the shorter way, or the only one that the frame leaves them.

    After a while every third try goes the longer way, so that boxes in a corner come loose.
    """
    if one.width + two.width + frame.gap > frame.width:
        return False
    if one.height + two.height + frame.gap > frame.height:
        return True
    across, down = one.overlap(two, frame.gap)
    return (across < down) == (turn < _ROUNDS // 3 or turn % 3 > 0)


def _clear(boxes: Sequence[Box]) -> bool:
    """Whether no box covers a part of another."""
    pairs = ((one, two) for at, one in enumerate(boxes) for two in boxes[at + 1 :])
    return not any(min(one.overlap(two)) > 0 for one, two in pairs)


def _in_rows(boxes: Sequence[Box], frame: Room, small: Box) -> list[Box]:
    """The boxes in rows from the top, each row from the left, in the order of their places."""
    across = max(int((frame.width + frame.gap) / (small.width + frame.gap)), 1)
    order = sorted(range(len(boxes)), key=lambda one: (boxes[one].y, boxes[one].x, one))
    rows = [order[at : at + across] for at in range(0, len(order), across)]
    found = list(boxes)
    for number, row in enumerate(rows):
        y = frame.height * (number + 0.5) / len(rows)
        for place, one in enumerate(sorted(row, key=lambda one: (boxes[one].x, one))):
            x = frame.width * (place + 0.5) / len(row)
            box = boxes[one]
            found[one] = Box(x, y, min(box.width, small.width), min(box.height, small.height))
    return found
