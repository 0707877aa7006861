"""How many dice a game needs."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.effect import Rolls
from rulekit.model.game import Game
from rulekit.model.ranges import type_of

__all__ = ["dice_of_kind", "most_dice"]


def most_dice(game: Game) -> int:
    """The most dice that one roll of the game can ask for, so the most that are on the table at once."""
    return _most(game, tuple(one.name for one in game.die.each) if game.die is not None else ())


def dice_of_kind(game: Game, kind: str) -> int:
    """The most dice of one kind that are on the table at once."""
    return _most(game, (kind,))


def _most(game: Game, kinds: Iterable[str]) -> int:
    most, more = 0, 0
    for body in (*(step.body for step in game.steps), *(one.body for one in game.modifiers)):
        for effect in game.vocabulary.effects(body):
            thrown = effect.dice if isinstance(effect, Rolls) else ()
            many = sum(_high(one) for one in thrown if one.noun in kinds)
            if thrown and thrown[0].form is AmountForm.MORE:
                more += many
            else:
                most = max(most, many)
    return most + more


def _high(amount: Amount) -> int:
    return type_of(amount.count).high if amount.count is not None else 0
