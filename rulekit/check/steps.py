"""What steps are done for: what they need, and whether they get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.check import errors, relations, values
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Expression, Variable
from rulekit.model.type import Type
from rulekit.source import Span
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["done_for", "needs_of"]


def needs_of(node: Node, scope: Scope) -> tuple[Variable, ...]:
    """What a step is done for, as it is declared: nothing, one thing or two.

    Reports:
        RK0201: an unknown kind. RK0202: both have the same name.
    """
    needs = node.node("needs")
    made: list[Variable] = []
    for one in needs.nodes("need") if needs is not None else ():
        word, called = one.name, one.node("called")
        name = called.name if called is not None else word
        thing = Type(ValueKind.PLAYER) if word.text == "opponent" else relations.kind_of_things(word, scope)
        if thing is None:
            return ()
        if made and made[0].name == name.text:
            scope.report(errors.declared_twice(name.text, name.span, node.the("needs").span))
            return ()
        made.append(scope.new(name.text, thing))
    return tuple(made)


def done_for(step: str, span: Span, nodes: Sequence[Node], things: Sequence[Expression], scope: Scope) -> bool:
    """Whether a step is done for as many things as it needs, each of its kind.

    Reports:
        RK0203: for another kind of thing. RK0207, RK0208: for fewer, or for more.
    """
    needs = scope.needs.get(step, ())
    if len(things) < len(needs):
        scope.report(errors.needs_a_thing(step, span, [one.name for one in needs], len(things)))
        return False
    if len(things) > len(needs):
        extra = nodes[len(needs)].span if needs else span
        scope.report(errors.needs_no_thing(step, extra, [one.name for one in needs]))
        return False
    for node, thing, need in zip(nodes, things, needs, strict=True):
        found = scope.type(thing)
        if (found.kind, found.of) != (need.type.kind, need.type.of):
            said = values.text_of(node)
            scope.report(errors.wrong_kind(said, node.span, values.kind_of(found), errors.one(need.name)))
            return False
    return True
