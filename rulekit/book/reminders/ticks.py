"""That boxes stay ticked."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.physical import Material

__all__ = ["ticks"]


def ticks(turn: Sequence) -> tuple[Reminded, ...]:
    """``boxes of cities and monuments stay ticked from turn to turn``."""
    game = turn.narrator.game
    boxes = {one.name for one in game.components if one.material is Material.BOX}
    mine = [one for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER]
    ticked = [one for one in mine if one.name in boxes]
    gained = {field for name in turn.steps for field in turn.gained(name)}
    stay = [one for one in ticked if one.each and max(one.high) > 1 and one in gained and one not in turn.decreasing]
    if not stay:
        return ()
    said = Sentence("ticks_stay", {"nouns": tuple(Noun(one.each) for one in stay)})
    return (Reminded(turn.first_to_gain(stay[0]), said),)
