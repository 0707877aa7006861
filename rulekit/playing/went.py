"""What somebody has on places, of a board or of a map: it goes from one to another, and is neither lost nor gained."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.sentence import Noun, Part
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["lies_on_places", "went"]


def lies_on_places(one: Field, game: Game) -> bool:
    """Whether it is kept of each place of a board, or of each place that lines join to others."""
    if not one.each:
        return False
    joined = (end[0] for links in game.links for edge in links.edges for end in edge)
    return game.table(one.each).board is not None or one.each in joined


def went(one: Field, was: Mapping[str, object], now: Mapping[str, object], game: Game) -> dict[str, Part] | None:
    """From where to where one of what lies on places went; None where anything else happened to it.

    Args:
        one: what players have on places.
        was: how many there were, by the names of the places.
        now: how many there are.
        game: the game.
    """
    if one.owner is not Owner.PLAYER or not lies_on_places(one, game):
        return None
    changes = {
        thing: new - old for thing, new in now.items() if isinstance(new, int) and isinstance(old := was[thing], int)
    }
    ends = {change: Noun(thing) for thing, change in changes.items() if change}
    if sorted(change for change in changes.values() if change) != [-1, 1]:
        return None
    return {"start": ends[-1], "goal": ends[1]}
