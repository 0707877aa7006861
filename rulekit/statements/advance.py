"""``advance``: what stands on a space of a ring moves on by so many spaces.

advance consul by 3
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression, FieldOf
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
    first, last = node.nodes()
    what, by = scope.value(first), scope.number(last)
    if what is None or by is None:
        return None
    of = scope.type(what)
    if not isinstance(what, FieldOf) or of.kind != "item" or not scope.names.tables[of.of].ring:
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


def say(advance: Advance, telling: Telling) -> tuple[Said, ...]:
    """``move the consul 3 spaces clockwise``."""
    space = Noun(advance.what.field.of)
    return clause("advance", thing=telling.value(advance.what), count=telling.value(advance.by), space=space)


KIND = Kind("advance", Advance, check, Meaning(lower), say)
