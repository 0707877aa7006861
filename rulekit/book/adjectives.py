"""Adjectives as parts of sentences."""

from __future__ import annotations

from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import AdjectiveUse
from rulekit.model.game import Game
from rulekit.model.of_you import adjectives_of_you

__all__ = ["adjective"]


def adjective(use: AdjectiveUse, game: Game) -> Sentence:
    """An adjective, or its denial; its word tells whether it is another thing for another player."""
    name = use.adjective.name
    noun = Noun(name, Role.ADJECTIVES, own=name in adjectives_of_you(game))
    return Sentence("adjective", {"noun": noun, "negated": use.negated})
