"""``pay``: lose something that you must have; without it, the option does not exist.

pay 1 worker
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors, proof
from rulekit.check.scope import Scope
from rulekit.compiler import effects
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.expression import Expression, SetOf
from rulekit.model.statement import Statement
from rulekit.statements.each import times
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Pay"]


@frozen(kw_only=True)
class Pay(Statement):
    """An amount of one field; for each of a set, if one is named."""

    deeds: ClassVar[frozenset[str]] = frozenset({"lose", "pay"})
    amount: Amount
    each: SetOf | Expression | None


def check(node: Node, scope: Scope) -> Pay | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be paid, or several kinds where one must be named.
    """
    each = scope.each(node)
    first = node.nodes()[0]
    amount = scope.amount(first)
    if amount is None or each is False or not scope.you(node.span):
        return None
    if amount.what is None or amount.what.field.kind != "number" or amount.count is None or amount.is_spread:
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
    return m.Compare(">=", effects.spare(pay.amount.what, code), _price(pay, code))


def lower(pay: Pay, code: Code) -> None:
    """Emit the payment."""
    assert pay.amount.what is not None
    effects.change(pay.amount.what, _price(pay, code), code, less=True)


def say(pay: Pay, telling: Telling) -> tuple[Said, ...]:
    """``pay 1 worker``."""
    return clause("pay", amount=telling.amount(pay.amount), each=telling.each(pay.each))


KIND = Kind("pay", Pay, check, Meaning(lower, can, affects=True), say)
