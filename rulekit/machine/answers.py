"""Tests that ask one slot many things, as the row of their answers: one look in place of all of them."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.machine.rows import Bounds, free, parts
from rulekit.machine.simplify_values import weight
from rulekit.machine.tabulated import Outside, Unknown, several
from rulekit.machine.values import Aggregate, Expression, Logic, Reach, Read

__all__ = ["answered"]

LEAST = 8  # operations for which a look is worth its row
MOST = 1024  # values that a slot may have
NO_LOCAL = -1

Answered = tuple[Read, tuple[int, ...]]


def answered(test: Logic, bounds: Bounds) -> Answered | None:
    """What is asked, and for each of its values from 0 whether the test holds; None where a row is no help.

    Args:
        test: a condition.
        bounds: gives the bounds of an expression without locals.
    """
    found = list[Read]()
    if weight(test) < LEAST or not _gathered(test, found.append) or len(found) < 2:  # noqa: PLR2004 twice is often
        return None
    asked = found[0]
    if any(one != asked for one in found) or free(asked):
        return None
    low, high = bounds(asked)
    if not 0 <= low <= high < MOST:
        return None
    values = range(high + 1)
    try:
        return asked, tuple(map(int, map(bool, several(test, NO_LOCAL, values, asked, values))))
    except (Unknown, Outside):
        return None


def _gathered(expression: Expression, take: Callable[[Read], object]) -> bool:
    """Take all slots that are read, but not those that say where another one is; whether nothing else is asked."""
    match expression:
        case Read():
            take(expression)
            return True
        case Aggregate() | Reach():
            return False
        case _:
            return all(_gathered(part, take) for part in parts(expression))
