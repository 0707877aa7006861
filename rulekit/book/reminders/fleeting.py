"""In which steps of a turn its fleeting values are used, and what begins afresh with a step."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb

__all__ = ["fleeting"]

FEW = 2
"""In how many steps something is used if that is worth telling."""
SPENT = (Verb.LOSE, Verb.PAY)
"""How what a turn has is used up."""


def fleeting(turn: Sequence) -> tuple[Reminded, ...]:
    """``workers are only used in the step Build``; ``siege tokens begin afresh with each battle``."""
    game = turn.narrator.game
    words = game.vocabulary
    mine = [one for one in game.fields if one.owner is Owner.TURN and one.kind is ValueKind.NUMBER]
    used: dict[tuple[str, ...], list[Noun]] = {}
    for field in mine:
        steps = tuple(one for one in turn.steps if field.step == "turn" and _uses(one, field, turn))
        if 0 < len(steps) <= FEW:
            used.setdefault(steps, []).append(Noun(field.name))
    effects = [one for body in turn.narrator.flow.bodies for one in words.effects(body) if isinstance(one, Changes)]
    counted = {one.field for one in effects if one.verb is Verb.GAIN}
    afresh: dict[str, list[Noun]] = {}
    for field in mine:
        if field.step != "turn" and field in counted and field.overflow and field.limited:
            afresh.setdefault(field.step, []).append(Noun(field.name))
    return tuple(
        Reminded(at, Sentence("begins_afresh", {"nouns": tuple(nouns), "step": Noun(at, "steps")}))
        for at, nouns in afresh.items()
    )


def _uses(name: str, field: Field, turn: Sequence) -> bool:
    """Whether a step asks for a field, or takes from it."""
    words = turn.narrator.game.vocabulary
    bodies = (*turn.bodies(name), *(one.body for one in turn.modifiers(name)))
    effects = (one for body in bodies for one in words.effects(body) if isinstance(one, Changes))
    spent = any(one.field == field and one.verb in SPENT for one in effects)
    return spent or turn.asks_of(field, name)
