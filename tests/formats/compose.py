"""Short ways to write worded blocks for samples."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulekit.document.blocks import (
    Block,
    Box,
    Boxes,
    Cell,
    Column,
    Heading,
    Item,
    Line,
    Listing,
    Paragraph,
    Row,
    TableBlock,
    Track,
)
from rulekit.document.marks import mark_of
from rulekit.document.sentence import Icon, Words


def line(text: str) -> Line:
    """Words and icons from text; ``{skull|koponya}`` is the icon ``skull`` that shows a koponya."""
    parts: list[Words | Icon] = []
    for at, piece in enumerate(re.split(r"\{([^}]*)\}", text)):
        if at % 2:
            name, alt = piece.split("|")
            parts.append(Icon(name, Words(alt)))
        elif piece:
            parts.append(Words(piece))
    return tuple(parts)


def head(level: int, text: str, anchor: str) -> Heading:
    return Heading(level, line(text), anchor)


def say(*texts: str) -> tuple[Block, ...]:
    return tuple(Paragraph(line(text)) for text in texts)


def points(*texts: str, ordered: bool = False) -> Listing:
    return Listing(tuple(Item(line(text)) for text in texts), ordered)


def box(kind: str, title: str, *blocks: Block | str) -> Box:
    return Box(kind, line(title), tuple(Paragraph(line(part)) if isinstance(part, str) else part for part in blocks))


def table(
    number: int, caption: str, columns: Iterable[tuple[str, str]], rows: str, notes: Iterable[str] = ()
) -> TableBlock:
    """A table from text: one row a line, cells between ``;``, a mark as ``^1`` at the end of a cell."""

    def cell(text: str) -> Cell:
        words, _, mark = text.strip().partition("^")
        return Cell(line(words), mark_of(int(mark or 0)))

    return TableBlock(
        line(caption),
        number,
        tuple(Column(line(text), kind) for text, kind in columns),
        tuple(Row(tuple(cell(text) for text in row.split(";"))) for row in rows.strip().splitlines()),
        tuple(line(note) for note in notes),
        f"table-{number}",
    )


def tick(text: str, count: int, *values: str, ticked: int = 0) -> Boxes:
    return Boxes(line(text), count, ticked, tuple(line(value) for value in values))


def track(text: str, *values: int, start: int = 0) -> Track:
    return Track(line(text), values, start)
