"""Hypothesis strategies for worded documents."""

from __future__ import annotations

from hypothesis import strategies as st

from rulekit.document.blocks import (
    Absent,
    Area,
    Band,
    Bands,
    Block,
    Box,
    Boxes,
    BoxGroup,
    Card,
    Cards,
    Cell,
    Column,
    Contents,
    Document,
    Figure,
    Heading,
    Item,
    Key,
    Ledger,
    LedgerRow,
    Line,
    Listing,
    Map,
    Outset,
    PageBreak,
    Panel,
    Panels,
    Paragraph,
    Place,
    Row,
    Side,
    Strip,
    StripCell,
    Summary,
    TableBlock,
    Track,
    Way,
    WriteIn,
)
from rulekit.document.marks import mark_of
from rulekit.document.opening import Kept, Look, Poster
from rulekit.document.outset import Call, Lying, Spot
from rulekit.document.panels import Drawing, Drawn, Gain, Shift, Throw, Ticks
from rulekit.document.plan import Piece, Plan
from rulekit.document.sentence import Icon, Words

LETTERS = "abő űéZ 0123#*_`[]<>|&\\~$@%{}()-+=.:!?\"'„”的、。：\u00a0\u202f"

words = st.text(LETTERS, min_size=1, max_size=24).map(Words)
icons = st.builds(
    Icon,
    st.sampled_from(["food", "skull", "unknown"]),
    st.text("abcő ", min_size=1, max_size=6).map(Words),
)
lines: st.SearchStrategy[Line] = st.lists(words | icons, min_size=1, max_size=4).map(tuple)
loose: st.SearchStrategy[Line] = st.lists(words | icons, max_size=3).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> TableBlock:
    """Tables whose rows are as long as their columns and whose marks have notes."""
    kinds = draw(st.lists(st.sampled_from(["text", "number", "icon"]), min_size=1, max_size=6))
    notes = tuple(draw(st.lists(lines, max_size=2)))
    cell = st.builds(Cell, loose, st.sampled_from(["", *(mark_of(at + 1) for at in range(len(notes)))]))
    row = st.lists(cell, min_size=len(kinds), max_size=len(kinds)).map(lambda cells: Row(tuple(cells)))
    columns = tuple(Column(draw(loose), kind) for kind in kinds)
    return TableBlock(draw(loose), draw(st.integers(0, 9)), columns, tuple(draw(st.lists(row, max_size=5))), notes)


@st.composite
def box_rows(draw: st.DrawFn) -> Boxes:
    count = draw(st.integers(1, 60))
    return Boxes(draw(lines), count, draw(st.integers(0, count)), tuple(draw(st.lists(lines, max_size=3))))


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    values = tuple(draw(st.lists(st.integers(0, 99), min_size=1, max_size=20)))
    return Track(draw(lines), values, draw(st.integers(0, len(values))))


@st.composite
def cards(draw: st.DrawFn) -> Cards:
    """A sheet of cards, with all that a card can have and with as little."""
    marks = st.sampled_from(("", "a", "b", "a, b"))
    cells = st.builds(Cell, lines, marks)
    figures = st.lists(st.builds(Figure, lines, cells), max_size=3).map(tuple)
    made = st.builds(
        Card,
        lines,
        cells,
        cells.filter(lambda name: any(isinstance(part, Words) for part in name.line)),
        loose,
        loose,
        figures,
        figures,
        st.lists(lines, max_size=2).map(tuple),
        loose,
    )
    anchor = draw(st.from_regex(r"[a-z]{6,12}", fullmatch=True))
    return Cards(draw(lines), anchor, draw(st.lists(made, max_size=9).map(tuple)))


@st.composite
def ledgers(draw: st.DrawFn) -> Ledger:
    columns = draw(st.lists(st.one_of(st.just(()), lines), min_size=1, max_size=6).map(tuple))
    hints = st.one_of(st.just(()), st.lists(lines, min_size=len(columns), max_size=len(columns)).map(tuple))
    row = st.builds(LedgerRow, lines, st.sampled_from(["", "group", "total"]), hints)
    return Ledger(draw(lines), columns, draw(st.lists(row, min_size=1, max_size=8).map(tuple)))


