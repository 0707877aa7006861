"""Limits that nothing comes to: what a turn counts and can't be as much as it may be, whatever happens in it."""

from __future__ import annotations

from math import inf

from rulekit.book.narrator import Narrator
from rulekit.model.amount import Amount
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Verb
from rulekit.model.expression import Literal
from rulekit.model.part import Role
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import children

__all__ = ["never_more"]


def never_more(one: Field, narrator: Narrator) -> bool:
    """Whether there are never more of it than its limit, so that nobody has to be told what becomes of them.

    Seen of what begins anew with each turn or step: all that it gains there, in all cases together, is not too much.
    """
    game = narrator.game
    step = game.step(one.step) if one.owner is Owner.TURN else None
    if step is None or one.kind is not ValueKind.NUMBER or one.each or one.bound:
        return False
    modified = any(
        _changes(one, part.body, narrator, ()) for each in game.modifiers for part in game.vocabulary.parts(each)
    )
    return not modified and one.start + _gained(one, step.body, narrator, (step.name,)) <= one.highest


def _gained(one: Field, body: Body, narrator: Narrator, within: tuple[str, ...]) -> float:
    """How many of it come to be at most while a body is carried out."""
    words = narrator.game.vocabulary
    total = 0.0
    for statement in body:
        effects = words.does(statement)
        total += _own(one, statement) if any(_raises(effect, one) for effect in effects) else 0
        for part in words.parts(statement):
            inner = _gained(one, part.body, narrator, within)
            often = part.times is not None or part.role in (Role.LOOP, Role.REACTION)
            total += inf if inner and often else inner
        for call in effects:
            step = narrator.game.step(call.step) if isinstance(call, Calls) else None
            if step is not None:
                total += inf if step.name in within else _gained(one, step.body, narrator, (*within, step.name))
    return total


def _own(one: Field, statement: Statement) -> float:
    """How many a statement gives by itself, if that is written there; what it may be for each of some is not known."""
    told = [part for part in children(statement) if part is not None and not isinstance(part, bool)]
    match told:
        case [Amount(count=Literal(value=value), what=what)] if what is not None and what.field == one:
            return value
        case _:
            return inf


def _raises(effect: object, one: Field) -> bool:
    return isinstance(effect, Changes) and effect.field == one and effect.verb not in (Verb.LOSE, Verb.PAY)


def _changes(one: Field, body: Body, narrator: Narrator, within: tuple[str, ...]) -> bool:
    return _gained(one, body, narrator, within) > 0
