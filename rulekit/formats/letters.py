"""How much room texts take, in Latin letters, before anything is set."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

from rulekit.document.blocks import Block, Inset, Legend, Line, Listing, Paragraph, Plan, TableBlock
from rulekit.document.panels import Drawing, Ticks
from rulekit.document.sentence import Words
from rulekit.formats.lines import SetOff, pieces, plain

__all__ = ["LONGEST_WORD", "head_share", "is_short", "is_wide", "least", "stays_whole", "width", "width_drawn"]

AT_BREAKS = re.compile(r"\s+|(?<=-)")
"""Where a line may end: names of parts that are written with a hyphen break there."""
LONGEST_WORD = 14
"""Words of more letters may be broken in a table."""
FEW_NAMES = 40
"""So many letters of a cell are a name or a few, of which no word is broken that may be set in one."""
LONGEST_HEAD = 11
"""The same for words of headings, which stand over narrower texts."""
READABLE = 11
"""Longer texts want at least so many letters in a row of a table's cell."""
NARROWEST = 24
"""So many letters stand in a row of the narrowest column that running text is set in."""
FEW_ROWS = 36
"""So many such rows, of 17 points at most, are less tall than any page."""
ROWS_DRAWN = 4
"""No taller is what an example draws of one thing, but for boxes, of which so many stand in a line:"""
IN_LINE = 15
ROWS_OF_BOARD = 16
"""A board in an example is no taller than so many rows."""
SIGNS_IN_ROW = 2
"""So many signs of a map are told in a row at least."""
ROW = 15
"""At least so high is such a row, in points."""
WIDE_TEXT = 62
"""A table of three columns or more takes the whole width when its widest texts, each with room for 2 more letters,
come to as many Latin letters: half a page holds about 58."""
HALF = 46
"""So many letters of a table stand beside each other in half the width of a page; each column takes some more:"""
BETWEEN_COLUMNS = 2
FEW_LINES = 2
MANY_TALL = 3
FEW_COLUMNS = 2
MANY_COLUMNS = 3
SQUEEZED_COLUMNS = 4
"""So many rows in more lines than few, of a table of so many columns, are read with pains; as are so many
columns of twice the text that a wide table has."""

IN_FIVES = 5
BOX, BETWEEN_FIVES, HOLE, CROSS, PAWN = 1.55, 0.4, 3.9, 4.0, 1.4
"""How many letters stand in the room of what tables draw, boxes in fives."""


def width(line: Line, icons: Mapping[str, str]) -> int:
    """How wide a line is, in Latin letters; Han characters count two, pictures with the room behind them three."""
    letters = 0
    for piece in pieces(line, icons):
        text = piece.text if isinstance(piece, SetOff) else piece
        letters += sum(2 if char >= "\u2e80" else 1 for char in text) if isinstance(text, str) else 3
    return letters


def stays_whole(line: Line, icons: Mapping[str, str]) -> bool:
    """Whether no word of a cell is broken: in names that is hard to read, and what is longer is no name."""
    words = [word for piece in pieces(line, icons) if isinstance(piece, str) for word in AT_BREAKS.split(piece)]
    return width(line, icons) <= FEW_NAMES and all(len(word) <= LONGEST_WORD for word in words)


def least(line: Line, icons: Mapping[str, str]) -> int:
    """How narrow a line may be set, in Latin letters: no word broken, and long text not in a thread."""
    widest = min(width(line, icons), READABLE)
    before = 0
    for piece in pieces(line, icons):
        for word in piece.split() if isinstance(piece, str) else ():
            most = 8 if word >= "\u2e80" else LONGEST_WORD
            widest = max(widest, before + min(width((Words(word),), {}), most))
            before = 0
        before = 0 if isinstance(piece, str) else 3
    return max(widest, 3)


def head_share(line: Line) -> float:
    """How much of its width a heading needs when it stands in several rows: 1 for one that can't be broken."""
    text = plain(line)
    parts = [len(word) if len(word) <= LONGEST_HEAD else len(word) * 0.6 + 1 for word in text.split()]
    return max(parts) / len(text) if parts else 1


def width_drawn(kind: str, numbers: tuple[int, ...]) -> int:
    """About how wide what is drawn in a cell is, in Latin letters, as the templates draw it."""
    match kind:
        case "boxes":
            (count,) = numbers
            return math.ceil(count * BOX + (count - 1) // IN_FIVES * BETWEEN_FIVES)
        case "holes":
            return math.ceil(len(numbers) * HOLE)
        case _:
            (players,) = numbers
            return math.ceil(CROSS + players * PAWN)


def is_wide(table: TableBlock, widths: list[int], icons: Mapping[str, str]) -> bool:
    """Whether a table takes the width of a page; one that belongs to a text only where it would be a thread."""
    if table.in_text:
        squeezed = len(widths) >= SQUEEZED_COLUMNS and sum(widths) + 2 * len(widths) >= 2 * WIDE_TEXT
        return squeezed or (bool(table.caption) and _is_long_winded(table, icons))
    return len(widths) >= MANY_COLUMNS and sum(widths) + 2 * len(widths) >= WIDE_TEXT


def _is_long_winded(table: TableBlock, icons: Mapping[str, str]) -> bool:
    """Whether many of its rows would be set in more than two lines in half the width of a page."""
    columns = [[width(row.cells[at].line, icons) for row in table.rows] for at in range(len(table.columns))]
    needs = [max(widths, default=0) + BETWEEN_COLUMNS for widths in columns]
    if len(needs) < FEW_COLUMNS or sum(needs) <= HALF:
        return False
    longest = needs.index(max(needs))
    room = max(READABLE, HALF - sum(needs) + needs[longest] - BETWEEN_COLUMNS)
    tall = sum(widths > FEW_LINES * room for widths in columns[longest])
    return tall >= max(MANY_TALL, len(table.rows) / 3)


def is_short(blocks: tuple[Block, ...], icons: Mapping[str, str]) -> bool:
    """Whether text is less tall than a page wherever it stands: a few lines, perhaps with a drawing."""
    return _rows(blocks, icons) <= FEW_ROWS


def _rows(blocks: tuple[Block, ...], icons: Mapping[str, str]) -> int:
    """Rows of text at most, in the narrowest column; more than a few if there is anything but words and drawings."""
    found = 0
    for block in blocks:
        match block:
            case Paragraph(line=line, beside=beside):
                found += width(beside or line, icons) // NARROWEST + 2
            case Inset(size=(_, height), key=key, told=told):
                found += int(height) // ROW + 2 + len(key) // SIGNS_IN_ROW + 1 + width(told, icons) // NARROWEST
            case Legend(keys=keys):
                found += len(keys) // SIGNS_IN_ROW + 1
            case Plan(small=True):
                found += ROWS_OF_BOARD
            case Drawing(drawn=drawn):
                found += (
                    2 + ROWS_DRAWN * len(drawn) + sum(one.count // IN_LINE for one in drawn if isinstance(one, Ticks))
                )
            case Listing(items=items):
                found += sum(width(one.line, icons) // NARROWEST + 2 + _rows(one.blocks, icons) for one in items)
            case _:
                found += FEW_ROWS + 1
    return found
