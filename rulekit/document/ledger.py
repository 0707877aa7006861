"""A table to write in: what is counted, row by row, in a column for each player or each round."""

from __future__ import annotations

from attrs import frozen

from rulekit.document.sentence import Inline

__all__ = ["Ledger", "LedgerRow"]

Line = tuple[Inline, ...]


@frozen
class LedgerRow:
    """A row of a ledger.

    Args:
        label: what is counted in it.
        kind: ``""`` a row to write in, ``"number"`` one that has no name but its number, ``"round"`` such a one with
            room for what is new and for all so far, ``"group"`` a heading of those below it, ``"total"`` their sum.
        hints: what stands small in the corner of each cell, such as what it is worth there; shape (columns,) or none.
        told: what brings something in it.
        closed: the columns in which nothing can be written, by their numbers from 0.
    """

    label: Line
    kind: str = ""
    hints: tuple[Line, ...] = ()
    told: Line = ()
    closed: tuple[int, ...] = ()


@frozen
class Ledger:
    """A table to write in, with room for a number in each cell.

    Args:
        corner: what the columns are.
        columns: their headings; an empty one is room for a name.
        rows: what is written down, from top to bottom.
        hint: what the hints of its rows are.
        led: so many columns before those in which something is counted.
    """

    corner: Line
    columns: tuple[Line, ...]
    rows: tuple[LedgerRow, ...]
    hint: Line = ()
    led: int = 0
