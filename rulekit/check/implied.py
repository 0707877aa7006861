"""Implication: what follows from a condition that is known to hold, whatever denials, lists and words it is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulekit.model.expression import All, AnyOf, Condition, Is, Not, Related
from rulekit.model.walk import spelled_out, substitute

__all__ = ["implied"]

Told = TypeVar("Told", bool, int)


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
        case Is():
            inner = substitute(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return implied(inner, told, holds=holds != fact.use.negated)
        case Related():
            return implied(spelled_out(fact), told, holds=holds != fact.negated)
        case _:
            return told(fact, holds)
