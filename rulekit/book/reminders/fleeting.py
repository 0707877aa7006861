"""What begins afresh with a step of a turn."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb

__all__ = ["begun_afresh", "fleeting"]


def fleeting(turn: Sequence) -> tuple[Reminded, ...]:
    """``siege tokens begin afresh with each battle``."""
    afresh: dict[str, list[Noun]] = {}
    for field in begun_afresh(turn.narrator):
        afresh.setdefault(field.step, []).append(Noun(field.name))
    return tuple(
        Reminded(at, Sentence("begins_afresh", {"nouns": tuple(nouns), "step": Noun(at, "steps")}))
        for at, nouns in afresh.items()
    )


def begun_afresh(narrator: Narrator) -> tuple[Field, ...]:
    """What is counted from 0 each time a step of the turn begins."""
    game = narrator.game
    effects = (one for body in narrator.flow.bodies for one in game.vocabulary.effects(body))
    counted = {one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.GAIN}
    numbers = (one for one in game.fields if one.owner is Owner.TURN and one.kind is ValueKind.NUMBER)
    return tuple(one for one in numbers if one.step != "turn" and not one.start and one in counted)
