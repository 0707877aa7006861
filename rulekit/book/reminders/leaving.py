"""Which steps of a turn a player may leave out, where the others must be done."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence, steps_named
from rulekit.book.steps import modifying
from rulekit.book.turn import numbered
from rulekit.document.sentence import Sentence
from rulekit.model.closed import Attachment
from rulekit.model.part import Role
from rulekit.model.statement import Body, Modifier

__all__ = ["leaving"]

ADDING = (Attachment.BEFORE, Attachment.AFTER, Attachment.INSTEAD, Attachment.DURING)
"""The ways in which a modifier brings something to do into a step."""


def leaving(turn: Sequence) -> tuple[Reminded, ...]:
    """``only the steps Build and Buy are yours to leave out``; what is told besides, without a number, is not named."""
    named = numbered(turn.narrator) or turn.steps
    listed = tuple(one for one in turn.steps if one in named)
    free = tuple(one for one in listed if _free(one, turn))
    if not free or len(free) == len(listed):
        return ()
    return (Reminded("", Sentence("may_leave_out", {"steps": steps_named(free)})),)


def _free(name: str, turn: Sequence) -> bool:
    """Whether a player need do nothing in a step, with whatever modifies it."""
    step = turn.narrator.game.step(name)
    if step is None or not _offered(step.body, turn):
        return False
    # What modifies a step that only an offer leads to is left with the offer.
    return not any(map(_duty, modifying(step, turn.narrator)))


def _offered(body: Body, turn: Sequence) -> bool:
    """Whether all that a body does is offered, and may be left."""
    words = turn.narrator.game.vocabulary
    return all(
        [(part.role, part.name, part.condition) for part in words.parts(one)] == [(Role.CHOICE, "", None)]
        for one in body
    )


def _duty(modifier: Modifier) -> bool:
    return modifier.attached in ADDING and not modifier.optional
