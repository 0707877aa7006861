"""What comes of a count, with the picture of what is counted behind each number of the table."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_field
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Row, TableBlock
from rulekit.model.game import Step

__all__ = ["with_sign"]


def with_sign(table: TableBlock, step: Step, narrator: Narrator) -> TableBlock:
    """The table of what comes of a count in a step; as it is where nothing is counted.

    It holds the outcomes of that count alone: what comes over whoever lacks something else, told in a row among them,
    would read as the outcome of a number.
    """
    counted = counted_field(step, narrator)
    if counted is None:
        return table
    sign = with_picture(counted.name, narrator)
    rows = ((first, others) for first, *others in (one.cells for one in table.rows))
    return evolve(table, rows=tuple(Row((evolve(first, line=(*first.line, *sign)), *others)) for first, others in rows))
