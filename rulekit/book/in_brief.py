"""Steps below their names, as a card reminds of them, and which of them are needed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from rulekit.book.narrator import Narrator
from rulekit.book.passages import laid_out
from rulekit.document.blocks import Block, Heading
from rulekit.document.sentence import Noun
from rulekit.model.effect import Changes, Rolls
from rulekit.model.game import Step

__all__ = ["brings_points", "in_brief", "is_needed", "most_needed"]

OTHERS = 4
"""The rank of steps of no turn that bring nothing and are not rolled for."""


def in_brief(steps: Sequence[Step], narrator: Narrator) -> tuple[Block, ...]:
    """Each step below its name, its statements one below the other."""
    return tuple(block for step in steps for block in _told(step, narrator))


def _told(step: Step, narrator: Narrator) -> Iterator[Block]:
    yield Heading(3, (Noun(step.name, "steps"),), f"step-{step.name}")
    yield from laid_out(narrator.all(step.body), ordered=len(step.body) > 1)


def most_needed(steps: Sequence[Step], first: AbstractSet[str], narrator: Narrator) -> tuple[int, ...]:
    """The places of steps, the most needed first.

    That is what a turn brings of what decides who wins, what is rolled for, the other steps of a turn, what else brings
    of that, and then the others.

    Args:
        steps: the steps.
        first: the names of those of the turn.
        narrator: the game.
    """
    return tuple(sorted(range(len(steps)), key=lambda at: _rank(steps[at], steps[at].name in first, narrator)))


def _rank(step: Step, of_turn: bool, narrator: Narrator) -> int:  # noqa: FBT001  # one of two ranks each
    game = narrator.game
    effects = tuple(game.vocabulary.effects(step.body))
    if brings_points(step, narrator):
        return 0 if of_turn else 3
    called = (found for name in narrator.flow.calls(step.body) for found in [game.step(name)] if found is not None)
    behind = (one for found in called for one in game.vocabulary.effects(found.body))
    if any(isinstance(one, Rolls) for one in (*effects, *behind)):
        return 1
    return 2 if of_turn else OTHERS


def brings_points(step: Step, narrator: Narrator) -> bool:
    """Whether a step brings or takes what decides who wins."""
    decides = {one.name for one in narrator.game.wins}
    effects = narrator.game.vocabulary.effects(step.body)
    return any(isinstance(one, Changes) and one.field.name in decides for one in effects)


def is_needed(step: Step, narrator: Narrator) -> bool:
    """Whether a step brings what decides who wins, or is rolled for: then it is looked up again and again."""
    return _rank(step, False, narrator) < OTHERS  # noqa: FBT003  # as one of no turn
