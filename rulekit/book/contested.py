"""What of a turn or a step others change, or ask for in steps of theirs: it is nobody's own, whoever is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from attrs import evolve

from rulekit.book.flow import Flow
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.expression import FieldOf, You
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.remembering import remembered
from rulekit.source import NOWHERE, Span

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["anothers", "contested", "in_step", "is_common"]


def is_common(field: Field, narrator: Narrator) -> bool:
    """Whether a field is not that of whoever is spoken of.

    It is of the game, or of a step that nobody in particular does; or of the turn, while others do something, or where
    others change it as well.
    """
    step = narrator.game.step(field.step) if field.owner is Owner.TURN else None
    nobodys = narrator.others or field in narrator.contested or (step is not None and step.without_actor)
    return field.owner is Owner.GAME or (field.owner is Owner.TURN and nobodys)


def anothers(field: Field, narrator: Narrator) -> bool:
    """Whether what is so of a turn, or of another step, is told of its player where somebody else is spoken to.

    In that player's own steps it is the reader's, whoever asks for it in theirs.
    """
    step = narrator.game.step(field.step) if field.owner is Owner.TURN else None
    if step is None or step.without_actor:
        return False
    inside = narrator.step in _theirs(narrator.flow, step.name) if narrator.step else field in narrator.contested
    return narrator.others or inside


def in_step(narrator: Narrator, body: Body) -> Narrator:
    """Who tells what a body says: the same, who knows what step the statements are of where they begin one."""
    step = _steps_begun(narrator.game).get(body[0].span, narrator.step) if body else narrator.step
    return narrator if step == narrator.step else _at(narrator, step)


@remembered(256)
def _at(narrator: Narrator, step: str) -> Narrator:
    """The same object again, by which what it found out is known."""
    return evolve(narrator, step=step)


@remembered(32)
def _steps_begun(game: Game) -> Mapping[Span, str]:
    """The step that a statement is the first of, by where the statement stands."""
    return {one.body[0].span: one.name for one in game.steps if one.body and one.body[0].span != NOWHERE}


@remembered(128)
def _theirs(flow: Flow, begins: str) -> frozenset[str]:
    """The steps that somebody else carries out within a step."""
    reached = [flow.reached_from(body) for body in _by_others(flow, begins)]
    return frozenset[str]().union(*(one for one in reached if begins not in one))


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
