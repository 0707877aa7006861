"""The table of things that are pairs of others: what they are made of, not each of them in a row."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import explained, with_picture
from rulekit.document.blocks import Cell, Column, Row, TableBlock
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.component import Table

__all__ = ["pairs_table"]


def pairs_table(table: Table, narrator: Narrator, number: int) -> TableBlock:
    """A row for each table whose things the pairs are of: its name and those things, in order."""
    of = {column.table: column.name for column in table.columns}
    alone = len(of) == 1
    rows = []
    for name, column in of.items():
        inner = narrator.game.table(name)
        rows.append(Row((Cell((Noun(name) if alone else Noun(column, "columns"),)), Cell(explained(inner, narrator)))))
    said: dict[str, Part] = {"noun": Noun(table.name), "of": tuple(map(Noun, of)), "count": Number(len(table.items))}
    caption = with_picture(table.name, narrator, Sentence("table_of_pairs", said))
    columns = (Column((label("sort"),)), Column((label("name"),)))
    source = (Noun(table.mark, "sources"),) if table.mark else ()
    return TableBlock(caption, number, columns, tuple(rows), (), f"table-{table.name}", source)
