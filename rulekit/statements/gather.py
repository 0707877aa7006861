"""``gather``: all things of a table go to one place, each once, from wherever they lie.

gather all cards in stock
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, lying
from rulekit.check.scope import Scope
from rulekit.compiler import rows
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Effect, Placing, Verb, on
from rulekit.model.expression import FieldOf, Literal, SetOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.model.type import Type
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Gather"]


@frozen(kw_only=True)
class Gather(Statement):
    """Where the things go, and the places where they may lie; ``every`` is all of them."""

    into: FieldOf
    places: tuple[Field, ...]
    every: SetOf


def check(node: Node, scope: Scope) -> Gather | None:
    """Return the statement.

    Reports:
        RK0201: no such things. RK0203: they can't lie there, or not all of them.
    """
    table = scope.names.table(node.name.text)
    if table is None:
        scope.report(errors.unknown_name(node.name.text, node.name.span, scope.names.tables, "table"))
        return None
    written = node.child("place")
    into = lying.place(written, scope, table.name)
    if into is None:
        return None
    if into.field.kind is ValueKind.ITEM:
        scope.report(errors.wrong_kind(scope.text(written), written.span, "for one thing", "a row or a set"))
        return None
    places = tuple(one for one in scope.names.fields if one.of == table.name and _is_place(one))
    every = SetOf(Base.ITEMS, table.name, scope.new(table.name, Type(ValueKind.ITEM, table.name)))
    return Gather(into=into, places=places, every=every, span=node.span)


def _is_place(one: Field) -> bool:
    """Whether things lie in a field, of whoever it is."""
    several = one.kind in (ValueKind.ROW, ValueKind.SET)
    return one.owner is not Owner.DIE and (several or (one.kind is ValueKind.ITEM and one.optional))


def lower(gather: Gather, code: Code) -> None:
    """Emit that nothing is left anywhere, and then each thing there."""
    for one in gather.places:
        first = code.layout.fields[one.name, one.each]
        code.emit(*(m.Store(first + at, m.Const(0)) for at in range(code.layout.rows[first])))
    thing = code.layout.take(0, len(code.game.table(gather.every.of).items) - 1)
    size = len(code.game.table(gather.every.of).items)
    with code.block() as made:
        rows.put(m.Read(thing), gather.into, code)
    code.emit(m.Sweep(thing, code.layout.take(0, size), size, m.Const(1), tuple(made), label=code.new_label()))


def say(gather: Gather, narrator: Narrator) -> tuple[Clause, ...]:
    """``gather all cards in the stock``."""
    return clause("gather", noun=Noun(gather.every.of), row=narrator.place(gather.into))


def does(gather: Gather) -> frozenset[Effect]:
    """Every place of such things is emptied, whoever has it, and the one holds them all."""
    emptied = {Changes(Verb.EMPTY, one, None) for one in gather.places}
    placing = Placing(gather.every, Literal(1), gather.into.index, fits=False, moved=True)
    return frozenset({*emptied, attrs.evolve(on(Verb.GAIN, gather.into), placing=placing)})


KIND = Kind("gather", Gather, check, Lowering(lower), say, leaf, does)
