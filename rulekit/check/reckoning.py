"""Values made of others: arithmetic, cases, what stands at a place of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, of_two, values
from rulekit.model.closed import Operation, ValueKind
from rulekit.model.expression import (
    Arithmetic,
    DerivedOf,
    Entry,
    Expression,
    FromColumn,
    IfElse,
    Literal,
    Not,
    ParameterValue,
    Players,
)
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["ARITHMETIC", "arithmetic", "entry", "value_if"]

ARITHMETIC = ("plus", "minus", "times", "divided", "smaller", "larger")
"""The nodes that reckon with two numbers."""


def value_if(node: Node, scope: Scope) -> Expression | None:
    """One value if a condition holds, otherwise another.

    Reports:
        RK0203: they are of different kinds.
    """
    other = node.child("otherwise")
    test = scope.condition(node.child("condition"))
    with scope.inside():
        scope.know(*([test] if test else []))
        first = values.value(node.child("then"), scope)
    with scope.inside():
        scope.know(*([Not(test)] if test else []))
        second = values.value(other, scope)
    if first is None or second is None or test is None:
        return None
    one, two = scope.type(first), scope.type(second)
    if {one.kind, two.kind} != {ValueKind.NUMBER, ValueKind.SET} and (one.kind, one.of) != (two.kind, two.of):
        scope.report(errors.wrong_kind(values.text_of(other), other.span, values.kind_of(two), values.kind_of(one)))
        return None
    return IfElse(first, test, second)


def arithmetic(node: Node, scope: Scope) -> Expression | None:
    """What two numbers make.

    Reports:
        RK0203: one of them is no number. RK0315: what divides is not fixed.
    """
    left, right = values.number(node.child("left"), scope), values.number(node.child("right"), scope)
    if left is None or right is None:
        return None
    fixed = isinstance(right, Literal | Players | ParameterValue)
    if node.kind == "divided" and (not fixed or scope.type(right).low < 1):
        scope.report(errors.bad_divisor(node.child("right").span))
        return None
    return Arithmetic(Operation(node.kind), left, right)


def entry(node: Node, scope: Scope) -> Expression | None:
    """The entry of a list of numbers at a place, or a defined value of a thing and a number.

    Reports:
        RK0203: no list of numbers, or no place in it. RK0314: the place can be nothing.
    """
    row, at = node.child("row"), node.child("at")
    numbers = values.value_of_one(row, scope)
    if isinstance(numbers, DerivedOf) and numbers.derived.second is not None and numbers.other is None:
        return of_two.at_number(numbers, at, scope)
    if numbers is not None and scope.type(numbers).kind is not ValueKind.NUMBERS:
        kind = values.kind_of(scope.type(numbers))
        scope.report(errors.wrong_kind(values.text_of(row), row.span, kind, "a list of numbers"))
        return None
    place = values.of_kind(at, scope, (ValueKind.NUMBER, ValueKind.ITEM), "a number")
    known = place is not None and values.definite(place, at, scope)
    return Entry(numbers, place) if isinstance(numbers, FromColumn) and place and known else None
