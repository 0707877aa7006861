"""What becomes the next of several things: a circle, told once, instead of a case for each of its members.

if passing is to_the_left: passing becomes to_the_right
otherwise if passing is to_the_right: passing becomes across
otherwise: passing becomes to_the_left
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.idioms.by_value import value_and_cases
from rulekit.model import expression as e
from rulekit.model.statement import Body
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If

__all__ = ["IDIOM"]

FEWEST = 3
"""Of fewer things nobody speaks of a circle."""


def tell(statement: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``the way of passing becomes the next of these, and after the last the first again: left, right, across``."""
    found = value_and_cases(statement)
    if found is None:
        return None
    value, cases = found
    if not isinstance(value, e.FieldOf) or value.field.optional:
        return None
    after = {item.index: _becomes(value, body) for item, body in cases}
    first = cases[0][0]
    missing = [at for at in range(len(first.table.items)) if at not in after]
    if statement.other is not None and len(missing) == 1:
        after[missing[0]] = _becomes(value, statement.other)
    elif missing or statement.other is not None:
        return None
    circle = _circle(first.index, after)
    if circle is None or len(circle) < FEWEST:
        return None
    things = tuple(narrator.value(e.ItemRef(first.table, at)) for at in circle)
    return clause("next_of", thing=narrator.value(value), things=things)


def _becomes(value: e.Expression, body: Body) -> int | None:
    """The thing that the value becomes in a body, if that is all of it."""
    match body:
        case (Becomes(what=what, value=e.ItemRef(index=index), piece=None),) if what == value:
            return index
        case _:
            return None


def _circle(begins: int, after: dict[int, int | None]) -> tuple[int, ...] | None:
    """All the things in the order in which one becomes the next, if the last becomes the first."""
    circle = [begins]
    while (following := after.get(circle[-1])) is not None and following not in circle:
        circle.append(following)
    return tuple(circle) if following == begins and len(circle) == len(after) else None


IDIOM = Idiom((If,), tell)
