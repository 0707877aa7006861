"""The words that mean another thing for another player."""

from __future__ import annotations

from rulekit.model.game import Game
from rulekit.model.walk import depends_on_you
from rulekit.remembering import remembered

__all__ = ["adjectives_of_you", "relations_of_you"]


@remembered(32)
def adjectives_of_you(game: Game) -> frozenset[str]:
    """The adjectives that mean another thing for another player: a province is mine when its holder is you."""
    return frozenset(one.name for one in game.adjectives if one.field is None and depends_on_you(one.condition))


@remembered(32)
def relations_of_you(game: Game) -> frozenset[str]:
    """The relations that are another thing for another player: a jump leads from a square with a piece of yours."""
    return frozenset(one.name for one in game.relations if depends_on_you(one.condition))
