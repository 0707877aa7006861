"""Turns in a row in which a step is not carried out: a number counted up each turn, from 0 again with the step.

step play
  take turns until quiet is at least 80: do turn
step turn
  gain 1 quiet
  if there is a jumping square: do capture
step capture
  quiet becomes 0

Nobody at a table counts so; it is told where it ends something: "until 80 turns in a row have passed without “Jump”".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rulekit.document.closed import Comparison, Role
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Compare, Condition, FieldOf, Literal, ParameterValue
from rulekit.model.part import Order, Part
from rulekit.model.statement import Statement
from rulekit.model.walk import inside
from rulekit.remembering import remembered

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["in_a_row", "is_counting", "quiet_turns"]


def in_a_row(test: Condition, narrator: Narrator) -> Sentence | None:
    """That so many turns in a row have passed without a step; None of any other condition."""
    match test:
        case Compare(left=FieldOf(field=field), op=Comparison.AT_LEAST, right=Literal() | ParameterValue() as right):
            steps = quiet_turns(narrator).get(field)
            if steps is None:
                return None
            count = right.value if isinstance(right, Literal) else right.parameter.value
            nouns = tuple(Noun(one, Role.STEPS) for one in steps)
            return Sentence("turns_without", {"count": Number(count), "steps": nouns})
        case _:
            return None


def is_counting(statement: Statement, narrator: Narrator) -> bool:
    """Whether all that a statement does is to count such turns, or to begin again."""
    if not quiet_turns(narrator):
        return False
    changed = _changed(statement, narrator)
    return changed is not None and changed.field in quiet_turns(narrator)


@remembered(32)
def quiet_turns(narrator: Narrator) -> Mapping[Field, tuple[str, ...]]:
    """The fields that count turns in a row, each with the steps that such turns go without."""
    game = narrator.game
    found = {one: _without(one, narrator) for one in game.fields if _counts(one)}
    return {one: steps for one, steps in found.items() if steps}


def _counts(one: Field) -> bool:
    plain = one.owner is Owner.GAME and one.kind is ValueKind.NUMBER and not one.each and not one.hidden
    return plain and not one.piece and not one.agreed and one.start == one.low == 0 and not one.source


def _without(one: Field, narrator: Narrator) -> tuple[str, ...]:
    """The steps with which the count begins again, if it counts nothing but turns and only ends the taking of turns."""
    game, flow = narrator.game, narrator.flow
    turns = [loop for loop in _loops(narrator) if _ends_with(loop, one)]
    if len(turns) != 1 or len(flow.calls(turns[0].body)) != 1:
        return ()
    (turn,) = flow.calls(turns[0].body)
    counted: list[str] = []
    begun: list[str] = []
    for step in game.steps:
        for statement in step.body:
            change = _changed(statement, narrator)
            if change is not None and change.field == one:
                (counted if change.verb is Verb.GAIN else begun).append(step.name)
    body = next((step.body for step in game.steps if step.name == turn), ())
    before = next((at for at, each in enumerate(body) if _is_of(_changed(each, narrator), one)), len(body))
    reached = flow.reached_from(body[:before]) if before else frozenset[str]()
    asked = sum(isinstance(each, FieldOf) and each.field == one for each in inside((*flow.bodies, game.modifiers)))
    alone = asked == 1 + len(counted) + len(begun) and turn not in begun and not reached.intersection(begun)
    return tuple(begun) if alone and counted == [turn] and len(set(begun)) == len(begun) else ()


def _is_of(change: Changes | None, one: Field) -> bool:
    """Whether a change is one of a field."""
    return change is not None and change.field == one


def _loops(narrator: Narrator) -> Iterator[Part]:
    words = narrator.game.vocabulary
    for body in narrator.flow.bodies:
        for statement in words.statements(body):
            for part in words.parts(statement):
                if part.order in (Order.FROM, Order.CLOCKWISE) and part.who is not None and part.until is not None:
                    yield part


def _ends_with(loop: Part, one: Field) -> bool:
    match loop.until:
        case Compare(left=FieldOf(field=field), op=Comparison.AT_LEAST, right=Literal() | ParameterValue()):
            return field == one
        case _:
            return False


@remembered(512)
def _changed(statement: Statement, narrator: Narrator) -> Changes | None:
    """How a statement counts a field up by one or sets it to 0, if it does nothing else."""
    effects = tuple(narrator.game.vocabulary.does(statement))
    if len(effects) != 1 or not isinstance(effects[0], Changes) or effects[0].verb not in (Verb.GAIN, Verb.SET):
        return None
    if not _counts(effects[0].field):
        return None
    said = narrator.sayers[type(statement)].plain(statement, narrator)
    told = said[0].clause if len(said) == 1 else None
    match told:
        case Sentence(name="gain", parts={"amount": Sentence(parts={"count": Number(value=1)}), "each": False}):
            return effects[0]
        case Sentence(name="becomes", parts={"value": Number(value=0)}):
            return effects[0]
        case _:
            return None
