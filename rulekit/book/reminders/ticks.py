"""That boxes stay ticked, and what is done where all are."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.physical import Material

__all__ = ["ticks"]


def ticks(turn: Sequence) -> tuple[Sentence, ...]:
    """``boxes of cities and monuments stay ticked from turn to turn``; ``mark more disasters beside their boxes``."""
    game = turn.narrator.game
    boxes = {one.name for one in game.components if one.material is Material.BOX}
    mine = [one for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER]
    ticked = [one for one in mine if one.name in boxes]
    gained = {field for name in turn.steps for field in turn.gained(name)}
    stay = [one for one in ticked if one.each and max(one.high) > 1 and one in gained and one not in turn.decreasing]
    made = [Sentence("ticks_stay", {"nouns": tuple(Noun(one.each) for one in stay)})] if stay else []
    return (*made, *(Sentence("boxes_run_out", {"noun": Noun(one.name)}) for one in ticked if _open(one)))


def _open(field: Field) -> bool:
    """Whether there are boxes for fewer than there may be."""
    return field.boxes > 0 and not field.limited and not field.each
