"""``put``: a thing is put at the end of a row, or so many of it are; what the row has no room for is left.

put that building in colosseum
put as many of that tile as in_II of that tile in tiles_II
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors, things
from rulekit.check.scope import Scope
from rulekit.compiler import rows
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression, FieldOf, Literal
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["MANY", "ONE", "Put"]


@frozen(kw_only=True)
class Put(Statement):
    """So many of a thing for the end of a row."""

    thing: Expression
    count: Expression
    row: FieldOf


def check(node: Node, scope: Scope) -> Put | None:
    """Return the statement.

    Reports:
        RK0203: no row, or not the things that lie in it.
    """
    first, *number, last = node.nodes()
    thing, row = scope.value(first), things.row_or_set(last, scope)
    count = scope.number(number[0]) if number else Literal(1)
    if thing is None or row is None or count is None:
        return None
    of = scope.type(thing)
    if (of.kind, of.of) != ("item", row.field.of):
        scope.report(errors.wrong_kind(scope.text(first), first.span, scope.KINDS[of.kind], f"a {row.field.of}"))
        return None
    return Put(thing=thing, count=count, row=row, span=node.span)


def lower(put: Put, code: Code) -> None:
    """Emit that it is put there, so many times."""
    item = code.value(put.thing)
    with code.block() as body:
        rows.put(item, put.row, code)
    if put.count == Literal(1):
        code.emit(*body)
        return
    counter = code.layout.take(0, 9999)
    code.emit(m.Repeat(counter, code.value(put.count), tuple(body), label=code.new_label()))


def say(put: Put, telling: Telling) -> tuple[Said, ...]:
    """``put that building in the Colosseum``."""
    count = False if put.count == Literal(1) else telling.value(put.count)
    return clause("put", thing=telling.value(put.thing), count=count, row=telling.value(put.row))


ONE = Kind("put", Put, check, Meaning(lower), say)
MANY = Kind("put_many", Put, check, Meaning(lower), say)
