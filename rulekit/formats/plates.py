"""The names of colours on a map: each on a plate as wide as its words, which covers no place and no other plate."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import hypot, inf

from attrs import evolve, frozen

from rulekit.document.map import Area, Place, Way
from rulekit.document.sentence import Icon
from rulekit.formats.lettering import rough_width
from rulekit.formats.lines import plain
from rulekit.schematic.box import Box, Point, Room

__all__ = ["Plate", "plates"]

SIZE, FIGURE = 7.2, 6.6
"""The sizes of a name and of the figures below it, in points."""
HEAVY = 1.16
"""How much wider the letters of a name are than those of other print: they are the heaviest there are, and spaced."""
LINE, FIGURES, INSET = 1.12, 8.5, 2.6
"""How high a line is, as a part of its size, how high that of figures is, and what is left free around all."""
MOST_LINES = 3
WORD = re.compile(r"[^ \u00a0-]+(?:-|[ \u00a0]|$)")
"""A word of a name with what stands behind it: at its end or its own hyphen a line may end."""
CLEAR, LAND = 2.0, 3.0
"""How far a plate keeps from places, and from those of other colours, which have land around them."""
MARK, FIRST, NEXT, RAISED = 9.0, 7.0, 8.0, 5.5
"""How large the picture of what a place has is, how far from its right end the first and each next one stand, and how
far above it."""
ON_THE_WAY = 10.0
"""After so many points of a line it is looked for below a plate."""
OVER, STRANGE, LINE_MORE, COVERED = 100.0, 150.0, 8.0, 3.0
"""So much nearer, in points, a plate has to lie that reaches so far into something, that lies clearly nearer to a
place of another colour, that has a line more, or that covers a point of a line of the map."""
CLEARLY = 8.0
STEP, FAR = 3.0, 26
"""How far apart places are that are tried, and how many of these steps a plate may go."""
WAYS = sorted(
    (STEP * hypot(across, down), STEP * across, STEP * down)
    for across in range(-FAR, FAR + 1)
    for down in range(-FAR, FAR + 1)
)
DIGIT, BETWEEN = 0.6, 0.29
"""How wide a figure is, and what stands between figures, in em."""


@frozen
class Plate:
    """A name in lines, and the figures below it, in a box of a map."""

    box: Box
    size: float
    lines: tuple[str, ...]
    figures: str = ""

    @property
    def words(self) -> Box:
        """The part of it that has the name."""
        high = FIGURES if self.figures else 0.0
        return Box(self.box.x, self.box.y - high / 2, self.box.width, self.box.height - high)


def plates(
    names: Sequence[Place],
    places: Sequence[Place],
    ways: Sequence[Way],
    size: tuple[float, float],
    has_picture: Callable[[str], bool],
) -> tuple[Plate, ...]:
    """A plate for each name, near the area that is meant for it.

    Args:
        names: of the colours, the first for number 1.
        places: of the map.
        ways: its lines, which a plate covers only if there is no other room.
        size: of the map.
        has_picture: whether there is a picture of what a place has.
    """
    frame = Room(*size, 0)
    lines = [point for one in ways for point in _along(one)]
    made: list[Plate] = []
    for colour, name in enumerate(names, 1):
        taken = [one.box for one in made]
        for place in places:
            boxes = [_box(area) for area in place.areas]
            taken += [one.grown(LAND if place.colour and place.colour != colour else 0.0) for one in boxes]
            count = sum(isinstance(one, Icon) and has_picture(one.name) for one in place.marks)
            taken += [_mark(one, at) for one in boxes for at in range(count)]
        coloured = [(one.colour == colour, _box(area)) for one in places if one.colour for area in one.areas]
        made.append(_best(name, taken, lines, coloured, frame))
    return tuple(made)


def _best(
    name: Place, taken: Sequence[Box], lines: Sequence[Point], coloured: Sequence[tuple[bool, Box]], frame: Room
) -> Plate:
    """The plate that covers least, lies nearest to its area and to its own places, and has few lines."""
    wanted = _box(name.areas[0])
    least, best = inf, None
    for one in _forms(name):
        box = one.box.at(wanted.x, wanted.y)
        reach = box.grown(STEP * FAR + CLEAR)
        near = [each for each in taken if min(reach.overlap(each)) > 0]
        crossed = [each for each in lines if reach.holds(*each)]
        for far, dx, dy in WAYS:
            cost = far + LINE_MORE * (len(one.lines) + sum(line.endswith("-") for line in one.lines))
            if cost >= least:
                break
            tried = frame.inside(box.at(box.x + dx, box.y + dy))
            cost += OVER * _covered(tried, near, CLEAR)
            if cost < least:
                cost += COVERED * sum(tried.holds(*each) for each in crossed)
                cost += STRANGE if _is_strange(tried, coloured) else 0.0
            if cost < least:
                least, best = cost, evolve(one, box=tried)
    assert best is not None  # INVARIANT: where it should be is one of the places that are tried
    return best


def _forms(name: Place) -> Iterator[Plate]:
    """The name in one line, or in a few of about the same length, broken between words and at own hyphens."""
    words = WORD.findall(plain(name.name))
    figures = " · ".join(map(str, name.figures))
    for count in range(1, min(len(words), MOST_LINES) + 1):
        broken = (_broken(words, at) for at in combinations(range(1, len(words)), count - 1))
        lines = min(broken, key=lambda some: max(map(rough_width, some)))
        wide = max(
            *(rough_width(one) * SIZE * HEAVY for one in lines),
            sum(DIGIT if one.isdigit() else BETWEEN for one in figures) * FIGURE,
        )
        tall = len(lines) * SIZE * LINE + (FIGURES if figures else 0.0)
        yield Plate(Box(0, 0, wide + 2 * INSET, tall + 2 * INSET), SIZE, lines, figures)


def _broken(words: Sequence[str], at: tuple[int, ...]) -> tuple[str, ...]:
    return tuple("".join(words[start:end]).strip() for start, end in zip((0, *at), (*at, len(words)), strict=True))


def _covered(box: Box, taken: Sequence[Box], gap: float) -> float:
    """How far a box reaches into others, or nearer to them than the gap."""
    return sum(max(across, 0.0) * max(down, 0.0) for across, down in (box.overlap(one, gap) for one in taken))


def _is_strange(box: Box, coloured: Sequence[tuple[bool, Box]]) -> bool:
    """Whether a plate would be read as that of another colour, as a place of that is clearly nearer."""
    own, other = (
        min((_between(box, place) for is_own, place in coloured if is_own is asked), default=inf)
        for asked in (True, False)
    )
    return own > other + CLEARLY


def _between(one: Box, two: Box) -> float:
    """How far apart two boxes are."""
    across, down = one.overlap(two)
    return hypot(min(across, 0.0), min(down, 0.0))


def _along(way: Way) -> Iterator[Point]:
    (x, y), (s, t), (u, v) = way.path
    looks = 2 + int((abs(u - x) + abs(v - y)) / ON_THE_WAY)
    for at in (step / looks for step in range(1, looks)):
        a, b, c = (1 - at) ** 2, 2 * at * (1 - at), at * at
        yield x * a + s * b + u * c, y * a + t * b + v * c


def _mark(box: Box, at: int) -> Box:
    return Box(box.right - FIRST - NEXT * at + MARK / 2, box.top - RAISED + MARK / 2, MARK, MARK)


def _box(area: Area) -> Box:
    return Box(area.left + area.width / 2, area.top + area.height / 2, area.width, area.height)
