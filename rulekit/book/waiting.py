"""What waits beside a board to come back to it: it was taken off a place, and is counted by itself meanwhile."""

from __future__ import annotations

from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game
from rulekit.remembering import remembered

__all__ = ["waiting", "waits"]

APART = 4
"""A row of no fewer parts has something between those of a half, on which things lie that wait."""


@remembered(16)
def waiting(table: Table, game: Game) -> tuple[Field, ...]:
    """The fields of what waits between the parts of a board; what never comes back from there is no longer in play.

    Args:
        table: its places.
        game: the game.
    """
    if table.board is None or table.board.folds < APART:
        return ()
    changes = [[one for one in game.vocabulary.effects(step.body) if isinstance(one, Changes)] for step in game.steps]
    taken: set[Field] = set()
    back: set[Field] = set()
    for step in changes:
        lost = {one.field for one in step if one.verb in (Verb.LOSE, Verb.PAY)}
        back |= lost
        if any(one.each == table.name and one.owner is Owner.PLAYER for one in lost):
            taken |= {one.field for one in step if one.verb is Verb.GAIN}
    found = [one for one in game.fields if one in taken & back and not (one.each or one.hidden)]
    return tuple(one for one in found if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER)


def waits(one: Field, game: Game) -> bool:
    """Whether it is what waits beside a board, and is drawn there."""
    return any(one in waiting(table, game) for table in game.tables)
