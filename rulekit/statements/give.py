"""``give`` and ``take``: an amount goes from one player to another, as far as there is some and there is room.

give 2 food to that opponent
take 1 of that good from that opponent
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import counters, values
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount, all_there_is
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.effect import Changes, Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["GIVE", "TAKE", "Give", "Take"]


@frozen(kw_only=True)
class Give(Statement):
    """An amount from you to another player."""

    amount: Amount
    partner: Expression


@frozen(kw_only=True)
class Take(Statement):
    """An amount from another player to you."""

    amount: Amount
    partner: Expression


def _parts(node: Node, scope: Scope) -> tuple[Amount, Expression] | None:
    first, last = node.child("amount"), node.child("partner")
    amount, partner = scope.amount(first), scope.player(last)
    if amount is None or partner is None:
        return None
    what = amount.what
    if (
        what is None
        or what.field.owner is not Owner.PLAYER
        or what.field.kind is not ValueKind.NUMBER
        or amount.count is None
    ):
        scope.report(
            errors.wrong_kind(
                amount.noun, first.span, "nothing that passes from hand to hand", "so many that players have"
            )
        )
        return None
    if not scope.you(node.span):
        return None
    return amount, partner


def check_give(node: Node, scope: Scope) -> Give | None:
    """Return the statement.

    Reports:
        RK0203: nothing that passes from hand to hand; nobody to give it to.
    """
    parts = _parts(node, scope)
    return Give(amount=parts[0], partner=parts[1], span=node.span) if parts else None


def check_take(node: Node, scope: Scope) -> Take | None:
    """Return the statement.

    Reports:
        RK0203: nothing that passes from hand to hand; nobody to take it from.
    """
    parts = _parts(node, scope)
    return Take(amount=parts[0], partner=parts[1], span=node.span) if parts else None


def _pass(amount: Amount, partner: Expression, code: Code, *, away: bool) -> None:
    assert amount.what is not None
    assert amount.count is not None
    for mine in counters.kinds(amount.what, code):
        theirs: FieldOf = attrs.evolve(mine, owner=partner)
        source, target = (mine, theirs) if away else (theirs, mine)
        moved = m.Operate(
            "min", m.Operate("min", code.value(amount.count), counters.spare(source, code)), values.room(target, code)
        )
        slot = code.layout.take(0, mine.field.highest)
        code.emit(m.Store(slot, m.Operate("max", moved, m.Const(0))))
        counters.change(source, m.Read(slot), code, less=True)
        counters.change(target, m.Read(slot), code)


def lower_give(give: Give, code: Code) -> None:
    """Emit that it passes from you."""
    _pass(give.amount, give.partner, code, away=True)


def lower_take(take: Take, code: Code) -> None:
    """Emit that it passes to you."""
    _pass(take.amount, take.partner, code, away=False)


def say_give(give: Give, narrator: Narrator) -> tuple[Clause, ...]:
    """``give 2 food to that opponent``."""
    return clause("give", amount=narrator.amount(all_there_is(give.amount)), to=narrator.value(give.partner))


def say_take(take: Take, narrator: Narrator) -> tuple[Clause, ...]:
    """``take 2 food from that opponent``."""
    return clause("take", amount=narrator.amount(take.amount), source=narrator.value(take.partner))


def does_give(give: Give) -> frozenset[Effect]:
    """``you`` have less, and the partner more."""
    assert give.amount.what is not None
    return frozenset({on(Verb.LOSE, give.amount.what), Changes(Verb.GAIN, give.amount.what.field, give.partner)})


def does_take(take: Take) -> frozenset[Effect]:
    """``you`` have more, and the partner less."""
    assert take.amount.what is not None
    return frozenset({on(Verb.GAIN, take.amount.what), Changes(Verb.LOSE, take.amount.what.field, take.partner)})


GIVE = Kind("give", Give, check_give, Lowering(lower_give), say_give, leaf, does_give)
TAKE = Kind("take", Take, check_take, Lowering(lower_take), say_take, leaf, does_take)
