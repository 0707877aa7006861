"""The rows that a variant adds to a table, as a table of their own."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.tables import item_table
from rulekit.document.blocks import Cell, Column, Row, TableBlock
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.component import Item, Table

__all__ = ["new_rows"]


def new_rows(table: Table, items: tuple[Item, ...], narrator: Narrator) -> TableBlock:
    """New things, where each of them stands, their figures and what they do.

    Args:
        table: of which they are.
        items: those that are new, in its order.
        narrator: the game with them.
    """
    columns = tuple(one for one in table.columns if any(one.values[item.index] not in (None, ()) for item in items))
    made = item_table(evolve(table, items=items, columns=columns), narrator, 0)
    rows = tuple(
        Row((row.cells[0], _above(table, item), *row.cells[1:])) for item, row in zip(items, made.rows, strict=True)
    )
    heads = (made.columns[0], Column((label("follows"),)), *made.columns[1:])
    caption = (Sentence("added_rows", {"table": Noun(table.name)}),)
    return evolve(made, caption=caption, anchor="", columns=heads, rows=rows)


def _above(table: Table, item: Item) -> Cell:
    """What it stands below."""
    return Cell((Noun(table.items[item.index - 1].name),) if item.index else (label("none"),))
