"""In which step of the turn each thing does something, as a column of numbers beside its name."""

from __future__ import annotations

from typing import TypeVar

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.steps import modifying
from rulekit.book.turn import numbered
from rulekit.document.blocks import Cell, Column, TableBlock
from rulekit.document.sentence import Number
from rulekit.model.component import Table

__all__ = ["with_steps"]

One = TypeVar("One")


def with_steps(shown: TableBlock, table: Table, narrator: Narrator) -> TableBlock:
    """A table of things with the number of the step in which each does something, where the steps have numbers."""
    reached = [frozenset({name}) for name in numbered(narrator)]
    told, acting = frozenset[str](), dict[tuple[str, int], int]()
    # What speaks of a step itself goes before what speaks of those that it does, and of those that they do.
    while any(names - told for names in reached):
        for at, names in enumerate(reached, 1):
            for one in (
                one for step in narrator.game.steps if step.name in names - told for one in modifying(step, narrator)
            ):
                acting.setdefault(one.holder, at)
        told = told.union(*reached)
        reached = [names.union(*(_done_by(name, narrator) for name in names)) for names in reached]
    found = [acting.get((table.name, item.index)) for item in table.items]
    if not any(found):
        return shown
    cells = [Cell((Number(at),) if at is not None else (label("none"),)) for at in found]
    rows = (evolve(row, cells=_second(row.cells, cell)) for row, cell in zip(shown.rows, cells, strict=True))
    return evolve(shown, columns=_second(shown.columns, Column((label("step"),), "step")), rows=tuple(rows))


def _done_by(name: str, narrator: Narrator) -> tuple[str, ...]:
    step = narrator.game.step(name)
    return narrator.flow.calls(step.body) if step is not None else ()


def _second(row: tuple[One, ...], one: One) -> tuple[One, ...]:
    return (row[0], one, *row[1:])
