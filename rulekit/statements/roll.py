"""``roll``: dice are thrown on the table; those of an earlier roll are taken away.

roll as many dice as your cities
roll 1 die called luck
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import dice
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.effect import Binds, Effect, Rolls
from rulekit.model.expression import Variable
from rulekit.model.part import leaf
from rulekit.model.ranges import MOST_DICE
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Roll"]


@frozen(kw_only=True)
class Roll(Statement):
    """So many dice; ``called`` stands for a single one."""

    amount: Amount
    called: Variable | None


def check(node: Node, scope: Scope) -> Roll | None:
    """Return the statement.

    Reports:
        RK0203: not dice. RK0310: more dice than the machine can hold.
    """
    first = node.child("amount")
    amount = scope.amount(first)
    if amount is None:
        return None
    if amount.what is not None or amount.count is None:
        scope.report(errors.wrong_kind(amount.noun, first.span, "not dice", "dice"))
        return None
    most = scope.type(amount.count).high
    if most > MOST_DICE:
        scope.report(errors.too_many(first.span, "dice", MOST_DICE))
        return None
    name = node.node("called")
    called = None
    if name is not None:
        if most > 1:
            scope.report(errors.wrong_kind(name.name.text, name.span, "the name of several dice", "one die"))
            return None
        called = scope.new(name.name.text, scope.names.die_type)
        scope.remember(called)
    return Roll(amount=amount, called=called, span=node.span)


def lower(roll: Roll, code: Code) -> None:
    """Emit the throw."""
    assert roll.amount.count is not None
    thrown = dice.throw_more if roll.amount.form is AmountForm.MORE else dice.throw
    thrown(code.value(roll.amount.count), code)
    if roll.called is not None:
        code.env[roll.called.key] = m.Const(0)


def say(roll: Roll, narrator: Narrator) -> tuple[Clause, ...]:
    """``roll 3 dice``."""
    return clause("roll", amount=narrator.amount(roll.amount))


def does(roll: Roll) -> frozenset[Effect]:
    """Dice are thrown."""
    named = {Binds(roll.called)} if roll.called is not None else set[Effect]()
    return frozenset({Rolls(roll.amount), *named})


KIND = Kind("roll", Roll, check, Lowering(lower), say, leaf, does)
