"""Where the places, names and lines of a map go on its page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt

from attrs import frozen

from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Table
from rulekit.model.game import Game
from rulekit.model.links import End
from rulekit.model.map import PERCENT, Map, Shown, Stretch
from rulekit.schematic.apart import apart
from rulekit.schematic.beside import beside
from rulekit.schematic.box import Box, Room
from rulekit.schematic.near import near
from rulekit.schematic.spread import spread
from rulekit.schematic.ways import Outline, Path, outline, path

__all__ = ["PLACE", "MapLayout", "colour_of", "figures_of", "frame_for", "layout", "rows_of", "worth_of"]

FULL = Room(790, 466, 6)
"""What a page across has room for, in points."""
MANY, SMALLEST = 60, 0.5
"""From how many boxes a map is drawn as large as a page, and how much smaller one of few is at most."""
PLACE = Box(0, 0, 46, 22)
"""How large a place is drawn, at least: two lines of small print."""
NAME, WITH_FIGURES = Box(0, 0, 54, 15), Box(0, 0, 54, 25)
"""The room for the name of a colour, and for a name with figures below it."""
MOST_FIGURES = 6
"""So many figures stand there in one line."""
CLEAR = 2.0
"""How far lines keep from places that they do not belong to."""
LINE = 18.0
"""How wide or high a place is that stretches, at least: a line of small print, along its longer side."""


@frozen
class MapLayout:
    """A map in points.

    Args:
        frame: its size.
        places: the boxes of each place, in the order of the tables.
        names: the box of the name of each colour.
        ways: for each kind of lines, its lines: the numbers of the two places and the path.
    """

    frame: Room
    places: Mapping[End, tuple[Box, ...]]
    names: Mapping[End, Box]
    ways: tuple[tuple[tuple[End, End, Path], ...], ...]


def layout(game: Game, drawn: Map) -> MapLayout:
    """The map laid out: the same for the same rules, whatever the language."""
    rows = tuple(rows_of(game, drawn))
    colours = tuple(colour_of(game, one, at) for one, at in rows)
    figured = tuple(sorted({one for one in colours if one is not None and figures_of(game, one)}))
    return _laid(drawn, tuple((one.table, at) for one, at in rows), colours, figured)


@lru_cache(maxsize=8)  # a book in four languages has one map
def _laid(drawn: Map, ends: tuple[End, ...], colours: tuple[End | None, ...], figured: tuple[End, ...]) -> MapLayout:
    """The map laid out.

    Args:
        drawn: what is drawn, and where the rules want it.
        ends: the places in order.
        colours: what gives each place its colour.
        figured: those that have figures below their names.
    """
    spots = dict(drawn.spots)
    edges = [edge for one in drawn.drawn for edge in one.links.edges]
    members = {
        one: [end for end, own in zip(ends, colours, strict=True) if own == one]
        for one in sorted({one for one in colours if one is not None})
    }
    frame = frame_for(sum(len(spots.get(end, (end,))) for end in ends) + len(members))
    wanted = _wanted(ends, edges, spots, frame)
    names = {
        colour: _named(spots.get(colour), [box for end in found for box in wanted[end]], frame)
        for colour, found in members.items()
    }
    flat = [box for end in ends for box in wanted[end]]
    placed = iter(apart([*flat, *names.values()], frame, PLACE))
    places = {end: tuple(next(placed) for _ in wanted[end]) for end in ends}
    named = {colour: next(placed) for colour in names}
    # The figures below a name want more room: the name goes aside for it, as the places are where they belong.
    for colour in figured:
        others = [box for boxes in places.values() for box in boxes] + [
            one for end, one in named.items() if end != colour
        ]
        named[colour] = near(WITH_FIGURES.at(named[colour].x, named[colour].y), others, frame, CLEAR)
    return MapLayout(frame, places, named, _ways(drawn, places, [*named.values()], frame))


def frame_for(count: int) -> Room:
    """The room for so many boxes: the fewer they are, the smaller it is, so that they are printed larger."""
    part = max(SMALLEST, min(1.0, sqrt(count / MANY)))
    return Room(round(FULL.width * part), round(FULL.height * part), FULL.gap)


def rows_of(game: Game, drawn: Map) -> Iterator[tuple[Shown, int]]:
    """The places of a map in order: what is said of its table, and its number there."""
    for shown in drawn.shown:
        for at in range(len(game.table(shown.table).items)):
            yield shown, at


def colour_of(game: Game, shown: Shown, at: int) -> End | None:
    """The thing that gives a place its colour, if any does."""
    column = game.table(shown.table).column(shown.coloured)
    value = column.values[at] if column else None
    return (column.table, value) if column and isinstance(value, int) else None


def worth_of(table: Table) -> Column | None:
    """The one column of figures of what gives places their colour; None where there is none, or more than one."""
    found = [one for one in table.columns if one.kind in (ValueKind.NUMBER, ValueKind.NUMBERS)]
    return found[0] if len(found) == 1 else None


def figures_of(game: Game, colour: End) -> tuple[int, ...]:
    """What a colour is worth, in the order in which that is read; nothing if it has no such figures."""
    column = worth_of(game.table(colour[0]))
    value = column.values[colour[1]] if column is not None else None
    figures = (value,) if isinstance(value, int) else value if isinstance(value, tuple) else ()
    return figures if len(figures) <= MOST_FIGURES else ()


def _wanted(
    ends: Sequence[End], edges: Sequence[tuple[End, End]], spots: Mapping[End, tuple[Stretch, ...]], frame: Room
) -> dict[End, tuple[Box, ...]]:
    """The boxes of each place where the rules or its neighbours want them."""
    number = {end: at for at, end in enumerate(ends)}
    pairs = [(number[one], number[two]) for one, two in edges]
    boxes = {end: tuple(_box(one, PLACE, frame) for one in stretches) for end, stretches in spots.items()}
    fixed = {number[end]: found for end, found in boxes.items() if end in number}
    points = beside(len(ends), pairs, fixed)
    if len(fixed) + len(points) < len(ends):  # some are joined to nothing that has a place
        loose = enumerate(spread(len(ends), pairs))
        points = {at: (x * frame.width, y * frame.height) for at, (x, y) in loose} | points
    return {end: boxes.get(end) or (PLACE.at(*points[at]),) for end, at in number.items()}


def _box(stretch: Stretch, usual: Box, frame: Room) -> Box:
    """A stretch in points; a point of the map takes a box of the usual size."""
    left, right = (at * frame.width / PERCENT for at in (stretch.left, stretch.right))
    top, bottom = (at * frame.height / PERCENT for at in (stretch.top, stretch.bottom))
    width, height = right - left, bottom - top
    size = usual if not width and not height else Box(0, 0, max(width, LINE), max(height, LINE))
    return size.at((left + right) / 2, (top + bottom) / 2)


def _named(spot: tuple[Stretch, ...] | None, members: Sequence[Box], frame: Room) -> Box:
    """Where the name of a colour should stand: where the rules say, or amid its places."""
    if spot:
        return _box(spot[0], NAME, frame)
    count = len(members)
    return NAME.at(sum(one.x for one in members) / count, sum(one.y for one in members) / count)


def _ways(
    drawn: Map, places: Mapping[End, tuple[Box, ...]], names: Sequence[Box], frame: Room
) -> tuple[tuple[tuple[End, End, Path], ...], ...]:
    """The lines of each kind, each between the nearest boxes of its places."""
    every = [(box, box.grown(CLEAR)) for boxes in places.values() for box in boxes]
    made: list[tuple[tuple[End, End, Path], ...]] = []
    lines: list[Outline] = []
    for one in drawn.drawn:
        found = []
        for start, end in one.links.edges:
            first, second = min(((a, b) for a in places[start] for b in places[end]), key=lambda pair: _between(*pair))
            others = [wide for box, wide in every if box is not first and box is not second]
            line = path(first, second, boxes=others, names=names, lines=lines, small=PLACE, frame=frame)
            lines.append(outline(line))
            found.append((start, end, line))
        made.append(tuple(found))
    return tuple(made)


def _between(one: Box, two: Box) -> float:
    """How far apart two boxes are, squared."""
    across, down = one.overlap(two)
    return min(across, 0) * min(across, 0) + min(down, 0) * min(down, 0)
