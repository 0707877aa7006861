"""What may fall below nothing."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.effect import Changes, Verb

__all__ = ["below"]


def below(turn: Sequence) -> tuple[Sentence, ...]:
    """``your points may fall below 0``."""
    game = turn.narrator.game
    effects = (one for body in turn.narrator.flow.bodies for one in game.vocabulary.effects(body))
    lost = {one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.LOSE}
    mine = [one for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER]
    found = [one for one in mine if one.low < 0 and one in lost and not one.each]
    return tuple(Sentence("may_be_negative", {"noun": Noun(one.name)}) for one in found)
