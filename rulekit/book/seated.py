"""Somebody by where they sit, as a noun phrase: your opponent, who sits opposite you, the player on your left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.sentence import Number, Part, Sentence
from rulekit.model.effect import Turning, Turns
from rulekit.model.game import Game
from rulekit.model.row import Neighbour
from rulekit.remembering import remembered

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["neighbour"]


def neighbour(who: Neighbour, narrator: Narrator) -> Part:
    """Who sits beside the reader, opposite, or so many places away; of two players, the other."""
    if who.alone:
        return Sentence("opponent")
    if isinstance(who.places, int) and who.places == _half_way(narrator.game):
        return Sentence("opposite")
    places = Number(who.places) if isinstance(who.places, int) else narrator.value(who.places)
    if isinstance(places, Number):
        return Sentence("neighbour", {"places": places if places.value != 1 else False, "left": who.left})
    return Sentence("neighbour_by", {"places": places, "left": who.left})


@remembered(32)
def _half_way(game: Game) -> int:
    """How many places half way round the table are, where that is always so and somebody sits there; otherwise 0."""
    half, odd = divmod(game.players_high, 2)
    if odd or game.players_low != game.players_high or half == 1:
        return 0
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    effects = (one for body in bodies for one in game.vocabulary.effects(body))
    return 0 if any(isinstance(one, Turns) and one.what is Turning.OUT for one in effects) else half
