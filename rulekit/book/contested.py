"""What of a turn or a step several players change: it is nobody's own, whoever is spoken of."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.flow import TURN, Flow
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.expression import You
from rulekit.model.statement import Body
from rulekit.remembering import remembered

__all__ = ["contested"]


@remembered(32)
def contested(flow: Flow) -> frozenset[Field]:
    """The fields of a turn, or of another step, that somebody else changes as well before it is over.

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
            found |= {one for one in _changed(flow, body, begins) if one in fields and one.step == begins}
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


def _changed(flow: Flow, body: Body, begins: str) -> Iterator[Field]:
    """What a body changes, by itself and through steps; what begins afresh in it is another's."""
    reached = flow.reached_from(body)
    if begins in reached or (begins == TURN and TURN in reached):
        return
    steps = [one for one in flow.game.steps if one.name in reached]
    for one in (body, *(step.body for step in steps)):
        for effect in flow.game.vocabulary.effects(one):
            if isinstance(effect, Changes):
                yield effect.field
