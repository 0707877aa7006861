"""``choose a number``: a player names a number in a range that may be worked out.

choose a number from 0 to your food called n
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import decisions
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind, PathPart
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Asks, Binds, Effect
from rulekit.model.expression import Expression, Type, Variable, You
from rulekit.model.part import leaf
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "ChooseNumber"]


@frozen(kw_only=True)
class ChooseNumber(Statement):
    """A number from ``low`` to ``high``; ``least`` and ``most`` bound both for certain."""

    low: Expression
    high: Expression
    least: int
    most: int
    chosen: Variable


def check(node: Node, scope: Scope) -> ChooseNumber | None:
    """Return the statement.

    Reports:
        RK0203: the ends are not numbers. RK0306: nothing is between them.
    """
    low, high = scope.number(node.child("low")), scope.number(node.child("high"))
    if low is None or high is None or not scope.you(node.span):
        return None
    least, most = scope.type(low).low, scope.type(high).high
    if least > most:
        scope.report(errors.no_option(node.span))
    chosen = scope.new(node.the("called").name.text, Type(ValueKind.NUMBER, low=least, high=max(most, least)))
    scope.remember(chosen)
    return ChooseNumber(low=low, high=high, least=least, most=max(most, least), chosen=chosen, span=node.span)


def arms(choose: ChooseNumber, rest: Body, code: Code, path: tuple[PathPart, ...]) -> list[m.Arm]:
    """One option for each number in the range."""
    domain = m.Numbers(code.value(choose.low), code.value(choose.high), choose.least, choose.most)
    slot = code.bind(choose.chosen)
    return [m.Arm(m.Const(1), domain, -1, slot, code.lowered(rest), code.arm_label(ArmKind.NUMBER, path))]


def can(choose: ChooseNumber, code: Code) -> m.Expression:
    """The range holds something."""
    return m.Compare("<=", code.value(choose.low), code.value(choose.high))


def lower(choose: ChooseNumber, code: Code) -> None:
    """Emit the choice alone."""
    with code.deciding():
        decisions.decide(arms(choose, (), code, ()), code)


def say(choose: ChooseNumber, narrator: Narrator) -> tuple[Clause, ...]:
    """``choose a number from 0 to your food``."""
    return clause("choose_number", low=narrator.value(choose.low), high=narrator.value(choose.high))


def does(choose: ChooseNumber) -> frozenset[Effect]:
    """``you`` decide."""
    return frozenset({Asks(You()), Binds(choose.chosen)})


KIND = Kind("choose_number", ChooseNumber, check, Lowering(lower, can, arms=arms), say, leaf, does)
