"""``move``: so many of what is counted on one thing go to another, as far as there are any and there is room.

move 2 crews from start to goal
move as many seeds as hand from that pit to store
move all crews from start to goal
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import counters, values
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Verb, on
from rulekit.model.expression import Expression, FieldOf, Literal
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "MoveCounted", "check", "speaks_of_counts"]


@frozen(kw_only=True)
class MoveCounted(Statement):
    """So many of a field kept of each thing; all there are, if no count is named.

    Args:
        count: how many.
        source: what is counted where they leave.
        goal: what is counted where they come to.
        start: the thing that they leave.
        end: the thing that they come to.
    """

    count: Expression | None
    source: FieldOf
    goal: FieldOf
    start: Expression
    end: Expression


def speaks_of_counts(node: Node, scope: Scope) -> bool:
    """Whether it is something counted on each of some things that is moved."""
    return any(one.each and one.kind is ValueKind.NUMBER for one in scope.names.fields_named(node.name.text))


def check(node: Node, scope: Scope) -> MoveCounted | None:
    """Return the statement.

    Reports:
        RK0203: nothing of that name is counted there, or the count is no number.
    """
    written = node.optional("count")
    count = scope.number(written) if written is not None else None
    if written is not None and count is None:
        return None
    if node.kind == "move_piece":
        count = Literal(node.number or 0)
    source, goal = _counted(node, node.child("source"), scope), _counted(node, node.child("place"), scope)
    if source is None or goal is None:
        return None
    return MoveCounted(count=count, source=source[0], goal=goal[0], start=source[1], end=goal[1], span=node.span)


def _counted(node: Node, place: Node, scope: Scope) -> tuple[FieldOf, Expression] | None:
    """What is counted on a thing, and the thing."""
    amount = scope.amount(Node("some_of", (*node.words("NUMBER"), node.name, place), node.span))
    if amount is None:
        return None
    if amount.what is None or amount.of is None or amount.what.field.kind is not ValueKind.NUMBER:
        scope.report(errors.wrong_kind(node.name.text, node.span, "nothing that is counted there", "what is counted"))
        return None
    return amount.what, amount.of


def lower(move: MoveCounted, code: Code) -> None:
    """Emit that as many leave as there are and as there is room for."""
    moved = counters.spare(move.source, code)
    if move.count is not None:
        moved = m.Operate("min", code.value(move.count), moved)
    moved = m.Operate("max", m.Operate("min", moved, values.room(move.goal, code)), m.Const(0))
    slot = code.layout.take(0, move.source.field.highest)
    code.emit(m.Store(slot, moved))
    counters.change(move.source, m.Read(slot), code, less=True)
    counters.change(move.goal, m.Read(slot), code)


def say(move: MoveCounted, narrator: Narrator) -> tuple[Clause, ...]:
    """``move 2 crews from that island to the harbour``."""
    return clause(
        "move_counted",
        count=narrator.value(move.count) if move.count is not None else False,
        noun=Noun(move.source.field.name),
        start=narrator.value(move.start),
        goal=narrator.value(move.end),
    )


def does(move: MoveCounted) -> frozenset[Effect]:
    """There are fewer here and more there."""
    return frozenset({on(Verb.LOSE, move.source), on(Verb.GAIN, move.goal)})


KIND = Kind("move_counted", MoveCounted, check, Lowering(lower), say, leaf, does)