@st.composite
def maps(draw: st.DrawFn) -> Map:
    """Maps whose lines join places that they have; where these lie does not matter here."""
    at = st.integers(0, 300).map(float)
    area = st.builds(Area, at, at, st.integers(18, 90).map(float), st.integers(18, 90).map(float))
    colours = draw(st.integers(0, 3))
    looks = st.sampled_from(["plain", "pale", "deep", "hatched"])
    place = st.builds(
        Place,
        lines,
        st.lists(area, min_size=1, max_size=2).map(tuple),
        looks,
        st.integers(0, colours),
        st.lists(icons, max_size=2).map(tuple),
    )
    places = draw(st.lists(place, min_size=1, max_size=5))
    end = st.integers(0, len(places) - 1)
    point = st.tuples(at, at)
    way = st.builds(
        Way, st.tuples(end, end), st.sampled_from(["plain", "dashed", "thin", "double"]), st.tuples(point, point, point)
    )
    key = st.builds(Key, st.just("place"), looks, lines) | st.builds(Key, st.just("mark"), st.just("food"), lines)
    names = tuple(Place(draw(lines), (draw(area),), "plain", number) for number in range(1, colours + 1))
    return Map(
        draw(lines),
        (400.0, 400.0),
        tuple(places),
        names,
        tuple(draw(st.lists(way, max_size=5))),
        tuple(draw(st.lists(key, max_size=4))),
        tuple(draw(lines) for _ in places),
    )


@st.composite
def things_drawn(draw: st.DrawFn) -> Drawn:
    """All kinds of things that are drawn of a turn or an example."""
    values = draw(st.lists(st.integers(0, 99), min_size=2, max_size=16).map(tuple))
    hole, tick = st.integers(0, len(values) - 1), st.integers(0, 30)
    again = st.lists(st.integers(0, 2), unique=True, max_size=3).map(tuple)
    kinds: st.SearchStrategy[Drawn] = st.one_of(
        st.builds(Throw, loose, st.lists(lines, min_size=3, max_size=3).map(tuple), again),
        st.builds(Shift, lines, st.just(values), hole, hole),
        st.builds(Ticks, lines, st.just(30), tick, tick),
        st.builds(Gain, lines, st.integers(-99, 99)),
    )
    return draw(kinds)


@st.composite
def panels(draw: st.DrawFn) -> Panels:
    """Told turns in which all kinds of things are drawn."""
    said = st.lists(lines, min_size=1, max_size=3).map(tuple)
    one = st.builds(Panel, st.integers(1, 12), loose, said, st.lists(things_drawn(), max_size=4).map(tuple))
    return Panels(draw(st.lists(one, min_size=1, max_size=6).map(tuple)), draw(loose))


@st.composite
def outsets(draw: st.DrawFn) -> Outset:
    """What lies before a player, with and without each part of it."""
    holes = st.lists(st.integers(0, 99), min_size=1, max_size=20).map(tuple)
    tracks = st.builds(Track, lines, holes, st.integers(0, 1))
    rows = st.lists(st.builds(Boxes, lines, st.integers(1, 60)), min_size=1, max_size=6).map(tuple)
    groups = st.builds(BoxGroup, loose, rows)
    gains = st.lists(st.builds(Gain, lines, st.integers(1, 9)), max_size=3).map(tuple)
    numbers = st.lists(st.integers(1, 20), max_size=2).map(tuple)
    lying = st.lists(st.builds(Lying, st.sampled_from(Look), lines, st.integers(0, 30), numbers), max_size=4).map(tuple)
    absent = st.builds(Absent, st.integers(1, 6), st.lists(lines, max_size=3).map(tuple))
    return Outset(
        draw(lines),
        draw(lines),
        draw(st.lists(tracks, max_size=4).map(tuple)),
        draw(lines),
        draw(gains),
        draw(st.lists(groups, max_size=4).map(tuple)),
        draw(lying),
        draw(st.lists(absent, max_size=3).map(tuple)),
        draw(st.integers(0, 8)),
        draw(lying),
        draw(st.lists(st.builds(Call, st.sampled_from(Spot), st.integers(1, 12)), max_size=5).map(tuple)),
        draw(loose),
    )


