"""What a document is made of: a closed set of blocks, over anything that can stand in a line."""

from __future__ import annotations

from attrs import frozen

from rulekit.document.cards import Card, Cards, Figure
from rulekit.document.chart import Chart
from rulekit.document.inset import Inset
from rulekit.document.ledger import Ledger, LedgerRow
from rulekit.document.listed import Contents, Index, Legend, See
from rulekit.document.map import Area, Key, Map, Place, Way
from rulekit.document.opening import Kept, Poster
from rulekit.document.outset import Absent, BoxGroup, Outset
from rulekit.document.panels import Band, Bands, Drawing, Panel, Panels
from rulekit.document.plan import Plan, PlanLabel
from rulekit.document.sentence import Inline
from rulekit.document.table import Cell, Column, Row, TableBlock

__all__ = [
    "Absent",
    "Area",
    "Band",
    "Bands",
    "Block",
    "Box",
    "BoxGroup",
    "Boxes",
    "Card",
    "Cards",
    "Cell",
    "Chart",
    "Column",
    "Comparison",
    "Contents",
    "Document",
    "Figure",
    "Heading",
    "Index",
    "Inset",
    "Item",
    "Kept",
    "Key",
    "Ledger",
    "LedgerRow",
    "Legend",
    "Listing",
    "Map",
    "Outset",
    "PageBreak",
    "Panel",
    "Panels",
    "Paragraph",
    "Place",
    "Plan",
    "PlanLabel",
    "Poster",
    "Row",
    "See",
    "Side",
    "Strip",
    "StripCell",
    "Summary",
    "TableBlock",
    "Track",
    "Versus",
    "Way",
    "WriteIn",
]

Line = tuple[Inline, ...]
"""Sentences, words and icons, one after another. After wording only ``Words``, ``Changed`` and ``Icon`` are left."""


@frozen
class Heading:
    """A heading of level 1 to 3; its anchor is unique and ASCII, to be linked to; ``step``: that of a turn, if any."""

    level: int
    line: Line
    anchor: str
    step: int = 0


@frozen
class Paragraph:
    """Sentences that stand together; ``beside``: the same beside a drawing that shows a part of it, if any does."""

    line: Line
    beside: Line = ()


@frozen
class Item:
    """An item of a listing: its own line and, below it, what belongs to it."""

    line: Line
    blocks: tuple[Block, ...] = ()


@frozen
class Listing:
    """Items one below the other.

    Args:
        items: what is listed.
        ordered: whether they are numbered from 1.
        drawn: what pages may draw of each item, where it is what is in a box; shape (items,) or none.
        called: whether a drawing beside it has its numbers.
        lettered: whether what orders it are letters, those of the marks in tables.
    """

    items: tuple[Item, ...]
    ordered: bool = False
    drawn: tuple[Kept, ...] = ()
    called: bool = False
    lettered: bool = False


@frozen
class Box:
    """A framed part that stays whole on a page; its ``kind`` is one that ``Labels.of_box`` knows."""

    kind: str
    title: Line
    blocks: tuple[Block, ...]


@frozen
class Versus:
    """One place in a comparison: what leads to both, the outermost first; what stood there, if anything, and stands."""

    leads: tuple[Line, ...]
    old: tuple[Item, ...]
    new: tuple[Item, ...]


@frozen
class Comparison:
    """Old and new side by side, each under its heading; what differs is ``Changed`` when it is worded.

    What was ``put_in`` where nothing was, or ``left_out``, stands behind words of its own.
    """

    old: Line
    new: Line
    rows: tuple[Versus, ...]
    put_in: Line = ()
    left_out: Line = ()


@frozen
class PageBreak:
    """What follows starts a new page."""


@frozen
class Side:
    """One side of a reference card, on a page of its own or with others: all of it, in every language.

    Args:
        title: its heading.
        blocks: what stands below it.
        in_parts: whether its steps, or the words that it explains, lie where there is room, each by itself.
        follows: whether it is told in the order of play: behind all sides before it that are.
    """

    title: Line
    blocks: tuple[Block, ...]
    in_parts: bool = False
    follows: bool = False


@frozen
class Summary:
    """What is enough for who knows the game, seen at a glance: across the page, on one page."""

    blocks: tuple[Block, ...]


@frozen
class Boxes:
    """Boxes to tick on a score sheet, with what they are for and what they bring.

    Args:
        label: what is built or suffered.
        count: how many boxes to draw, from 1.
        ticked: how many of them are printed as done.
        values: numbers printed after the boxes (points), each with a short heading of its own.
        price: what it costs.
        told: what it does.
        absent: the numbers of players with which it is left out.
        each: the points that every box brings, or takes where less than 0; 0 if boxes bring none by themselves.
    """

    label: Line
    count: int
    ticked: int = 0
    values: tuple[Line, ...] = ()
    price: Line = ()
    told: Line = ()
    absent: tuple[int, ...] = ()
    each: int = 0


@frozen
class Track:
    """A row of holes from 0 with a number printed at each: the worth of standing there.

    Args:
        label: whose row it is.
        values: the worth at 1, 2, 3, ...; shape (holes,).
        start: the hole a peg stands in at the beginning.
    """

    label: Line
    values: tuple[int, ...]
    start: int = 0


@frozen
class WriteIn:
    """A line to write on: a label and room for a name, a date or a number."""

    label: Line


@frozen
class StripCell:
    """A cell of the sum strip: its label and the sign before it, ``""``, ``"+"``, ``"-"`` or ``"="``."""

    label: Line
    sign: str = ""


@frozen
class Strip:
    """A strip of cells to sum up in."""

    cells: tuple[StripCell, ...]


Scored = Boxes | Track | WriteIn | Strip | Ledger
Drawn = Map | Plan | Chart | Inset
Block = (
    Heading
    | Paragraph
    | Listing
    | TableBlock
    | Box
    | Comparison
    | Contents
    | Index
    | Legend
    | See
    | PageBreak
    | Side
    | Summary
    | Scored
    | Drawn
    | Cards
    | Panels
    | Drawing
    | Bands
    | Outset
)


PLAIN = Poster()
"""A cover without pictures."""


@frozen
class Document:
    """A whole document without a format.

    Args:
        kind: ``"rulebook"``, ``"card"``, ``"cards"``, ``"sheet"``, ``"changes"`` or ``"balance"``.
        title: the game's or the variant's name.
        subtitle: what this document is ("Rulebook", "Score sheet") and which variants it holds.
        blocks: what it says.
        facts: short pairs for the head: players, age, minutes, author.
        notice: what the document is not ("unofficial ..."), at the foot of cards and sheets and where a book ends.
        poster: the pictures of its cover.
    """

    kind: str
    title: Line
    subtitle: Line
    blocks: tuple[Block, ...]
    facts: tuple[tuple[Line, Line], ...] = ()
    notice: Line = ()
    poster: Poster = PLAIN
