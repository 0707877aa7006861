"""A step that looks at one count: which line of its table the count came to, told before what it brought."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_field, outcome_at
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner
from rulekit.playing.sight import all_of, amount_of
from rulekit.playing.state import State

__all__ = ["struck"]


def struck(step: str, state: State, who: int, narrator: Narrator, *, idle: bool) -> Sentence | None:
    """What a count comes to: ``2 skulls: Drought``, ``1 skull: nothing happens``.

    Args:
        step: the name of the step that is over.
        state: how things stood when it began.
        who: whose turn it is, from 0.
        narrator: turns what the rules name into sentences.
        idle: whether nothing at all came of it.

    Returns:
        The sentence; None where the step is told as no table, or nothing was to be counted.
    """
    found = narrator.game.step(step)
    field = counted_field(found, narrator) if found is not None else None
    if found is None or field is None:
        return None
    count = all_of(state, field, who if field.owner is Owner.PLAYER else 0)[""]
    outcome = outcome_at(count, found) if isinstance(count, int) else None
    if not isinstance(count, int) or not (count or outcome):
        return None
    rule = Noun(outcome.rule.name, "rules") if outcome is not None else False
    return Sentence("came_to", {"amount": amount_of(field, "", count, state), "rule": rule, "idle": idle})
