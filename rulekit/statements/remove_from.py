"""``remove``: the first such thing is taken out of a row, and those behind it slide up.

remove that tile from column of consul
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, values
from rulekit.check.scope import Scope
from rulekit.compiler import rows
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "RemoveFrom"]


@frozen(kw_only=True)
class RemoveFrom(Statement):
    """A thing out of a row."""

    thing: Expression
    row: FieldOf


def check(node: Node, scope: Scope) -> RemoveFrom | None:
    """Return the statement.

    Reports:
        RK0203: no row, or not the things that lie in it. RK0314: the thing can be nothing.
    """
    first, last = node.child("piece"), node.child("place")
    thing, row = scope.value(first), values.row_or_set(last, scope)
    if thing is None or row is None:
        return None
    if not values.definite(thing, first, scope):
        return None
    of = scope.type(thing)
    if (of.kind, of.of) != (ValueKind.ITEM, row.field.of):
        scope.report(errors.wrong_kind(scope.text(first), first.span, scope.KINDS[of.kind], f"a {row.field.of}"))
        return None
    return RemoveFrom(thing=thing, row=row, span=node.span)


def lower(remove: RemoveFrom, code: Code) -> None:
    """Emit that it is taken out."""
    rows.remove(code.value(remove.thing), remove.row, code)


def say(remove: RemoveFrom, narrator: Narrator) -> tuple[Clause, ...]:
    """``remove that tile from the column of the consul``."""
    return clause("remove_from", thing=narrator.value(remove.thing), row=narrator.place(remove.row))


def does(remove: RemoveFrom) -> frozenset[Effect]:
    """The row holds less."""
    return frozenset({on(Verb.LOSE, remove.row)})


KIND = Kind("remove_from", RemoveFrom, check, Lowering(lower), say, leaf, does)
