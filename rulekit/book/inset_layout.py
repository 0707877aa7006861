"""Where the places of a part of a map go: as on the map one to another, drawn together into the room of a column."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulekit.book.map_layout import MapLayout
from rulekit.model.links import End
from rulekit.schematic.apart import apart
from rulekit.schematic.box import Box, Point, Room

__all__ = ["GAP", "GAP_OF_MOVES", "GAP_OF_NUMBERS", "as_on_map", "drawn_together"]

WIDTH = 218.0
"""How wide it is, in points: a column, and a box in it."""
MARGIN = 5.0
"""What is left free around the places, for the land under them."""
ABOVE = 12.0
"""The same above them, for the name of that land."""
GAP, GAP_OF_MOVES, GAP_OF_NUMBERS = 8.0, 11.0, 17.0
"""How far apart places are: a line between two can be seen and a name read; an arrow; and an arrow with its number."""
NARROWEST = 20.0
"""A place is no narrower: a picture and a figure beside it."""
BY_RANK = (0.35, 0.65, 0.9)
"""How much their order may count for where places lie, beside how far apart they are on the map."""
TURNED, FAR = 40.0, 100.0
"""How much higher it may become, in points, for a pair that would lie the other way round, so far apart on the map."""
ALIKE = 14.0
"""Places that differ less, in points of the map, lie in one row or one column."""
FILLED, HIGHER, TRIES = 0.62, 1.12, 14
"""Which part of the room boxes may fill at first, and how much higher it becomes while they do not fit."""


POINT = Box(0, 0, 1, 1)
"""Boxes that come out as small were given up to be moved apart."""


def drawn_together(wanted: Sequence[Box], gap: float = GAP) -> tuple[Room, list[Box]]:
    """The boxes within a column, none over another: of some ways the one that turns fewest of them round.

    Args:
        wanted: as large as they are to be drawn, where they lie on the map.
        gap: how far apart they should be.
    """
    gaps = (gap, GAP) if gap < GAP_OF_NUMBERS else (gap,)  # an arrow may be short, but a number has to be read
    tried = [_tried(wanted, far, by_rank) for far in dict.fromkeys(gaps) for by_rank in BY_RANK]
    return min(tried, key=lambda made: TURNED * _turned(wanted, made[1]) + made[0].height)


def _tried(wanted: Sequence[Box], gap: float, by_rank: float) -> tuple[Room, list[Box]]:
    """The boxes one way."""
    area = sum((one.width + gap) * (one.height + gap) for one in wanted)
    height = max(area / WIDTH / FILLED, *(one.height + gap for one in wanted))
    found: list[Box] = []
    xs, ys = (_spread(some, by_rank) for some in ([one.x for one in wanted], [one.y for one in wanted]))
    for _ in range(TRIES):
        room = Room(WIDTH - 2 * MARGIN, round(height), gap)
        moved = [_in_room(one, (x, y), room) for one, x, y in zip(wanted, xs, ys, strict=True)]
        found = apart(moved, room, POINT)
        if all(one.width == two.width for one, two in zip(found, wanted, strict=True)):
            break
        height *= HIGHER
    return _trimmed(found)


def _turned(wanted: Sequence[Box], found: Sequence[Box]) -> float:
    """How many pairs lie the other way round than on the map, across or down; those far apart there count more."""
    turned = 0.0
    for at, (was, now) in enumerate(zip(wanted, found, strict=True)):
        for one, two in zip(wanted[:at], found[:at], strict=True):
            for far, new in ((one.x - was.x, two.x - now.x), (one.y - was.y, two.y - now.y)):
                if abs(far) > ALIKE and far * new < 0:
                    turned += min(abs(far), FAR) / FAR
    return turned


def as_on_map(laid: MapLayout, needs: Callable[[End, float], float]) -> tuple[Room, list[Box]] | None:
    """The boxes of a whole map, made smaller; None where they would be too small for what is in them.

    Args:
        laid: the map, its places in one box each.
        needs: how high a place is at least, by its width.
    """
    boxes = [found[0] for found in laid.places.values()]
    by = (WIDTH - 2 * MARGIN) / laid.frame.width
    found = [Box(one.x * by, one.y * by, one.width * by, one.height * by) for one in boxes]
    large = zip(laid.places, found, strict=True)
    tall = all(one.height >= needs(end, one.width) and one.width >= NARROWEST for end, one in large)
    single = all(len(one) == 1 for one in laid.places.values())
    return _trimmed(found) if tall and single else None


def _in_room(box: Box, at: Point, room: Room) -> Box:
    """A box at a place between 0 and 1, across and down."""
    free = room.width - box.width, room.height - box.height
    return box.at(box.width / 2 + at[0] * free[0], box.height / 2 + at[1] * free[1])


def _spread(values: Sequence[float], by_rank: float) -> list[float]:
    """Values between 0 and 1, in their order, those far from all others nearer to them."""
    order = sorted(set(values))
    ranks: dict[float, int] = {}
    last, rank = order[0], 0
    for one in order:
        if one - last > ALIKE:
            last, rank = one, rank + 1
        ranks[one] = rank
    long = order[-1] - order[0]
    if not rank:
        return [0.5 for _ in values]
    return [by_rank * ranks[one] / rank + (1 - by_rank) * (one - order[0]) / long for one in values]


def _trimmed(boxes: list[Box]) -> tuple[Room, list[Box]]:
    """The same without the rows that are left free above and below, within the margins."""
    top, bottom = min(one.top for one in boxes), max(one.bottom for one in boxes)
    room = Room(WIDTH, bottom - top + ABOVE + MARGIN, GAP)
    return room, [one.at(one.x + MARGIN, one.y - top + ABOVE) for one in boxes]
