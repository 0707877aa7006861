"""That a limit which only one step looks at does not hold before it."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence

__all__ = ["limits"]


def limits(turn: Sequence) -> tuple[Reminded, ...]:
    """``until the step Discard you may have more than 6 goods``."""
    made: list[Reminded] = []
    for at, name in enumerate(turn.steps):
        step = turn.narrator.game.step(name)
        before = [field for one in turn.steps[:at] for field in turn.gained(one)]
        kept = {noun for field in before for noun in (field.name, field.each, field.of) if noun}
        for said in turn.narrator.all(step.body) if step is not None else ():
            trim = said.clause
            noun = trim.parts["noun"] if trim is not None and trim.name == "trim" else None
            if trim is not None and isinstance(noun, Noun) and noun.term in kept:
                parts = {"noun": noun, "limit": trim.parts["limit"], "step": Noun(name, "steps")}
                made.append(Reminded(name, Sentence("limit_only_there", parts)))
    return tuple(made)
