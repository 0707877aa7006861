"""What of a turn or a step others change, or ask for in steps of theirs: it is nobody's own, whoever is spoken of."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.flow import Flow
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.expression import FieldOf, You
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["contested"]


@remembered(32)
def contested(flow: Flow) -> frozenset[Field]:
    """The fields of a turn, or of another step, that somebody else changes as well before it is over, or speaks of.

    Where somebody else carries out a step, that is told as if the reader did: what it asks of the turn is not "yours".

    Args:
        flow: what leads to what.
    """
    game = flow.game
    fields = [one for one in game.fields if one.owner is Owner.TURN]
    found: set[Field] = set()
    for begins in {one.step for one in fields}:
        step = game.step(begins)
        if step is None or step.without_actor:
            continue
        for body in _by_others(flow, begins):
            reached = flow.reached_from(body)
            if begins in reached:
                continue  # what begins afresh in it is another's
            steps = tuple(one.body for one in game.steps if one.name in reached)
            others = (*_changed(flow, (body, *steps)), *_asked(steps))
            found |= {one for one in others if one in fields and one.step == begins}
    return frozenset(found)


def _by_others(flow: Flow, begins: str) -> Iterator[Body]:
    """What somebody else does within a step."""
    vocabulary = flow.game.vocabulary
    for name in {begins, *flow.reached(begins, lambda step: flow.calls(step.body))}:
        step = flow.game.step(name)
        for statement in vocabulary.statements(step.body) if step is not None else ():
            for part in vocabulary.parts(statement):
                if part.who is not None and not isinstance(part.who, You):
                    yield part.body


def _changed(flow: Flow, bodies: tuple[Body, ...]) -> Iterator[Field]:
    """What some bodies change."""
    for one in bodies:
        for effect in flow.game.vocabulary.effects(one):
            if isinstance(effect, Changes):
                yield effect.field


def _asked(bodies: tuple[Body, ...]) -> Iterator[Field]:
    """What some bodies ask for."""
    return (one.field for one in inside(bodies) if isinstance(one, FieldOf))
