"""Implication: what follows from a condition that is known to hold, whatever denials, lists and words it is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulekit.model.expression import All, AnyOf, Condition, Expression, Is, Not, Related
from rulekit.model.ranges import type_of
from rulekit.model.walk import spelled_out, substitute

__all__ = ["implied"]

Told = TypeVar("Told", bool, int)


def _denies_nothing(thing: Expression, *, denied: bool) -> bool:
    """Whether a denial may hold only because there is no such thing, of which nothing is true."""
    return denied and type_of(thing).optional


def implied(fact: Condition, told: Callable[[Condition, bool], Told], *, holds: bool = True) -> Told:
    """The most that a condition tells for certain: the most of what must all be so, the least of what one may be so of.

    Args:
        fact: the condition.
        told: what a simple condition tells when it holds, or does not: the more, the greater.
        holds: whether the condition holds, or does not.
    """
    match fact:
        case Not():
            return implied(fact.part, told, holds=not holds)
        case All() | AnyOf() if fact.parts:
            enough = max if isinstance(fact, All) == holds else min
            return enough(implied(one, told, holds=holds) for one in fact.parts)
        case Is() if _denies_nothing(fact.thing, denied=holds == fact.use.negated):
            return told(fact, holds)
        case Is():
            inner = substitute(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return max(told(fact, holds), implied(inner, told, holds=holds != fact.use.negated))
        case Related() if any(_denies_nothing(one, denied=holds == fact.negated) for one in (fact.left, fact.right)):
            return told(fact, holds)
        case Related():
            return max(told(fact, holds), implied(spelled_out(fact), told, holds=holds != fact.negated))
        case _:
            return told(fact, holds)
