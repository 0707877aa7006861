"""Which steps are told where they are carried out, and not below a heading of their own: short ones of one step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile

from rulekit.book.narrator import Narrator
from rulekit.book.steps import modifying
from rulekit.model.effect import Binds, Calls, Ends, Turns
from rulekit.model.expression import SetOf, Variable, VariableRef
from rulekit.model.game import Game, Rule, Step
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside
from rulekit.source import Span

__all__ = ["told_in_place"]

MOST = 4
"""Steps of no more statements are told where they are done; of a longer one the title helps to find it again."""
FRAME = ("setup", "play", "turn", "score")
"""Steps that stand for chapters."""


def told_in_place(narrator: Narrator) -> Mapping[str, str]:
    """The steps that one place in one step leads to, that nothing else speaks of, and that are short.

    One that is a single statement may have several places in it: it is told at the first, and named at the others.

    Nobody looks such a step up: whoever comes to the place that does it wants to read on. Each is found with the step
    that has a heading where it is told.
    """
    game = narrator.game
    found = [(caller, name) for caller in game.steps for name in _called(caller.body, game)]
    counts = [name for _, name in found] + [name for one in game.modifiers for name in _called(one.body, game)]
    spoken = {one.target for one in game.modifiers} | set(_spoken_of(game))
    callers = {
        step.name: caller.name
        for caller, name in found
        if caller.name not in ("play", "turn") and name not in spoken
        for step in [game.step(name)]
        if step is not None and step.name not in FRAME
        if counts.count(name) == 1 or (counts.count(name) == found.count((caller, name)) and _is_one(step))
        if _fits(step, caller, narrator, once=counts.count(name) == 1)
    }
    return {name: _headed(caller, callers) for name, caller in callers.items()}


def done_again(narrator: Narrator) -> frozenset[Span]:
    """Where steps that are told in place are carried out a second time and later."""
    made: set[Span] = set()
    words = narrator.game.vocabulary
    for caller in narrator.game.steps:
        told: set[str] = set()
        for one in words.statements(caller.body):
            names = {effect.step for effect in words.does(one) if isinstance(effect, Calls)} & narrator.in_place.keys()
            made |= {one.span} if names & told else set()
            told |= names
    return frozenset(made)


def _is_one(step: Step) -> bool:
    """Whether a step is a single statement, and done for nothing that was chosen before."""
    return len(step.body) == 1 and not step.needs


def _headed(name: str, callers: Mapping[str, str]) -> str:
    """The step that has a heading where a step is told."""
    seen = {name}
    while name in callers and callers[name] not in seen:
        name = callers[name]
        seen.add(name)
    return name


def _called(body: Body, game: Game) -> Iterator[str]:
    """The steps that a body carries out, each as often as a place in it leads there."""
    for one in game.vocabulary.statements(body):
        for effect in game.vocabulary.does(one):
            if isinstance(effect, Calls):
                yield effect.step


def _spoken_of(game: Game) -> Iterator[str]:
    """The steps that statements name when they end them, and those whose rules lasting effects speak of."""
    for body in (*(one.body for one in game.steps), *(one.body for one in game.modifiers)):
        for one in inside(body):
            if isinstance(one, Statement) and any(isinstance(each, Ends | Turns) for each in game.vocabulary.does(one)):
                yield getattr(one, "step", "") or ""
    targets = {one.target for one in game.modifiers}
    yield from (step.name for step in game.steps if targets.intersection(step.rules))


def _fits(step: Step, caller: Step, narrator: Narrator, *, once: bool) -> bool:
    """Whether a step is short, done for what is in sight, and calls nothing as something is called where it is done.

    Of one that is done more than ``once`` it matters what has a name where it is done first.
    """
    game = narrator.game
    statements = list(game.vocabulary.statements(step.body))
    if len(statements) > MOST or any(isinstance(one, Rule) and one.condition is not None for one in step.body):
        return False
    if step.without_actor != caller.without_actor or modifying(step, narrator):
        return False
    things = next(
        (
            effect.things
            for one in game.vocabulary.statements(caller.body)
            for effect in game.vocabulary.does(one)
            if isinstance(effect, Calls) and effect.step == step.name
        ),
        (),
    )
    if not all(isinstance(one, VariableRef) and not one.plain for one in things):
        return False
    own, others = (
        {(one.type.kind, one.type.of) for one in variables}
        for variables in (
            _bound(step.body, game),
            (*caller.needs, *_bound(caller.body if once else _before(step.name, caller.body, game), game)),
        )
    )
    return own.isdisjoint(others)


def _before(name: str, body: Body, game: Game) -> Body:
    """The statements of a body before the first that leads to a step."""
    return tuple(takewhile(lambda one: name not in _called((one,), game), body))


def _bound(body: Body, game: Game) -> tuple[Variable, ...]:
    """What the statements of a body name, and what they go through."""
    found: list[Variable] = []
    for one in game.vocabulary.statements(body):
        found += [effect.variable for effect in game.vocabulary.does(one) if isinstance(effect, Binds)]
        found += [part.over.element for part in game.vocabulary.parts(one) if isinstance(part.over, SetOf)]
    return tuple(found)
