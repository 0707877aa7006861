"""What begins afresh with a step of a turn."""

from __future__ import annotations

from rulekit.book.begun_afresh import begun_afresh
from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence

__all__ = ["fleeting"]


def fleeting(turn: Sequence) -> tuple[Reminded, ...]:
    """``siege tokens begin afresh with each battle``."""
    afresh: dict[str, list[Noun]] = {}
    for field in begun_afresh(turn.narrator):
        afresh.setdefault(field.step, []).append(Noun(field.name))
    return tuple(
        Reminded(at, Sentence("begins_afresh", {"nouns": tuple(nouns), "step": Noun(at, "steps")}))
        for at, nouns in afresh.items()
    )
