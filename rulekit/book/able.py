"""Whether somebody can do what a step is about: whether there is anything that it could begin with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.flow import CHAPTERS
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Asks, Binds, Changes
from rulekit.model.expression import Exists, SetOf, VariableRef
from rulekit.model.game import Game, Step
from rulekit.model.walk import children, depends_on_you, equivalent, inside, substitute
from rulekit.remembering import remembered

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["able", "done_if_able"]


def able(test: Exists, narrator: Narrator) -> Sentence | None:
    """That you can do a step, or cannot, where that is what there being such a thing is about; None elsewhere.

    The step begins with the choice of one of that very set, and what is in it depends on who chooses.
    """
    for name, found in beginnings(narrator.game):
        if _same(found, test.set):
            some = narrator.set(test.set, "exists")
            step = Noun(name, Role.STEPS)
            return Sentence("able", {"step": step, "set": some, "negated": test.negated, "so": False})
    return None


def done_if_able(said: Clause) -> Clause:
    """What is done on a condition, with no more than "if you can" where the condition is that it can be done."""
    whole = said.clause
    condition, body = (whole.parts[name] if whole is not None else None for name in ("condition", "body"))
    if whole is None or not isinstance(condition, Sentence) or not isinstance(body, Sentence):
        return said
    if condition.name != "able" or condition.parts["negated"] or body.name != "do":
        return said
    if body.parts["steps"] != (condition.parts["step"],):
        return said
    able_so = Sentence("able", {**condition.parts, "so": True})
    return evolve(said, clause=Sentence(whole.name, {**whole.parts, "condition": able_so}))


@remembered(16)
def beginnings(game: Game) -> tuple[tuple[str, SetOf], ...]:
    """The steps that nobody can carry out unless there is something to choose first, each with what that is."""
    return tuple(_beginnings(game))


def _beginnings(game: Game) -> Iterator[tuple[str, SetOf]]:
    for step in game.steps:
        found = None if step.needs or step.without_actor or step.name in CHAPTERS else _chosen_first(step, game)
        if found is not None and depends_on_you(found):
            yield step.name, found


def _chosen_first(step: Step, game: Game) -> SetOf | None:
    """What the first thing is chosen from that is chosen in a step; None where what comes before could change it."""
    words = game.vocabulary
    changed: set[Field] = set()
    for statement in step.body:
        effects = words.does(statement)
        if any(isinstance(one, Asks) for one in effects):
            things = [one for one in effects if isinstance(one, Binds) and one.variable.type.kind is ValueKind.ITEM]
            found = [one for one in children(statement) if isinstance(one, SetOf)]
            if len(things) != 1 or len(found) != 1:
                return None
            asked = {one for one in inside(found[0]) if isinstance(one, Field)}
            return None if asked & changed else found[0]
        inner = [*words.effects((statement,))]
        if any(isinstance(one, Asks) for one in inner):
            return None
        changed |= {one.field for one in inner if isinstance(one, Changes)}
    return None


def _same(left: SetOf, right: SetOf) -> bool:
    """Whether two sets hold the same, whatever stands for one of them."""
    kinds = (left.base, left.of, left.held) == (right.base, right.of, right.held)
    return kinds and equivalent(substitute(left.tests, left.element, VariableRef(right.element)), right.tests)
