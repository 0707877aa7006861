"""``move``: things go from where they lie to another place; what does not lie there stays where it is.

move that card from hand to pile
move those cards from hand to gift
move all cards from gift to hand of that player
move played to tricks of leader
draw the last card from pile into hand
"""

from __future__ import annotations

from enum import Enum

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import ending_errors, errors, lying, values
from rulekit.check import rows as stock
from rulekit.check.scope import Scope
from rulekit.compiler import collections, rows
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, arrival, departure
from rulekit.model.expression import Expression, FieldOf, FirstOf
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements import move_counted
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node, Word

__all__ = ["KINDS", "Move", "Which"]


class Which(Enum):
    """What is moved of what lies somewhere."""

    THING = "thing"
    """One thing."""
    THOSE = "those"
    """Those that were chosen."""
    ALL = "all"
    """Everything."""
    END = "end"
    """The first of a row, or the last."""


@frozen(kw_only=True)
class Move(Statement):
    """What is moved, from where, to where.

    Args:
        which: how much of what lies there.
        thing: the thing, or the variable of those that were chosen, or the end of a row; None for all.
        source: where it lies.
        into: where it goes.
    """

    which: Which
    thing: Expression | None
    source: FieldOf
    into: FieldOf


def check(node: Node, scope: Scope) -> Move | move_counted.MoveCounted | None:
    """Return the statement; what is counted on things is moved by another one.

    Reports:
        RK0203: nothing can lie there, other things do, or several go where one has room. RK0314: it can be nothing.
    """
    if node.kind == "move_all" and move_counted.speaks_of_counts(node, scope):
        return move_counted.check(node, scope)
    found = {"move_all": _all, "move_whole": _whole, "move_things": _things, "draw_last_into": _last}
    made = found[node.kind](node, scope)
    if made is None:
        return None
    which, thing, source = made
    place = node.child("place")
    into = lying.place(place, scope, source.field.of)
    if into is None:
        return None
    several = which is Which.THOSE or (which is Which.ALL and source.field.kind is not ValueKind.ITEM)
    if several and into.field.kind is ValueKind.ITEM:
        scope.report(errors.wrong_kind(scope.text(place), place.span, "for one thing", "a row or a set"))
        return None
    return Move(which=which, thing=thing, source=source, into=into, span=node.span)


Found = tuple[Which, Expression | None, FieldOf]


def _all(node: Node, scope: Scope) -> Found | None:
    """Everything that lies in a row or a set."""
    written = node.child("source")
    source = lying.place(written, scope)
    table = scope.names.tables.get(source.field.of) if source is not None else None
    if source is None or table is None:
        return None
    if node.name.text not in (table.name, table.plural) or source.field.kind is ValueKind.ITEM:
        found = f"for a {table.name}" if source.field.kind is ValueKind.ITEM else f"a place for {table.plural}"
        wanted = f"a row or a set of {node.name.text}"
        scope.report(errors.wrong_kind(scope.text(written), written.span, found, wanted))
        return None
    return Which.ALL, None, source


def _whole(node: Node, scope: Scope) -> Found | None:
    """What is kept in a place for one thing, or lies at the end of a row."""
    piece = node.child("piece")
    found = scope.value(piece)
    if isinstance(found, FirstOf):
        return (Which.END, found, found.row) if values.definite(found, piece, scope) else None
    if isinstance(found, FieldOf) and found.field.kind is ValueKind.ITEM:
        source = lying.place(piece, scope)
        return (Which.ALL, None, source) if source is not None else None
    if found is not None:
        kind = values.kind_of(scope.type(found))
        wanted = "what is kept somewhere, or the last of a row"
        scope.report(errors.wrong_kind(scope.text(piece), piece.span, kind, wanted))
    return None


def _last(node: Node, scope: Scope) -> Found | None:
    """What lies at the end of a row, by the word for such things.

    Reports:
        RK0203: a row of other things, or one that lies face down. RK0318: nothing need lie there.
    """
    written = node.child("source")
    row = values.row(written, scope)
    table = scope.names.tables.get(row.field.of) if row is not None else None
    if row is None or table is None:
        return None
    if node.name.text != table.name:
        wanted = f"a row of {node.name.text}"
        scope.report(errors.wrong_kind(scope.text(written), written.span, f"a row of {table.name}", wanted))
        return None
    if not stock.stocked((row,), scope):
        scope.report(ending_errors.can_be_empty(scope.text(written), node.span))
        return None
    end = values.of_thing(Word("last", "NAME", written.span), row, scope, None)
    return (Which.END, end, row) if end is not None else None


def _things(node: Node, scope: Scope) -> Found | None:
    """A thing, or those that were chosen."""
    piece = node.child("piece")
    thing = values.definite_value(piece, scope)
    if thing is None:
        return None
    of = scope.type(thing)
    if of.kind not in (ValueKind.ITEM, ValueKind.SET):
        scope.report(errors.wrong_kind(scope.text(piece), piece.span, values.kind_of(of), "a thing, or several"))
        return None
    source = lying.place(node.child("source"), scope, of.of)
    if source is None:
        return None
    return (Which.THING if of.kind is ValueKind.ITEM else Which.THOSE), thing, source


def lower(move: Move, code: Code) -> None:
    """Emit that what lies there goes to the other place."""
    size = len(code.game.table(move.source.field.of).items)
    carried = code.layout.take(0, size - 1)

    def placed() -> None:
        rows.put(m.Read(carried), move.into, code)

    if move.which is Which.ALL:
        rows.each_in(move.source, carried, code, placed)
        return
    if move.which is Which.END:
        assert isinstance(move.thing, FirstOf)
        with code.block() as made:
            code.emit(m.Store(carried, code.value(move.thing)))
            if move.thing.last:
                rows.remove_last(move.source, code)
            else:
                rows.remove(m.Read(carried), move.source, code)
            placed()
            code.emit(m.Store(carried, m.Const(0)))
        code.emit(m.If(m.Compare(">", rows.count(move.source, code), m.Const(0)), tuple(made)))
        return
    assert move.thing is not None
    with code.block() as made:
        rows.remove(m.Read(carried), move.source, code)
        placed()
    test = rows.lies(m.Read(carried), move.source, code)
    if move.which is Which.THING:
        code.emit(m.Store(carried, code.value(move.thing)), m.If(test, tuple(made)), m.Store(carried, m.Const(0)))
        return
    both = m.Logic("and", (collections.has_those(code.value(move.thing), m.Read(carried), size), test))
    code.emit(m.Sweep(carried, code.layout.take(0, size), size, both, tuple(made), label=code.new_label()))


def say(move: Move, narrator: Narrator) -> tuple[Clause, ...]:
    """``move that card from your hand to the pile``."""
    source, into = narrator.place(move.source), narrator.place(move.into)
    if move.thing is None:
        single = move.source.field.kind is ValueKind.ITEM
        return clause("move_all", noun=Noun(move.source.field.of), single=single, source=source, into=into)
    thing = narrator.value(move.thing)
    if move.which is Which.END:
        return clause("move_whole", thing=thing, into=into)
    return clause("move_things", thing=thing, source=source, into=into)


def does(move: Move) -> frozenset[Effect]:
    """There is less in the one place and more in the other."""
    return frozenset({departure(move.source), arrival(move.into)})


KINDS = tuple(
    Kind(node, Move, check, Lowering(lower), say, leaf, does)
    for node in ("move_things", "move_all", "move_whole", "draw_last_into")
)
