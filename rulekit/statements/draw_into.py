"""``draw … into``: the first things of a row, by chance if it lies face down, go to another place, one after the other.

draw a card from stock into pile
draw 13 cards from deck into hand
draw 2 tiles from stack_II then stack_III into column

Of several rows it is each time the first that is not empty. Where less lies there than is to be drawn, all of it is
drawn; the book says so wherever that can be.
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, lying, values
from rulekit.check.scope import Scope
from rulekit.compiler import rows as lowered
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Changes, Effect, arrival, drawn
from rulekit.model.expression import Expression, FieldOf, Literal
from rulekit.model.part import leaf
from rulekit.model.ranges import MOST_IN_A_ROW
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KINDS", "DrawInto"]


@frozen(kw_only=True)
class DrawInto(Statement):
    """How many things, out of which rows, and where they go."""

    count: Expression
    sources: tuple[FieldOf, ...]
    into: FieldOf


def check(node: Node, scope: Scope) -> DrawInto | None:
    """Return the statement.

    Reports:
        RK0203: no rows, rows of other things, an amount of something else, or nowhere to go.
    """
    amount = node.optional("amount")
    word = node.name if amount is None else amount.name if amount.names else None
    written = node.each("source")
    found = [values.row(one, scope) for one in written]
    sources = tuple(one for one in found if one is not None)
    if len(sources) < len(found):
        return None
    of = sources[0].field.of
    table = scope.names.tables.get(of)
    for one, part in zip(sources, written, strict=True):
        if table is None or one.field.of != of or word is None or word.text not in (table.name, table.plural):
            wanted = f"a row of {word.text}" if word is not None else "so many things of a row"
            scope.report(errors.wrong_kind(scope.text(part), part.span, f"a row of {one.field.of}", wanted))
            return None
    count = _count(amount, scope)
    into = lying.place(node.child("place"), scope, of)
    if count is None or into is None:
        return None
    if into.field.kind is ValueKind.ITEM and count != Literal(1):
        place = node.child("place")
        scope.report(errors.wrong_kind(scope.text(place), place.span, "for one thing", "a row or a set"))
        return None
    return DrawInto(count=count, sources=sources, into=into, span=node.span)


def _count(amount: Node | None, scope: Scope) -> Expression | None:
    """How many: a number, or as many as a value says."""
    if amount is None:
        return Literal(1)
    match amount.kind:
        case "some":
            return Literal(amount.number or 0)
        case "as_many" if amount.each_word("of") == ():
            return scope.number(amount.child("count"))
        case _:
            text = scope.text(amount)
            scope.report(errors.wrong_kind(text, amount.span, "no such amount", "a number of things, or as many as"))
            return None


def lower(draw: DrawInto, code: Code) -> None:
    """Emit the drawing, thing by thing, until there are enough or nothing is left."""
    size = len(code.game.table(draw.into.field.of).items)
    drawn_ = code.layout.take(0, size - 1)

    def place() -> None:
        lowered.put(m.Read(drawn_), draw.into, code)
        code.emit(m.Store(drawn_, m.Const(0)))

    with code.block() as made:
        lowered.draw(draw.sources, drawn_, code, place)
    if draw.count == Literal(1):
        code.emit(*made)
        return
    left = m.Logic("or", tuple(m.Compare(">", lowered.count(one, code), m.Const(0)) for one in draw.sources))
    counter = code.layout.take(0, MOST_IN_A_ROW)
    often = m.Operate("min", code.value(draw.count), m.Const(MOST_IN_A_ROW))
    code.emit(m.Repeat(counter, often, tuple(made), m.Invert(left), code.new_label()))


def say(draw: DrawInto, narrator: Narrator) -> tuple[Clause, ...]:
    """``draw 13 cards from the deck into your hand``; what is done where there are fewer, unless there never are."""
    return clause(
        "draw_into",
        count=narrator.value(draw.count),
        noun=Noun(draw.into.field.of),
        sources=tuple(narrator.value(one) for one in draw.sources),
        into=narrator.place(draw.into),
        hidden=draw.sources[0].field.face_down,
        short=draw.span not in narrator.enough,
    )


def does(draw: DrawInto) -> frozenset[Effect]:
    """The rows hold less, chance picks where they lie face down, and the place holds more."""
    taken = (attrs.evolve(one, count=draw.count) if isinstance(one, Changes) else one for one in drawn(draw.sources))
    return frozenset({*taken, arrival(draw.into, draw.count)})


KINDS = tuple(Kind(node, DrawInto, check, Lowering(lower), say, leaf, does) for node in ("draw_into", "draw_several"))
