"""What stands somewhere and is moved on from there: it is said to be at a place, not to be that place."""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game

__all__ = ["NUMBER", "place_of", "stands_at", "stood_on"]

NUMBER = "number"
"""The column of a board's places that says the how manyth each is."""


def stands_at(test: e.Compare, game: Game) -> bool:
    """Whether a comparison asks at which place of a ring something stands that goes round it."""
    what = test.left
    if not isinstance(what, e.FieldOf) or not isinstance(test.right, e.ItemRef) or not test.right.table.goes_round:
        return False
    return _is_moved(what.field, game)


def stood_on(test: e.Compare, game: Game) -> e.Compare:
    """``number of your pawn is 1`` as what it means, that the pawn is on space 1; any other comparison as it is."""
    match test:
        case e.Compare(
            left=e.FromColumn(column=column, item=e.FieldOf(field=field) as what, seer=None),
            op=Comparison.IS | Comparison.IS_NOT,
            right=e.Literal(value=value),
        ) if column.name == NUMBER and field.kind is ValueKind.ITEM and _is_moved(field, game):
            table = game.table(field.of)
            if table.board is None or not 1 <= value <= len(table.items):
                return test
            return e.Compare(what, test.op, e.ItemRef(table, value - 1))
        case _:
            return test


def place_of(what: e.Expression, said: Part, game: Game) -> Part:
    """Where a player's pawn is, as of what an adjective or a number is told: ``the space of your pawn``.

    What the game or a turn keeps, such as the hand that sows, is called by its place already: its word is for that.

    Args:
        what: of what it is told.
        said: the same in words.
        game: the game.
    """
    if not isinstance(what, e.FieldOf) or what.field.kind is not ValueKind.ITEM or what.field.owner is not Owner.PLAYER:
        return said
    if not _is_moved(what.field, game):
        return said
    return Sentence("attribute", {"noun": Noun(what.field.of), "of": said, "thing": True})


def _is_moved(field: Field, game: Game) -> bool:
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    effects = (one for body in bodies for one in game.vocabulary.effects(body))
    return any(isinstance(one, Changes) and one.verb is Verb.MOVE and one.field == field for one in effects)
