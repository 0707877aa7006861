"""How often something may be done: once, up to a number of times, or as often as the player likes."""

from __future__ import annotations

from typing import Literal as Only

from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.document.sentence import Part
from rulekit.model.expression import Expression, Literal
from rulekit.model.statement import Body, Statement
from rulekit.source import Span
from rulekit.syntax.node import Node

__all__ = ["AS_OFTEN", "ENDLESS", "must_pay", "often", "said_times"]

AS_OFTEN = Literal(9999)
"""As often as you like: bounded by what each time costs, so never this often."""


ENDLESS = 99
"""So many times is as often as anybody likes; the number is only what the machine needs."""


def often(node: Node, scope: Scope) -> Expression | Only[False] | None:
    """How often the statement or effect may be done: a number, None for once, False when something was reported."""
    if node.node("as_often"):
        return AS_OFTEN
    most = node.node("at_most")
    if most is None:
        return None
    return scope.number(most.the()) or False


def must_pay(body: Body, span: Span, scope: Scope) -> None:
    """Check that each time costs something, so that it comes to an end.

    Reports:
        RK0313: nothing is paid.
    """
    if not any(pays(one) for one in body):
        scope.report(errors.without_end(span))


def pays(statement: Statement) -> bool:
    """Whether a statement always costs something."""
    return "pay" in statement.deeds


def said_times(times: Expression | None, telling: Telling) -> Part:
    """How often, for a sentence: False for once, True for as often as you like, else the number."""
    if times is None:
        return False
    free = isinstance(times, Literal) and times.value >= ENDLESS
    return True if free else telling.value(times)
