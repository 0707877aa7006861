"""``empty``: nothing is left of something: no thing, no player, nothing in a set or a row.

empty army of that province
empty event_pile
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import rows
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Empty"]


@frozen(kw_only=True)
class Empty(Statement):
    """What is emptied."""

    what: FieldOf


def check(node: Node, scope: Scope) -> Empty | None:
    """Return the statement.

    Reports:
        RK0203: it is never without something.
    """
    first = node.child("what")
    what = scope.value(first)
    if what is None:
        return None
    if isinstance(what, FieldOf) and (what.field.optional or what.field.kind in (ValueKind.SET, ValueKind.ROW)):
        return Empty(what=what, span=node.span)
    kind = scope.KINDS[scope.type(what).kind]
    scope.report(errors.wrong_kind(scope.text(first), first.span, kind, "something that can be nothing"))
    return None


def lower(empty: Empty, code: Code) -> None:
    """Emit that it is nothing."""
    rows.clear(empty.what, code)


def say(empty: Empty, narrator: Narrator) -> tuple[Clause, ...]:
    """``empty the event pile``; of a thing or a player, there is none any more."""
    single = empty.what.field.kind in (ValueKind.ITEM, ValueKind.PLAYER)
    return clause("empty", thing=narrator.value(empty.what) if single else narrator.place(empty.what), single=single)


def does(empty: Empty) -> frozenset[Effect]:
    """It holds nothing any more."""
    return frozenset({on(Verb.EMPTY, empty.what)})


KIND = Kind("empty", Empty, check, Lowering(lower), say, leaf, does)
