"""Rules that are told without their names: nothing else in the book speaks of them."""

from __future__ import annotations

from rulekit.model.game import Game, Rule
from rulekit.model.statement import Body

__all__ = ["spoken_of", "without_name"]


def spoken_of(game: Game) -> frozenset[str]:
    """The names of the steps and the rules that lasting effects speak of."""
    return frozenset(one.target for one in game.modifiers)


def without_name(body: Body, game: Game) -> Body:
    """What a rule says that is all there is and that nothing speaks of: its name would only stand in the way."""
    match body:
        case (Rule(condition=None, body=said, name=name),) if name not in spoken_of(game):
            return said
        case _:
            return body
