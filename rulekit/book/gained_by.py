"""What one gains as much of as a column of a table says: the thing that its figure counts."""

from __future__ import annotations

from rulekit.model.component import Column, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FromColumn
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["gained_by"]


def gained_by(column: Column, table: Table, game: Game) -> str:
    """The field that grows by the figure of a column, where the rules say so first; nothing if none does.

    Args:
        column: the column.
        table: its table.
        game: the game.
    """
    words = game.vocabulary
    for step in game.steps:
        for statement in words.statements(step.body):
            gained = {
                one.field.name for one in words.does(statement) if isinstance(one, Changes) and one.verb is Verb.GAIN
            }
            read = any(
                isinstance(one, FromColumn) and one.column.name == column.name and one.table.name == table.name
                for one in inside(statement)
            )
            if read and len(gained) == 1 and not words.parts(statement):
                return gained.pop()
    return ""
