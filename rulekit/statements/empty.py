"""``empty``: nothing is left of something: no thing, no player, nothing in a set or a row.

empty army of that province
empty event_pile
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.expression import FieldOf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Empty"]


@frozen(kw_only=True)
class Empty(Statement):
    """What is emptied."""

    deeds: ClassVar[frozenset[str]] = frozenset({"empty"})
    what: FieldOf


def check(node: Node, scope: Scope) -> Empty | None:
    """Return the statement.

    Reports:
        RK0203: it is never without something.
    """
    first = node.nodes()[0]
    what = scope.value(first)
    if what is None:
        return None
    if isinstance(what, FieldOf) and (what.field.optional or what.field.kind in ("set", "row")):
        return Empty(what=what, span=node.span)
    kind = scope.KINDS[scope.type(what).kind]
    scope.report(errors.wrong_kind(scope.text(first), first.span, kind, "something that can be nothing"))
    return None


def lower(empty: Empty, code: Code) -> None:
    """Emit that it is nothing."""
    base, offset = code.place(empty.what)
    room = empty.what.field.room if empty.what.field.kind == "row" else 1
    code.emit(*(m.Store(base + at, m.Const(0), offset) for at in range(room)))


def say(empty: Empty, telling: Telling) -> tuple[Said, ...]:
    """``empty the event pile``; of a thing or a player, there is none any more."""
    kept = empty.what.field.kind
    return clause("empty", thing=telling.value(empty.what), single=kept in ("item", "player"))


KIND = Kind("empty", Empty, check, Meaning(lower), say)
