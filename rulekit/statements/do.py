"""``do``: steps are carried out, one after another; ``do nothing`` is an option that does nothing.

do roll, collect, feed
do complete for that monument
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.check.values import definite_value, kind_of
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun
from rulekit.model.effect import Calls, Effect, nothing
from rulekit.model.expression import Expression
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["DO", "NOTHING", "Do", "Nothing"]


@frozen(kw_only=True)
class Do(Statement):
    """Steps by name, done for a thing if they need one."""

    steps: tuple[str, ...]
    thing: Expression | None


@frozen(kw_only=True)
class Nothing(Statement):
    """An option that changes nothing."""


def check(node: Node, scope: Scope) -> Do | None:
    """Return the statement.

    Reports:
        RK0201: unknown step. RK0203: done for another kind of thing. RK0205: nobody does it. RK0207, RK0208: with or
        without a thing.
    """
    for_node = node.node()
    thing = definite_value(for_node, scope) if for_node else None
    if for_node and thing is None:
        return None
    whole = True
    for word in node.names:
        if word.text not in scope.names.steps:
            scope.report(errors.unknown_name(word.text, word.span, scope.names.steps, "step"))
            whole = False
            continue
        if word.text not in scope.without_actor and not scope.somebody:
            scope.report(errors.nobody_does_it(word.span))
            whole = False
        needs = scope.needs.get(word.text)
        if needs is not None and thing is None:
            scope.report(errors.needs_a_thing(word.text, word.span, needs.name))
            whole = False
        elif needs is None and thing is not None:
            scope.report(errors.needs_no_thing(word.text, word.span))
            whole = False
        elif needs is not None and thing is not None:
            found = scope.type(thing)
            if (found.kind, found.of) != (needs.type.kind, needs.type.of):
                said = for_node or node
                scope.report(errors.wrong_kind(scope.text(said), said.span, kind_of(found), errors.one(needs.name)))
                whole = False
    return Do(steps=tuple(word.text for word in node.names), thing=thing, span=node.span) if whole else None


def check_nothing(node: Node, _scope: Scope) -> Nothing:
    """Return the statement."""
    return Nothing(span=node.span)


def does(do: Do) -> frozenset[Effect]:
    """The steps are carried out."""
    return frozenset(Calls(name, place, do.thing) for place, name in enumerate(do.steps))


def lower(do: Do, code: Code) -> None:
    """Emit the calls."""
    for name in do.steps:
        code.call(name, code.value(do.thing) if do.thing is not None else None)


def lower_nothing(_nothing: Nothing, _code: Code) -> None:
    """Emit nothing."""


def say(do: Do, narrator: Narrator) -> tuple[Clause, ...]:
    """``carry out "Roll"``."""
    of = narrator.value(do.thing) if do.thing is not None else False
    return clause("do", steps=tuple(Noun(name, "steps") for name in do.steps), of=of)


def say_nothing(_nothing: Nothing, _narrator: Narrator) -> tuple[Clause, ...]:
    """``do nothing``."""
    return clause("nothing")


DO = Kind("do", Do, check, Lowering(lower), say, leaf, does)
NOTHING = Kind("nothing", Nothing, check_nothing, Lowering(lower_nothing), say_nothing, leaf, nothing)
