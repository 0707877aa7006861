"""Rows of figures that are looked up by the things of another table: its things head a column for each of them."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Table
from rulekit.model.expression import Entry
from rulekit.model.game import Game
from rulekit.model.ranges import type_of
from rulekit.model.walk import inside

__all__ = ["headed_by"]


def headed_by(column: Column, game: Game) -> Table | None:
    """The table whose things say which figure of a row counts, such as the rounds of ``prices at round``.

    Args:
        column: of a table.
        game: where it is read.

    Returns:
        that table, where all that the rules look up is found by its things and each thing finds a figure in each row.
    """
    if column.kind is not ValueKind.NUMBERS:
        return None
    places = {type_of(one.at) for one in _looked_up(game) if one.row.column == column}
    kinds = {one.of if one.kind is ValueKind.ITEM else "" for one in places}
    table = game.table(kinds.pop()) if len(kinds) == 1 and "" not in kinds else None
    if table is None or any(len(row) != len(table.items) for row in column.values if isinstance(row, tuple)):
        return None
    return table


def _looked_up(game: Game) -> Iterator[Entry]:
    said = (
        *(one.body for one in game.steps),
        *game.modifiers,
        *(one.value for one in game.derived),
        *(one.condition for one in game.adjectives),
    )
    return (one for one in inside(said) if isinstance(one, Entry))
