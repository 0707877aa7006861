"""Whether dice that are left in a cup from which one was taken ever count again before the cup is thrown anew."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.narrator import Narrator
from rulekit.model.closed import Base
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Rolls, Verb
from rulekit.model.expression import FieldOf, SetOf
from rulekit.model.game import Game, Step
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside

__all__ = ["thrown_before_asked"]


def thrown_before_asked(cup: Field, narrator: Narrator) -> bool:
    """Whether a round begins with a throw of all cups, and asks for no dice in them once any was taken out."""
    game = narrator.game
    taking = {one.name for one in game.steps if _takes(cup, one.body, game)}
    if any(_takes(cup, one.body, game) for one in game.modifiers):
        return False
    for step in game.steps:
        if not step.body or not _throws(cup, step.body[:1], game) or _callers(step, narrator) != ["play"]:
            continue
        leading = [at for at, one in enumerate(step.body) if taking & _reached((one,), narrator)]
        if not leading or not taking <= _reached(step.body, narrator) or not leading[0]:
            continue
        inner = _reached(step.body, narrator)
        if any(taking & {*narrator.flow.calls(one.body)} for one in game.steps if one.name not in {step.name, *inner}):
            continue
        behind = step.body[leading[0] :]
        bodies = (behind, *(one.body for one in game.steps if one.name in _reached(behind, narrator)))
        return not any(_asks(cup, body) for body in bodies)
    return False


def _takes(cup: Field, body: Body, game: Game) -> bool:
    effects = (one for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    return any(one.field == cup and one.verb is Verb.LOSE for one in effects)


def _throws(cup: Field, body: Body, game: Game) -> bool:
    """Whether all players throw theirs."""
    parts = game.vocabulary.parts(body[0])
    if not any(isinstance(one.over, SetOf) and one.over.base is Base.PLAYERS and not one.over.tests for one in parts):
        return False
    effects = game.vocabulary.effects(body)
    return any(isinstance(one, Rolls) and isinstance(one.kept, FieldOf) and one.kept.field == cup for one in effects)


def _asks(cup: Field, body: Body) -> bool:
    sets = (one for one in inside(body) if isinstance(one, SetOf))
    return any(isinstance(one.held, FieldOf) and one.held.field == cup for one in sets)


def _reached(body: Sequence[Statement], narrator: Narrator) -> frozenset[str]:
    """The steps that a body carries out, by itself or by others."""
    found: set[str] = set()
    left = set(narrator.flow.calls(tuple(body)))
    while left:
        name = left.pop()
        found.add(name)
        step = narrator.game.step(name)
        left |= set(narrator.flow.calls(step.body)) - found if step is not None else set()
    return frozenset(found)


def _callers(step: Step, narrator: Narrator) -> list[str]:
    return [one.name for one in narrator.game.steps if step.name in narrator.flow.calls(one.body)]