def box(items: tuple[Item, ...]) -> Listing:
    """What is in a box, drawn as things of each look in turn."""
    looks = tuple(Look)
    return Listing(items, drawn=tuple(Kept(looks[at % len(looks)], at % 5) for at in range(len(items))))


triangle = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
boards = st.builds(
    Plan,
    loose,
    st.just((3.0, 2.0)),
    st.sampled_from([(), (triangle,)]),
    dots=st.sampled_from([(), ((2.5, 0.5),)]),
    pieces=st.lists(st.builds(Piece, st.just((0.5, 0.5)), st.integers(0, 3)), max_size=2).map(tuple),
    edges=st.sampled_from([(), ((triangle, 1),)]),
).filter(lambda board: bool(board.cells or board.dots))
posters = st.builds(
    Poster,
    st.sampled_from(("", "dot")),
    *[st.lists(st.just("dot"), max_size=7).map(tuple)] * 2,
    st.sampled_from((Look.DICE, Look.CARDS, Look.TILES)),
    st.one_of(st.none(), boards),
)

leaves: st.SearchStrategy[Block] = st.one_of(
    cards(),
    maps(),
    panels(),
    st.builds(Drawing, loose, st.lists(things_drawn(), min_size=1, max_size=4).map(tuple)),
    outsets(),
    st.lists(
        st.builds(
            Band,
            lines,
            st.lists(st.builds(Paragraph, lines), max_size=2).map(tuple),
            st.lists(icons, max_size=5).map(tuple),
            st.just(""),
            st.lists(tables(), max_size=1).map(tuple),
        ),
        min_size=1,
        max_size=9,
    ).map(
        lambda bands: Bands(tuple(bands)),
    ),
    st.builds(Heading, st.integers(1, 3), lines, st.from_regex(r"[a-z]{6,12}", fullmatch=True)),
    st.builds(Paragraph, lines),
    tables(),
    st.just(Contents()),
    st.just(PageBreak()),
    box_rows(),
    tracks(),
    ledgers(),
    st.builds(WriteIn, lines),
    st.lists(st.builds(StripCell, lines, st.sampled_from(["", "+", "-", "="])), min_size=1, max_size=6).map(
        lambda cells: Strip(tuple(cells)),
    ),
)


def _around(inner: st.SearchStrategy[Block]) -> st.SearchStrategy[Block]:
    blocks = st.lists(inner, max_size=3).map(tuple)
    items = st.lists(st.builds(Item, lines, blocks), min_size=1, max_size=3).map(tuple)
    return st.one_of(
        st.builds(Box, st.sampled_from(["example", "note", "modifier", "reminder", "notice"]), loose, blocks),
        st.builds(Listing, items, st.booleans()),
        st.builds(box, items),
        st.builds(Side, lines, blocks, st.booleans()),
        st.builds(Summary, blocks),
    )


blocks: st.SearchStrategy[Block] = st.recursive(leaves, _around, max_leaves=8)


KINDS = ("rulebook", "card", "sheet", "cards", "changes")


def documents(kinds: tuple[str, ...] = KINDS) -> st.SearchStrategy[Document]:
    """Documents of those kinds, of any blocks."""
    return st.builds(
        Document,
        st.sampled_from(kinds),
        lines.filter(lambda line: any(isinstance(part, Words) for part in line)),
        loose,
        st.lists(blocks, max_size=6).map(tuple),
        st.lists(st.tuples(lines, lines), max_size=4).map(tuple),
        loose,
        posters,
    )
