"""How many dice a game needs."""

from __future__ import annotations

from rulekit.model.closed import AmountForm
from rulekit.model.effect import Rolls
from rulekit.model.game import Game
from rulekit.model.ranges import type_of

__all__ = ["most_dice"]


def most_dice(game: Game) -> int:
    """The most dice that one roll of the game can ask for, so the most that are on the table at once."""
    most, more = 0, 0
    for body in (*(step.body for step in game.steps), *(one.body for one in game.modifiers)):
        for effect in game.vocabulary.effects(body):
            if not isinstance(effect, Rolls) or effect.dice is None or effect.dice.count is None:
                continue
            if effect.dice.form is AmountForm.MORE:
                more += type_of(effect.dice.count).high
            else:
                most = max(most, type_of(effect.dice.count).high)
    return most + more
