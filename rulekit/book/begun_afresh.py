"""What is counted anew, from 0, each time a step of the turn begins."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb

__all__ = ["begun_afresh"]


def begun_afresh(narrator: Narrator) -> tuple[Field, ...]:
    """What is counted from 0 each time a step of the turn begins."""
    game = narrator.game
    effects = (one for body in narrator.flow.bodies for one in game.vocabulary.effects(body))
    counted = {one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.GAIN}
    numbers = (one for one in game.fields if one.owner is Owner.TURN and one.kind is ValueKind.NUMBER)
    return tuple(one for one in numbers if one.step != "turn" and not one.start and one in counted)
