"""Values of two: `the effort between a place and a place`, `the landing of a point at a number called count`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from rulekit.check import errors, places, relations, values
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import ValueKind
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.expression import Derived, DerivedOf, DiceShown, Expression, Type, You
from rulekit.model.type import Variable
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["at_number", "between", "is_of_two", "lacks_the_other", "second_of"]


def is_of_two(node: Node) -> bool:
    """Whether a definition is of two things, or of a thing and a number."""
    return node.says("between") or node.says("at")


def second_of(node: Node, first: Variable, scope: Scope) -> Variable | None:
    """What stands for the second in the definition of a value; None when something was reported.

    Reports:
        RK0201: no kind of things. RK0202: both have the same name.
    """
    called = node.optional("second")
    if node.says("at"):
        of = Type(ValueKind.NUMBER, "", -COUNTER_HIGH, COUNTER_HIGH)
    else:
        kind = relations.kind_of_things(node.word("to"), scope)
        if kind is None:
            return None
        of = kind
    name = called.name.text if called else node.word("to").text
    if name == first.name:
        scope.report(errors.declared_twice(name, called.name.span if called else node.word("to").span, node.span))
        return None
    return scope.new(name, of)


def between(node: Node, scope: Scope) -> Expression | None:
    """``the effort between gate and lake``, if the rules define such a value; otherwise the place between two.

    Reports:
        RK0201: there is no such value. RK0203: it is defined between things of other kinds. RK0205: nobody does it.
        RK0314: one of them can be nothing.
    """
    there = [one for one in scope.names.derived if one.name == node.name.text and one.second is not None]
    there = [one for one in there if one.second is not None and one.second.type.kind is not ValueKind.NUMBER]
    if not there and scope.names.table(node.name.text) is None:
        scope.report(scope.names.unknown(node.name, scope.names.everything()))
        return None
    if not there:
        return places.middle(node, scope)
    ends = [_thing(one, scope) for one in (node.child("near"), node.child("far"))]
    first, other = ends
    if first is None or other is None:
        return None
    for one in there:
        assert one.variable is not None
        assert one.second is not None
        if _alike(one.variable, first, scope) and _alike(one.second, other, scope):
            return DerivedOf(one, You(), first, other) if scope.you(node.span) else None
    wanted = " or ".join(f"{_kind(one.variable)} and {_kind(one.second)}" for one in there)
    found = " and ".join(values.kind_of(scope.type(one)) for one in (first, other))
    scope.report(errors.wrong_kind(values.text_of(node), node.span, f"between {found}", f"what is between {wanted}"))
    return None


def _thing(node: Node, scope: Scope) -> Expression | None:
    found = values.definite_value(node, scope)
    return found.die if isinstance(found, DiceShown) else found


def _alike(variable: Variable, thing: Expression, scope: Scope) -> bool:
    of = scope.type(thing)
    return (of.kind, of.of) == (variable.type.kind, variable.type.of)


def _kind(variable: Variable | None) -> str:
    return values.kind_of(variable.type) if variable is not None else ""


def at_number(found: DerivedOf, at: Node, scope: Scope) -> Expression | None:
    """``landing of here at 3``.

    Reports:
        RK0203: it is no number, or the value is defined between two things.
    """
    second = found.derived.second
    if second is None or second.type.kind is not ValueKind.NUMBER:
        scope.report(lacks_the_other(found.derived, at.span))
        return None
    number = values.number(at, scope)
    return evolve(found, other=number) if number is not None else None


def lacks_the_other(derived: Derived, span: Span) -> Diagnostic:
    """A value of two, said of one."""
    number = derived.second is not None and derived.second.type.kind is ValueKind.NUMBER
    said = f"`{derived.name} of {derived.of} at 3`" if number else f"`the {derived.name} between` both"
    of = "a number, too" if number else "two things"
    return Diagnostic(
        "RK0206",
        f"`{derived.name}` is of {of}",
        (Label(span, "this speaks of one thing alone"),),
        f"write {said}",
    )
