"""A value that is but a figure of what a thing is made of: its name heads the column, and no term says it."""

from __future__ import annotations

from rulekit.model.closed import ValueKind
from rulekit.model.component import Column
from rulekit.model.expression import Derived, FromColumn, VariableRef
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["is_in_table", "valued_by"]


def valued_by(column: Column, game: Game) -> Derived | None:
    """The value that is this figure of a part of its thing: a card's, of its rank; None if rules ask for both."""
    found = [one for one in game.derived if _figure_of_a_part(one) == column]
    if len(found) != 1:
        return None
    (only,) = found
    said = game.all_rules
    reads = sum(isinstance(one, FromColumn) and one.column == column for one in inside(said))
    through = sum(isinstance(one, Derived) and one == only for one in inside(said))
    return only if reads == through else None


def is_in_table(value: Derived, game: Game) -> bool:
    """Whether the head of a column of a table says what a value is."""
    column = _figure_of_a_part(value)
    return column is not None and valued_by(column, game) == value


def _figure_of_a_part(value: Derived) -> Column | None:
    match value:
        case Derived(
            second=None,
            value=FromColumn(column=column, item=FromColumn(column=part, item=VariableRef(variable=of))),
            variable=variable,
        ) if variable is not None and of.key == variable.key and column.kind is ValueKind.NUMBER:
            return column if part.kind is ValueKind.ITEM else None
        case _:
            return None
