"""How often the rules ask for what they define: a word that is asked for once may be told where it is."""

from __future__ import annotations

from rulekit.model.expression import Adjective
from rulekit.model.game import Game
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["is_asked_once"]


@remembered(256)
def is_asked_once(word: Adjective, game: Game) -> bool:
    """Whether one place of all rules and other definitions asks for an adjective."""
    meanings = tuple(one.condition for one in game.adjectives)
    rules = (*(one.body for one in game.steps), *game.modifiers, *game.derived, *game.relations, *meanings)
    return sum(isinstance(one, Adjective) and one.name == word.name for one in inside(rules)) == 1
