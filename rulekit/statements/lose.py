"""``lose``: a count shrinks by what is asked, or by what there is.

lose 1 food
lose all goods
lose as many points as your disasters
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.put_there import put_there
from rulekit.check import amounts, errors, proof, values
from rulekit.check.scope import Scope
from rulekit.compiler import collections, counters
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.model.amount import Amount, all_there_is
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf, SetOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.statements.multiplier import times
from rulekit.syntax.node import Node

__all__ = ["KIND", "Lose"]


@frozen(kw_only=True)
class Lose(Statement):
    """An amount, or a thing out of a set of things; for each of a set, if one is named."""

    amount: Amount | None
    thing: Expression | None
    into: FieldOf | None
    each: SetOf | Expression | None


def check(node: Node, scope: Scope) -> Lose | None:
    """Return the statement.

    Reports:
        RK0203: nothing that can be lost. RK0303: an amount below 0 can leave the range of the field.
    """
    each = scope.each(node)
    first = node.child("what")
    if each is False or not amounts.has_actor(node, first, "minus", scope):
        return None
    if first.kind in scope.AMOUNTS:
        amount = scope.amount(first)
        if amount is None:
            return None
        if amount.what is None:
            scope.report(errors.wrong_kind(amount.noun, first.span, "dice", "something that players have"))
            return None
        if amount.what.field.kind is not ValueKind.NUMBER and amount.count is not None:
            scope.report(
                errors.wrong_kind(
                    amount.noun, first.span, values.KINDS[amount.what.field.kind], "so many of what is counted"
                )
            )
            return None
        proof.shrinking(amount, first.span, scope)
        return Lose(amount=amount, thing=None, into=None, each=each, span=node.span)
    thing = scope.value(first)
    into = scope.holding(thing, first) if thing is not None else None
    return Lose(amount=None, thing=thing, into=into, each=each, span=node.span) if thing and into else None


def lower(lose: Lose, code: Code) -> None:
    """Emit what is lost."""
    if lose.thing is not None and lose.into is not None:
        code.emit(collections.without(lose.into, code.value(lose.thing), code))
        return
    assert lose.amount is not None
    counters.lose(lose.amount, times(lose.each, code), code)


def say(lose: Lose, narrator: Narrator) -> tuple[Clause, ...]:
    """``lose all goods``."""
    if lose.thing is not None:
        return clause("lose_thing", thing=narrator.value(lose.thing))
    assert lose.amount is not None
    if lose.each is None and (taken := put_there(lose.amount, narrator, away=True)):
        return taken
    return clause("lose", amount=narrator.amount(all_there_is(lose.amount)), each=narrator.each(lose.each))


def does(lose: Lose) -> frozenset[Effect]:
    """``you`` have less."""
    what = lose.into if lose.amount is None else lose.amount.what
    assert what is not None
    return frozenset({on(Verb.LOSE, what)})


KIND = Kind("lose", Lose, check, Lowering(lower), say, leaf, does)
