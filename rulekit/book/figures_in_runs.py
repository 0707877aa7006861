"""A long table of one figure each, told in runs: "ace to seven: 1–7"; one that is only an order, in a single line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import evolve

from rulekit.document.blocks import Cell, Column, Line, Row, TableBlock
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column as GameColumn
from rulekit.model.component import Table
from rulekit.model.expression import Best, Compare, DerivedOf, FromColumn, IfElse, Literal
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["MOST_IN_FULL", "in_runs_of_figures", "is_order"]

MOST_IN_FULL = 6
"""A table of so many rows is read at a glance as it is."""
NAME_AND_FIGURE = 2
"""The columns of such a table."""
FEWEST = 3
"""From so many things on the first and the last are enough."""


def in_runs_of_figures(made: TableBlock, table: Table, game: Game) -> TableBlock:
    """The table of things with one figure each, in fewer rows; as it is where that would save less than half of them.

    Args:
        made: a row for each thing, in their order.
        table: the things.
        game: whose they are.
    """
    column = table.columns[0] if len(table.columns) == 1 and len(made.columns) == NAME_AND_FIGURE else None
    if column is None or column.kind is not ValueKind.NUMBER or len(made.rows) != len(table.items):
        return made
    figures = [one for one in column.values if isinstance(one, int)]
    plain = all(not cell.mark and not cell.drawn for row in made.rows for cell in row.cells)
    if len(figures) != len(made.rows) or len(figures) <= MOST_IN_FULL or not plain:
        return made
    if is_order(column, figures, game):
        names = Sentence("names", {"items": tuple(Noun(one.name) for one in table.items)})
        (noun,) = (one for one in made.columns[1].line if isinstance(one, Noun))
        head = Column((Sentence("from_low_to_high", {"noun": noun}),))
        return evolve(made, columns=(head,), rows=(Row((Cell((names,)),)),))
    runs = list(_runs(figures))
    if len(runs) == 1 or 2 * len(runs) > len(figures):  # names in one run with their figures are numbers themselves
        return made
    rows = tuple(
        Row((Cell(_names(made.rows[first:after], table, first)), Cell((_figures(figures[first:after]),))))
        for first, after in runs
    )
    return evolve(made, rows=rows)


def _runs(figures: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Where the rows begin and end that are told in one: with the same figure, or with one more each."""
    at = 0
    while at < len(figures):
        after = at + 1
        for step in (0, 1):
            end = at + 1
            while end < len(figures) and figures[end] == figures[end - 1] + step:
                end += 1
            long_enough = end - at >= FEWEST or step == 0
            after = max(after, end) if long_enough else after
        yield at, after
        at = after


def _names(rows: Sequence[Row], table: Table, first: int) -> Line:
    """The things of a run: one or two by name, more by the first and the last."""
    if len(rows) == 1:
        return rows[0].cells[0].line
    nouns = tuple(Noun(one.name) for one in table.items[first : first + len(rows)])
    if len(nouns) < FEWEST:
        return (Sentence("names", {"items": nouns}),)
    return (Sentence("name_to_name", {"first": nouns[0], "last": nouns[-1]}),)


def _figures(figures: Sequence[int]) -> Inline:
    low, high = figures[0], figures[-1]
    return Number(low) if low == high else Sentence("number_to_number", {"low": Number(low), "high": Number(high)})


# ---- What is only an order ----


def is_order(column: GameColumn, figures: Sequence[int], game: Game) -> bool:
    """Whether figures rise from thing to thing and the rules only ask which is higher: so no figure matters."""
    if not all(one < other for one, other in pairwise(figures)) or figures[0] < 1:
        return False
    said = (*(one.body for one in game.steps), *game.modifiers)
    uses = sum(isinstance(one, FromColumn) and one.column == column for one in inside(said))
    compared = [
        one
        for one in inside(said)
        if isinstance(one, Compare) and _is_height(one.left, column) and _is_height(one.right, column)
    ]
    within = sum(isinstance(one, FromColumn) and one.column == column for one in inside(tuple(compared)))
    return bool(compared) and uses == within


def _is_height(value: object, column: GameColumn) -> bool:
    """Whether a value is one of the figures, the highest or lowest of some, or nothing for what does not count."""
    match value:
        case FromColumn():
            return value.column == column
        case DerivedOf(derived=derived):
            return _is_height(derived.value, column)
        case Best():
            return _is_height(value.value, column)
        case IfElse(then=then, other=other):
            return _is_height(then, column) and (_is_height(other, column) or other == Literal(0))
        case _:
            return False
