"""Maps: what the rules draw as places and lines, with what it means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulekit.book.map_layout import MapLayout, colour_of, figures_of, layout, rows_of, worth_of
from rulekit.book.narrator import Narrator
from rulekit.book.pits import is_board
from rulekit.document.blocks import Area, Block, Heading, Key, Line, Map, Place, See, Way
from rulekit.document.sentence import Icon, Noun, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.game import Game
from rulekit.model.links import End, Links
from rulekit.model.map import Map as GameMap
from rulekit.model.map import Shown
from rulekit.model.walk import inside
from rulekit.schematic.box import Box
from rulekit.schematic.ways import Path

__all__ = ["drawn_map", "kind_of", "look_of_place", "maps", "most_needed_in", "seen_elsewhere", "told_of"]

MOST_MARKS = 3
"""How many pictures of one kind a place has room for."""
FIGURES = " · "
"""What stands between figures that are read one at a time."""


def maps(game: Game) -> tuple[Block, ...]:
    """A chapter for each map."""
    made: list[Block] = []
    for one in _with_chapters(game):
        made += (Heading(1, (Noun(one.name),), _anchor(one)), drawn_map(game, one))
    return tuple(made)


def seen_elsewhere(game: Game) -> tuple[See, ...]:
    """What leads to the chapters of maps, from where they are needed."""
    return tuple(See(0, (Noun(one.name),), _anchor(one)) for one in _with_chapters(game))


def _with_chapters(game: Game) -> Iterator[GameMap]:
    return (one for one in game.maps if not is_board(one, game))


def _anchor(drawn: GameMap) -> str:
    return f"map-{drawn.name}"


def most_needed_in(narrator: Narrator) -> str:
    """The step in which most is asked for about lines between places; empty if nothing is."""
    asked = Counter[str]()
    for step in narrator.game.steps:
        host = narrator.in_place.get(step.name, step.name)
        asked[host] += sum(isinstance(one, Links) for one in inside(step.body))
    most = max(asked, key=lambda name: asked[name], default="")
    return most if asked[most] else ""


def drawn_map(game: Game, drawn: GameMap) -> Map:
    """A map as it is drawn: its places, the lines between them, and what they mean."""
    laid = layout(game, drawn)
    number = {end: at for at, end in enumerate(laid.places)}
    ways = tuple(
        Way((number[start], number[end]), one.look, _rounded(path))
        for one, lines in zip(drawn.drawn, laid.ways, strict=True)
        for start, end, path in lines
    )
    return Map(
        (Sentence("map_of", {"nouns": tuple(Noun(one.table) for one in drawn.shown)}),),
        (laid.frame.width, laid.frame.height),
        tuple(_place(game, shown, at, laid) for shown, at in rows_of(game, drawn)),
        tuple(
            Place((_noun(game, end),), (_area(box),), "plain", at, figures=figures_of(game, end))
            for at, (end, box) in enumerate(laid.names.items(), 1)
        ),
        ways,
        tuple(_key(game, drawn)),
        tuple(told_of(game, drawn, shown, at) for shown, at in rows_of(game, drawn)),
        tuple(_sources(game, drawn)),
    )


# ---- Places ----


def _place(game: Game, shown: Shown, at: int, laid: MapLayout) -> Place:
    table = game.table(shown.table)
    colour = colour_of(game, shown, at)
    marks = [Icon(noun.term, noun) for noun, count in _marks(game, shown, at) for _ in range(min(count, MOST_MARKS))]
    return Place(
        (Noun(table.items[at].name),),
        tuple(_area(box) for box in laid.places[table.name, at]),
        look_of_place(game, shown, at),
        list(laid.names).index(colour) + 1 if colour else 0,
        tuple(marks),
    )


def look_of_place(game: Game, shown: Shown, at: int) -> str:
    """What a place looks like on its map."""
    shape = game.table(shown.table).column(shown.shaped)
    value = shape.values[at] if shape else None
    return shown.looks[value] if isinstance(value, int) else "plain"


def kind_of(game: Game, shown: Shown, at: int) -> str:
    """The name of what a place looks like; nothing where all places of its table look alike."""
    shape = game.table(shown.table).column(shown.shaped)
    value = shape.values[at] if shape else None
    return game.table(shape.table).items[value].name if shape is not None and isinstance(value, int) else ""


def _marks(game: Game, shown: Shown, at: int) -> Iterator[tuple[Noun, int]]:
    """What a place has, and how many: the things of its columns, and their numbers."""
    table = game.table(shown.table)
    for mark in shown.marked:
        column = table.column(mark.column)
        value = column.values[at] if column else None
        if column is None or not isinstance(value, int) or mark.item not in (None, value):
            continue
        if column.kind is ValueKind.ITEM:
            yield Noun(game.table(column.table).items[value].name), 1
        elif value > 0:
            yield Noun(column.name, "columns"), value


def _meanings(game: Game, shown: Shown) -> Iterator[Noun]:
    """All that marks can show, in the order in which the rules name them."""
    table = game.table(shown.table)
    for mark in shown.marked:
        column = table.column(mark.column)
        if column is not None and column.kind is ValueKind.ITEM:
            items = game.table(column.table).items
            yield from (Noun(one.name) for one in items if mark.item in (None, one.index))
        elif column is not None:
            yield Noun(column.name, "columns")


def _area(box: Box) -> Area:
    return Area(round(box.left, 1), round(box.top, 1), round(box.width, 1), round(box.height, 1))


def _rounded(path: Path) -> Path:
    start, middle, end = ((round(x, 1), round(y, 1)) for x, y in path)
    return start, middle, end


# ---- What it means ----


def _key(game: Game, drawn: GameMap) -> Iterator[Key]:
    for shown in drawn.shown:
        table = game.table(shown.table)
        shape = table.column(shown.shaped)
        if shape is None:
            yield Key("place", "plain", (Noun(table.name),))
        used = {value for value in (shape.values if shape else ()) if isinstance(value, int)}
        for value in sorted(used):
            assert shape is not None  # INVARIANT: it has the values
            yield Key("place", shown.looks[value], (Noun(game.table(shape.table).items[value].name),))
        if shown.coloured and (colours := table.column(shown.coloured)):
            yield Key("place", "ground", (Noun(colours.table),))
            if (worth := worth_of(game.table(colours.table))) is not None:
                shown_first = FIGURES.join(map(str, figures_of(game, (colours.table, 0))))
                yield Key("figures", shown_first, (Noun(worth.name, "columns"),))
    for one in drawn.drawn:
        yield Key("line", one.look, (Noun(one.links.name),))
    had = {noun for shown, at in rows_of(game, drawn) for noun, _ in _marks(game, shown, at)}
    for shown in drawn.shown:
        for noun in _meanings(game, shown):
            if noun in had:
                yield Key("mark", noun.term, (noun,))


def told_of(game: Game, drawn: GameMap, shown: Shown, at: int) -> Line:
    """A place in words: its colour, its shape, what it has, and what it touches by each kind of links."""
    end = (shown.table, at)
    colour = colour_of(game, shown, at)
    shape = game.table(shown.table).column(shown.shaped)
    value = shape.values[at] if shape else None
    about = [_noun(game, colour)] if colour else []
    about += [_noun(game, (shape.table, value))] if shape and isinstance(value, int) else []
    ways: list[Part] = []
    for one in drawn.drawn:
        touched = [two if end == first else first for first, two in one.links.edges if end in (first, two)]
        if touched:
            others = tuple(_noun(game, other) for other in touched)
            ways.append(Sentence("ways_to", {"noun": Noun(one.links.name), "items": others}))
    parts: dict[str, Part] = {
        "who": _noun(game, end),
        "about": (*about, *(noun for noun, _ in _marks(game, shown, at))),
        "ways": tuple(ways),
    }
    return (Sentence("on_map", parts),)


def _sources(game: Game, drawn: GameMap) -> Iterator[Line]:
    """Each source with what comes from it as a whole; single figures from others are marked in the tables."""
    whole: dict[str, list[Part]] = {}
    single = False
    for table, columns in _tables(game, drawn).items():
        found = game.table(table)
        whole.setdefault(found.mark, []).append(Noun(table))
        marks = {item.mark for item in found.items}
        marks.update(mark for one in found.columns if one.name in columns for mark in one.marks)
        single = single or bool(marks - {"", found.mark})
    for one in drawn.drawn:
        whole.setdefault(one.links.mark, []).append(Noun(one.links.name))
        single = single or bool(set(one.links.marks) - {"", one.links.mark})
    for origin in game.origins:
        if origin.name in whole:
            parts: dict[str, Part] = {"source": Noun(origin.name, "sources"), "nouns": tuple(whole[origin.name])}
            yield (Sentence("source_of", parts),)
    if single:
        yield (Sentence("marked_in_tables"),)


def _tables(game: Game, drawn: GameMap) -> dict[str, set[str]]:
    """The tables that a map shows, with the columns that it shows of each."""
    found: dict[str, set[str]] = {}
    for shown in drawn.shown:
        names = {shown.coloured, shown.shaped, *(mark.column for mark in shown.marked)}
        found.setdefault(shown.table, set()).update(names)
        colours = game.table(shown.table).column(shown.coloured)
        if colours is not None:
            worth = worth_of(game.table(colours.table))
            found.setdefault(colours.table, set()).update({worth.name} if worth is not None else ())
    return found


def _noun(game: Game, end: End) -> Noun:
    return Noun(game.table(end[0]).items[end[1]].name)
