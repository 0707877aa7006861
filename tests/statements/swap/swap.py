"""``swap``: two counts of yours change places.

swap your food with your coins
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

__all__ = ["KIND", "Swap"]


@frozen(kw_only=True)
class Swap(Statement):
    """The two counts."""

    one: FieldOf
    other: FieldOf


def check(node: Node, scope: Scope) -> Swap | None:
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
            return Swap(one=one, other=other, span=node.span)
    scope.report(errors.wrong_kind(scope.text(last), last.span, "something else", "a count of the same range"))
    return None


def lower(swap: Swap, code: Code) -> None:
    """Emit that both are stored, one of them by way of a slot of its own."""
    first, at_first = code.place(swap.one)
    second, at_second = code.place(swap.other)
    kept = code.layout.take(swap.one.field.low, swap.one.field.highest)
    code.emit(
        m.Store(kept, m.Read(first, at_first)),
        m.Store(first, m.Read(second, at_second), at_first),
        m.Store(second, m.Read(kept), at_second),
    )


def say(swap: Swap, narrator: Narrator) -> tuple[Clause, ...]:
    """``swap your food with your coins``."""
    return clause("swap", one=narrator.value(swap.one), other=narrator.value(swap.other))


def does(swap: Swap) -> frozenset[Effect]:
    """Both take a value."""
    return frozenset({on(Verb.SET, swap.one), on(Verb.SET, swap.other)})


KIND = Kind("swap", Swap, check, Lowering(lower), say, leaf, does)
