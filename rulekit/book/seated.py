"""Somebody by where they sit, as a noun phrase: your opponent, the player 2 places to your left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.sentence import Number, Part, Sentence
from rulekit.model.row import Neighbour

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["neighbour"]


def neighbour(who: Neighbour, narrator: Narrator) -> Part:
    """Who sits beside the reader, or so many places away; of two players, the other."""
    if who.alone:
        return Sentence("opponent")
    places = Number(who.places) if isinstance(who.places, int) else narrator.value(who.places)
    if isinstance(places, Number):
        return Sentence("neighbour", {"places": places if places.value != 1 else False, "left": who.left})
    return Sentence("neighbour_by", {"places": places, "left": who.left})
