"""What a thing says whose rule is but the name of a step that only things carry out: what is done in that step.

On a card nobody looks a step up, and such a step has no place in the order of play to be known by; nor have those that
it is the only one to carry out.
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.flow import CHAPTERS
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.model.closed import Attachment
from rulekit.model.effect import Calls
from rulekit.model.game import Step
from rulekit.model.statement import Modifier

__all__ = ["said_whole"]

MOST = 4
"""A step of more statements is too long for a card."""


def said_whole(modifier: Modifier, narrator: Narrator) -> tuple[Clause, ...]:
    """What a thing says, with what is done in the step in place of its name where that is all."""
    step = _only_step(modifier, narrator)
    if step is None or len(step.body) > MOST or not _apart(step.name, narrator):
        return narrator.say(modifier)
    return with_steps_in_place(narrator).all(step.body)


def _only_step(modifier: Modifier, narrator: Narrator) -> Step | None:
    """The step that is all of what is done at once; None where there is more to it, or it is done for a thing."""
    if modifier.attached is not Attachment.AT_ONCE or modifier.condition is not None or len(modifier.body) != 1:
        return None
    effects = tuple(narrator.game.vocabulary.effects(modifier.body))
    match effects:
        case (Calls(step=name, things=()),):
            return narrator.game.step(name)
        case _:
            return None


def _apart(name: str, narrator: Narrator) -> bool:
    """Whether nothing but things leads to a step: no chapter is one, or comes to it through its steps."""
    if name in CHAPTERS:
        return False
    chapters = [one for one in narrator.game.steps if one.name in CHAPTERS]
    return not any(name in narrator.flow.reached_from(one.body) for one in chapters)
