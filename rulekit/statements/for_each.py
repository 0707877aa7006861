"""``for each``: something is done once for each of a set, in the order of its table, or for each of a count.

for each die that shows plunder: that die becomes set_aside
for each plot called end: owner of end becomes you
for each of your cities: gain 1 food
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, values
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.effect import nothing
from rulekit.model.expression import Expression, FieldOf, SetOf, Variable
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "ForEach"]


@frozen(kw_only=True)
class ForEach(Statement):
    """A body for each of a set, whose element it may speak of; or as often as a count says."""

    over: SetOf | Expression
    body: Body


def check(node: Node, scope: Scope) -> ForEach | None:
    """Return the statement.

    Reports:
        RK0203: neither a set nor a count; or a count that is given the name of a thing.
    """
    over = scope.set_or_count(node.the("set"))
    if over is None:
        return None
    if (name := node.node("called")) is not None:
        if not isinstance(over, SetOf):
            said = node.the("set")
            scope.report(errors.wrong_kind(scope.text(said), said.span, "a number", "a set"))
            return None
        element = over.element
        over = attrs.evolve(over, element=Variable(element.key, name.name.text, element.type))
    with scope.inside(*([over.element] if isinstance(over, SetOf) else [])):
        scope.forget()
        if isinstance(over, SetOf):
            scope.know(*over.tests)
        body = scope.body(node.the("body"))
    return ForEach(over=over, body=body, span=node.span) if body is not None else None


def lower(statement: ForEach, code: Code) -> None:
    """Emit the loop."""
    label = code.new_label()
    if not isinstance(statement.over, SetOf):
        code.emit(
            m.Repeat(
                code.layout.take(0, COUNTER_HIGH),
                code.count(code.value(statement.over)),
                code.lowered(statement.body),
                label=label,
            )
        )
        return
    kept = isinstance(statement.over.held, FieldOf) and statement.over.held.field.kind is ValueKind.CUP
    slot = code.layout.take(0, code.layout.dice - 1) if kept else code.bind(statement.over.element)
    size, tests = values.members(statement.over, m.Read(slot), code)
    code.env[statement.over.element.key] = values.element(statement.over, m.Read(slot), code)
    body = code.lowered(statement.body)
    code.emit(m.Sweep(slot, code.layout.take(0, size), size, decisions.both(*tests), body, label=label))


def say(statement: ForEach, narrator: Narrator) -> tuple[Clause, ...]:
    """``for each die that shows ..., set that die aside``."""
    if isinstance(statement.over, SetOf) and statement.over.element.key in narrator.named:
        lead = Sentence("for_each_lead", {"set": narrator.set(statement.over, "each")})
        name = Clause(Sentence("is_called", {"noun": Noun(statement.over.element.name)}))
        return (Clause(None, lead, (name, *narrator.all(statement.body))),)
    if isinstance(statement.over, SetOf):
        return (narrator.with_body("for_each", statement.body, set=narrator.set(statement.over, "each")),)
    return (narrator.with_body("for_each_of", statement.body, value=narrator.value(statement.over)),)


def parts(statement: ForEach) -> tuple[Part, ...]:
    """The body, for each."""
    return (Part(Role.LOOP, statement.body, over=statement.over),)


KIND = Kind("for_each", ForEach, check, Lowering(lower), say, parts, nothing)
