"""That who loses all of something loses what was gained in the same turn, too."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model import walk
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.part import Role

__all__ = ["losing"]


def losing(turn: Sequence) -> tuple[Reminded, ...]:
    """``in the step Suffer, all goods means those that you gained in the same turn, too``."""
    made: list[Reminded] = []
    for at, name in enumerate(turn.steps):
        before = frozenset(field for one in turn.steps[:at] for field in turn.gained(one))
        lost = tuple(dict.fromkeys(noun for field, noun in _lost_whole(name, turn) if field in before))
        if lost:
            parts: dict[str, Part] = {"step": Noun(name, "steps"), "nouns": tuple(map(Noun, lost))}
            made.append(Reminded(name, Sentence("new_ones_too", parts)))
    return tuple(made)


def _lost_whole(name: str, turn: Sequence) -> tuple[tuple[Field, str], ...]:
    """What players have and somebody loses all of if something holds in a step, and what it is called there.

    What every turn does away with by itself surprises nobody.
    """
    words = turn.narrator.game.vocabulary
    hit = [
        part.body
        for body in turn.bodies(name)
        for part in words.all_parts(body)
        if part.condition is not None and part.role is not Role.CHOICE
    ]
    return tuple(
        (amount.what.field, amount.noun)
        for body in (*hit, *(one.body for one in turn.modifiers(name)))
        for one in words.statements(body)
        if any(isinstance(effect, Changes) and effect.verb is Verb.LOSE for effect in words.does(one))
        for amount in walk.inside(one)
        if isinstance(amount, Amount) and amount.form is AmountForm.ALL and amount.what is not None
        if amount.what.field.owner is Owner.PLAYER
    )
