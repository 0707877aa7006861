"""Words for what one thing is of another, as parts of sentences."""

from __future__ import annotations

from rulekit.document.sentence import Noun
from rulekit.model.expression import Relation
from rulekit.model.game import Game
from rulekit.model.of_you import relations_of_you

__all__ = ["related_noun"]


def related_noun(relation: Relation, game: Game) -> Noun:
    """The word of a relation, which tells whether it holds for one player and not for another."""
    return Noun(relation.name, own=relation.name in relations_of_you(game))
