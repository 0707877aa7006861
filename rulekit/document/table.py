"""Tables, as blocks of a document: their columns, and their rows of cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.document.blocks import Line

__all__ = ["Cell", "Column", "Row", "TableBlock"]


@frozen
class Column:
    """A column of a table.

    Its ``kind`` is ``"text"`` (left), ``"number"`` (right-aligned), ``"icon"`` or ``"step"`` (centred, the number of a
    step of the turn), or what is drawn: ``"boxes"`` (so many to tick), ``"holes"`` (of a row, with their values) or
    ``"absent"`` (left out with so many players); ``mark`` is that of all its cells, where they have the same.
    It is ``acting`` if its cells say what the things of the table do.
    """

    line: Line
    kind: str = "text"
    mark: str = ""
    acting: bool = False


@frozen
class Cell:
    """A cell of a table; ``mark`` is the letter of a footnote of its table, or several; empty for none.

    Of a column that is drawn, pages show ``drawn``, the numbers of what is drawn, in place of what it says.
    """

    line: Line
    mark: str = ""
    drawn: tuple[int, ...] = ()


@frozen
class Row:
    """A row of a table; the first cell is its header."""

    cells: tuple[Cell, ...]


@frozen
class TableBlock:
    """A table with a numbered caption.

    Args:
        caption: what it shows, without its number.
        number: from 1 through a document ("Table 1", "1. táblázat"); 0 for a table without a number.
        columns: their headings.
        rows: each as long as ``columns``.
        notes: footnotes, such as where single figures come from; cells refer to them by their letters.
        source: where the whole table comes from.
        in_text: whether it stays in the column of the text that it belongs to, however long its cells are.
        sideways: whether its rows stand side by side where there is room for that: a picture and a name over what is
            said of them, so short that nobody needs the headings of the columns.
    """

    caption: Line
    number: int
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    notes: tuple[Line, ...] = ()
    anchor: str = ""
    source: Line = ()
    in_text: bool = False
    sideways: bool = False
