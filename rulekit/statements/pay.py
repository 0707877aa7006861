"""``pay``: lose something that you must have; without it, the option does not exist.

pay 1 worker
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, proof
from rulekit.check.scope import Scope
from rulekit.compiler import counters
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount, all_there_is
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, SetOf
from rulekit.model.part import leaf
from rulekit.model.ranges import type_of
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.statements.multiplier import times
from rulekit.syntax.node import Node

__all__ = ["KIND", "Pay"]


@frozen(kw_only=True)
class Pay(Statement):
    """An amount of one field; for each of a set, if one is named."""

    amount: Amount
    each: SetOf | Expression | None


def check(node: Node, scope: Scope) -> Pay | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be paid, or several kinds where one must be named.
    """
    each = scope.each(node)
    first = node.child("amount")
    amount = scope.amount(first)
    if amount is None or each is False or not scope.you(node.span):
        return None
    if (
        amount.what is None
        or amount.what.field.kind is not ValueKind.NUMBER
        or amount.count is None
        or amount.is_spread
    ):
        scope.report(
            errors.wrong_kind(amount.noun, first.span, "not one kind of thing that is counted", "so many of one kind")
        )
        return None
    proof.shrinking(amount, first.span, scope)
    return Pay(amount=amount, each=each, span=node.span)


def _price(pay: Pay, code: Code) -> m.Expression:
    assert pay.amount.count is not None
    by, often = code.value(pay.amount.count), times(pay.each, code)
    return by if often is None else m.Operate("*", by, often)


def can(pay: Pay, code: Code) -> m.Expression:
    """There is enough of it."""
    assert pay.amount.what is not None
    return m.Compare(">=", counters.spare(pay.amount.what, code), _price(pay, code))


def lower(pay: Pay, code: Code) -> None:
    """Emit the payment."""
    assert pay.amount.what is not None
    counters.change(pay.amount.what, _price(pay, code), code, less=True)


def say(pay: Pay, narrator: Narrator) -> tuple[Clause, ...]:
    """``pay 1 worker``."""
    return clause("pay", amount=narrator.amount(all_there_is(pay.amount)), each=narrator.each(pay.each))


def does(pay: Pay) -> frozenset[Effect]:
    """``you`` have less."""
    assert pay.amount.what is not None
    assert pay.amount.count is not None
    return frozenset({on(Verb.PAY, pay.amount.what, surely=pay.each is None and type_of(pay.amount.count).low > 0)})


KIND = Kind("pay", Pay, check, Lowering(lower, can), say, leaf, does)
