"""What stands somewhere and is moved on from there: it is said to be at a place, not to be that place."""

from __future__ import annotations

from rulekit.model import expression as e
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game

__all__ = ["stands_at"]


def stands_at(test: e.Compare, game: Game) -> bool:
    """Whether a comparison asks at which place of a ring something stands that goes round it."""
    what = test.left
    if not isinstance(what, e.FieldOf) or not isinstance(test.right, e.ItemRef) or not test.right.table.ring:
        return False
    effects = (one for step in game.steps for one in game.vocabulary.effects(step.body))
    return any(isinstance(one, Changes) and one.verb is Verb.MOVE and one.field == what.field for one in effects)
