"""``fill``: things are drawn into a row until it is full, from one stack after the other, as far as there are any.

fill column of consul from tiles_II then tiles_III
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
from rulekit.document.sentence import Number
from rulekit.machine import instructions as m
from rulekit.model.effect import Effect, Verb, drawn, on
from rulekit.model.expression import FieldOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Fill"]


@frozen(kw_only=True)
class Fill(Statement):
    """A row and the rows that it is filled from, in order."""

    row: FieldOf
    sources: tuple[FieldOf, ...]


def check(node: Node, scope: Scope) -> Fill | None:
    """Return the statement.

    Reports:
        RK0203: no rows, rows of other things, or a row that is never full.
    """
    first, written = node.child("row"), node.each("source")
    found = [values.row(one, scope) for one in (first, *written)]
    whole = [one for one in found if one is not None]
    if len(whole) < len(found):
        return None
    row, *sources = whole
    if not row.field.limited:
        scope.report(
            errors.wrong_kind(scope.text(first), first.span, "a row without a limit", "a row of up to so many")
        )
        return None
    for one, part in zip(sources, written, strict=True):
        if one.field.of != row.field.of:
            text = scope.text(part)
            scope.report(errors.wrong_kind(text, part.span, f"a row of {one.field.of}", f"a row of {row.field.of}"))
            return None
    return Fill(row=row, sources=tuple(sources), span=node.span)


def lower(fill: Fill, code: Code) -> None:
    """Emit the drawing, thing by thing."""
    size = len(code.game.table(fill.row.field.of).items)
    drawn = code.layout.take(0, size - 1)

    def place() -> None:
        rows.put(m.Read(drawn), fill.row, code)
        code.emit(m.Store(drawn, m.Const(0)))

    with code.block() as made:
        rows.draw(fill.sources, drawn, code, place)
    full = m.Compare(">=", rows.count(fill.row, code), m.Const(fill.row.field.holds))
    counter = code.layout.take(0, fill.row.field.holds)
    code.emit(m.Repeat(counter, m.Const(fill.row.field.holds), tuple(made), full, code.new_label()))


def say(fill: Fill, narrator: Narrator) -> tuple[Clause, ...]:
    """``fill the column of the consul up to 4 from stack II, then stack III``."""
    sources = tuple(narrator.value(one) for one in fill.sources)
    return clause("fill_row", row=narrator.value(fill.row), count=Number(fill.row.field.holds), sources=sources)


def does(fill: Fill) -> frozenset[Effect]:
    """The row holds more, and its sources less."""
    return frozenset({on(Verb.GAIN, fill.row), *drawn(fill.sources)})


KIND = Kind("fill", Fill, check, Lowering(lower), say, leaf, does)
