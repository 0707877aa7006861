"""``advance``: what stands on a space of a ring moves on by so many spaces.

advance consul by 3
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Part
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Advance"]


@frozen(kw_only=True)
class Advance(Statement):
    """A field that is a space of a ring, and how far it moves."""

    what: FieldOf
    by: Expression


def check(node: Node, scope: Scope) -> Advance | None:
    """Return the statement.

    Reports:
        RK0203: nothing that stands in a ring; no number.
    """
    first, last = node.child("what"), node.child("count")
    what, by = scope.value(first), scope.number(last)
    if what is None or by is None:
        return None
    of = scope.type(what)
    if of.kind is ValueKind.ITEM and of.of not in scope.names.tables:
        return None  # the table that the field speaks of is unknown, and that was reported
    if not isinstance(what, FieldOf) or of.kind is not ValueKind.ITEM or not scope.names.tables[of.of].goes_round:
        scope.report(
            errors.wrong_kind(scope.text(first), first.span, "not in a ring", "something that stands in a ring")
        )
        return None
    return Advance(what=what, by=by, span=node.span)


def lower(advance: Advance, code: Code) -> None:
    """Emit the move, round the ring as often as it goes."""
    base, offset = code.place(advance.what)
    size = m.Const(len(code.game.table(advance.what.field.of).items))
    there = m.Operate("+", m.Operate("-", m.Read(base, offset), m.Const(1)), code.value(advance.by))
    rounds = m.Operate("*", m.Operate("//", there, size), size)
    code.emit(m.Store(base, m.Operate("+", m.Operate("-", there, rounds), m.Const(1)), offset))


def say(advance: Advance, narrator: Narrator) -> tuple[Clause, ...]:
    """``move the consul 3 spaces clockwise``."""
    table = narrator.game.table(advance.what.field.of)
    parts: dict[str, Part] = {"thing": narrator.value(advance.what), "count": narrator.value(advance.by)}
    return clause("advance", space=Noun(table.name), clockwise=not table.anticlockwise, **parts)


def does(advance: Advance) -> frozenset[Effect]:
    """It stands somewhere else."""
    return frozenset({on(Verb.MOVE, advance.what)})


KIND = Kind("advance", Advance, check, Lowering(lower), say, leaf, does)
