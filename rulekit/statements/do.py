"""``do``: steps are carried out, one after another; ``do nothing`` is an option that does nothing.

do roll, collect, feed
do complete for that monument
do fight for that province and that opponent
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.of_two import together
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.check.steps import done_for
from rulekit.check.values import definite_value
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.effect import Calls, Effect, nothing
from rulekit.model.expression import Expression
from rulekit.model.part import leaf
from rulekit.model.statement import Statement
from rulekit.model.walk import substitute
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["DO", "NOTHING", "Do", "Nothing", "by_name"]


@frozen(kw_only=True)
class Do(Statement):
    """Steps by name, done for one thing or two if they need them."""

    steps: tuple[str, ...]
    things: tuple[Expression, ...]


@frozen(kw_only=True)
class Nothing(Statement):
    """An option that changes nothing."""


def check(node: Node, scope: Scope) -> Do | None:
    """Return the statement.

    Reports:
        RK0201: unknown step. RK0203: done for another kind of thing. RK0205: nobody does it. RK0207, RK0208: with or
        without a thing.
    """
    for_nodes = node.nodes()
    things = tuple(thing for one in for_nodes if (thing := definite_value(one, scope)) is not None)
    if len(things) < len(for_nodes):
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
        whole = done_for(word.text, word.span, for_nodes, things, scope) and whole
    return Do(steps=tuple(word.text for word in node.names), things=things, span=node.span) if whole else None


def check_nothing(node: Node, _scope: Scope) -> Nothing:
    """Return the statement."""
    return Nothing(span=node.span)


def does(do: Do) -> frozenset[Effect]:
    """The steps are carried out."""
    return frozenset(Calls(name, place, do.things) for place, name in enumerate(do.steps))


def lower(do: Do, code: Code) -> None:
    """Emit the calls."""
    for name in do.steps:
        code.call(name, tuple(map(code.value, do.things)))


def lower_nothing(_nothing: Nothing, _code: Code) -> None:
    """Emit nothing."""


def say(do: Do, narrator: Narrator) -> tuple[Clause, ...]:
    """``carry out "Roll"``; what a step says that is told in place."""
    name, *more = do.steps
    step = narrator.game.step(name)
    if not more and step is not None and name in narrator.in_place and do.span not in narrator.again:
        body = step.body
        for variable, thing in zip(step.needs, do.things, strict=True):
            body = substitute(body, variable, thing)
        said = narrator.all(body)
        titled = name in narrator.titled
        return (Clause(None, Sentence("labelled", {"label": Noun(name, "steps")}), said),) if titled else said
    return by_name(do, narrator)


def by_name(do: Do, narrator: Narrator) -> tuple[Clause, ...]:
    """``carry out "Roll"``, wherever it is told."""
    steps = tuple(Noun(name, "steps") for name in do.steps)
    return clause("do", steps=steps, of=together(do.things, narrator))


def say_nothing(_nothing: Nothing, _narrator: Narrator) -> tuple[Clause, ...]:
    """``do nothing``."""
    return clause("nothing")


DO = Kind("do", Do, check, Lowering(lower), say, leaf, does)
NOTHING = Kind("nothing", Nothing, check_nothing, Lowering(lower_nothing), say_nothing, leaf, nothing)
