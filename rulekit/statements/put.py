"""``put``: a thing is put at the end of a row, or so many of it are; what the row has no room for is left.

put that building in colosseum
put as many of that tile as in_II of that tile in tiles_II
put each building in plans of its stage
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.rows import has_room
from rulekit.check.scope import Scope
from rulekit.check.values import definite_value, kind_of, row_or_set
from rulekit.compiler import decisions, rows, values
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Placing, Verb, on
from rulekit.model.expression import Expression, FieldOf, Literal, SetOf, VariableRef
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KINDS", "Put"]


@frozen(kw_only=True)
class Put(Statement):
    """So many of a thing, or of each of a set, for the end of a row; ``fits`` if there is known to be room for one."""

    thing: Expression
    each: SetOf | None = None
    count: Expression
    row: FieldOf
    fits: bool = False


def check(node: Node, scope: Scope) -> Put | None:
    """Return the statement.

    Reports:
        RK0203: no row, or not the things that lie in it. RK0314: the thing can be nothing.
    """
    piece = node.child("piece")
    if piece.kind != "set":
        return _put(node, None, scope)
    each = scope.set(piece)
    if each is None:
        return None
    with scope.inside(), scope.describing(each.element):
        scope.know(*each.tests)
        return _put(node, each, scope)


def _put(node: Node, each: SetOf | None, scope: Scope) -> Put | None:
    first, last, number = node.child("piece"), node.child("place"), node.optional("count")
    thing = VariableRef(each.element, plain=True) if each else definite_value(first, scope)
    row = row_or_set(last, scope)
    count = scope.number(number) if number else Literal(1)
    if thing is None or row is None or count is None:
        return None
    of = scope.type(thing)
    if (of.kind, of.of) != (ValueKind.ITEM, row.field.of):
        scope.report(errors.wrong_kind(scope.text(first), first.span, kind_of(of), f"a {row.field.of}"))
        return None
    fits = each is None and count == Literal(1) and has_room(row, scope)
    return Put(thing=thing, each=each, count=count, row=row, fits=fits, span=node.span)


def lower(put: Put, code: Code) -> None:
    """Emit that it is put there, so many times."""
    if put.each is not None:
        slot = code.bind(put.each.element)
        size, tests = values.members(put.each, m.Read(slot), code)
        placed = code.lowered((attrs.evolve(put, each=None),))
        code.emit(
            m.Sweep(slot, code.layout.take(0, size), size, decisions.both(*tests), placed, label=code.new_label())
        )
        return
    item = code.value(put.thing)
    with code.block() as body:
        rows.put(item, put.row, code)
    if put.count == Literal(1):
        code.emit(*body)
        return
    counter = code.layout.take(0, 9999)
    code.emit(m.Repeat(counter, code.value(put.count), tuple(body), label=code.new_label()))


def say(put: Put, narrator: Narrator) -> tuple[Clause, ...]:
    """``put that building in the Colosseum``."""
    count = False if put.count == Literal(1) else narrator.value(put.count)
    thing = narrator.set(put.each, "each") if put.each is not None else narrator.value(put.thing)
    return clause("put", thing=thing, count=count, row=narrator.place(put.row))


def does(put: Put) -> frozenset[Effect]:
    """The row holds more."""
    placing = Placing(put.thing if put.each is None else put.each, put.count, put.row.index, put.fits)
    return frozenset({attrs.evolve(on(Verb.GAIN, put.row), placing=placing)})


KINDS = tuple(
    Kind(node, Put, check, Lowering(lower), say, leaf, does)
    for node in ("put", "put_many", "put_each", "put_many_each")
)
