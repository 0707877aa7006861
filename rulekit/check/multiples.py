"""Whether a number is even, odd or a multiple of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, values
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.expression import Condition, Expression, Multiple
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["KINDS", "multiple"]

KINDS = ("even", "odd", "multiple")
"""How a number is said to be divided without a rest."""

LEAST = 2
"""Every number is a multiple of 1."""


def multiple(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """The condition that a number is even, odd, or a multiple of another.

    Reports:
        RK0203: it is no number. RK0302: all numbers are multiples of that one, or none is.
    """
    of = node.number if node.kind == "multiple" else LEAST
    if not values.is_count(left, scope):
        scope.report(_no_number(values.kind_of(scope.type(left)), values.text_of(node), node.span))
        return None
    if of is None or of < LEAST:
        scope.report(errors.outside(of or 0, LEAST, COUNTER_HIGH, node.span))
        return None
    return Multiple(left, of, negated != (node.kind == "odd"))


def _no_number(kind: str, said: str, span: Span) -> Diagnostic:
    """What is no number is said to be even."""
    return Diagnostic(
        "RK0203",
        f"{kind} is never {said}",
        (Label(span, "only a number can be that"),),
        "say it of a number: of `number of it`, or of a figure of it",
    )
