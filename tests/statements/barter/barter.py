"""``barter``: two counts of yours change places.

barter your food with your coins
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Barter"]


@frozen(kw_only=True)
class Barter(Statement):
    """The two counts."""

    one: FieldOf
    other: FieldOf


def check(node: Node, scope: Scope) -> Barter | None:
    """Return the statement.

    Reports:
        RK0203: no counts, or counts of two ranges.
    """
    first, last = node.nodes()
    one, other = scope.value(first), scope.value(last)
    if one is None or other is None:
        return None
    if isinstance(one, FieldOf) and isinstance(other, FieldOf):
        mine, theirs = one.field, other.field
        if (mine.kind, mine.low, mine.high) == (theirs.kind, theirs.low, theirs.high) and mine.kind is ValueKind.NUMBER:
            return Barter(one=one, other=other, span=node.span)
    scope.report(errors.wrong_kind(scope.text(last), last.span, "something else", "a count of the same range"))
    return None


def lower(barter: Barter, code: Code) -> None:
    """Emit that both are stored, one of them by way of a slot of its own."""
    first, at_first = code.place(barter.one)
    second, at_second = code.place(barter.other)
    kept = code.layout.take(barter.one.field.low, barter.one.field.highest)
    code.emit(
        m.Store(kept, m.Read(first, at_first)),
        m.Store(first, m.Read(second, at_second), at_first),
        m.Store(second, m.Read(kept), at_second),
    )


def say(barter: Barter, narrator: Narrator) -> tuple[Clause, ...]:
    """``barter your food with your coins``."""
    return clause("barter", one=narrator.value(barter.one), other=narrator.value(barter.other))


def does(barter: Barter) -> frozenset[Effect]:
    """Both take a value."""
    return frozenset({on(Verb.SET, barter.one), on(Verb.SET, barter.other)})


KIND = Kind("barter", Barter, check, Lowering(lower), say, leaf, does)
