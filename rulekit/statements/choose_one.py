"""``choose one``: a player takes one of several named options; one that can't be carried out is not offered.

choose one
  city
    choose a site that is not finished
    gain 1 tick of that site
  monument when your workers are at least 2
    gain 1 point
"""

from __future__ import annotations

import attrs
from attrs import field, frozen

from rulekit.book.clause import Clause
from rulekit.book.emptiness import asks_emptiness
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, modifiers
from rulekit.compiler.code import Code
from rulekit.compiler.labels import PathPart
from rulekit.compiler.lowering import Lowering
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.sentence import Part as Said
from rulekit.machine import instructions as m
from rulekit.model.effect import Asks, Effect
from rulekit.model.expression import Condition, You
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.source import Span
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node, Word

__all__ = ["KIND", "Alternative", "ChooseOne"]


@frozen
class Alternative:
    """An option by name: when it exists, and what it does."""

    name: str
    condition: Condition | None
    body: Body
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen(kw_only=True)
class ChooseOne(Statement):
    """The options, in order."""

    options: tuple[Alternative, ...]


def check(node: Node, scope: Scope) -> ChooseOne | None:
    """Return the statement.

    Reports:
        RK0202: two options of one name. RK0205: nobody chooses.
    """
    options: list[Alternative] = []
    whole = scope.you(node.span)
    first: dict[str, Word] = {}
    known_before = tuple(scope.facts)
    for one in node.nodes("option"):
        known = first.setdefault(one.name.text, one.name)
        if known is not one.name:
            scope.report(errors.declared_twice(known.text, one.name.span, known.span))
            whole = False
        when = one.optional("condition")
        with scope.inside():
            scope.facts[:] = known_before  # what another option changes did not happen in this one
            condition = scope.condition(when) if when else None
            if condition is not None:
                scope.know(condition)
            body = scope.body(one.the("body"))
        if body is None or (when is not None and condition is None):
            whole = False
            continue
        options.append(Alternative(name=one.name.text, condition=condition, body=body, span=one.span))
    return ChooseOne(options=tuple(options), span=node.span) if whole else None


def arms(choose: ChooseOne, rest: Body, code: Code, path: tuple[PathPart, ...]) -> list[m.Arm]:
    """The options that each body begins with, behind the name of its option."""
    made: list[m.Arm] = []
    for option in choose.options:
        guard = code.holds(option.condition)
        made += [
            attrs.evolve(arm, guard=decisions.both(guard, arm.guard), body=(*arm.body, *code.lowered(rest)))
            for arm in decisions.arms(option.body, code, (*path, PathPart(option.name, "options")))
        ]
    return made


def can(choose: ChooseOne, code: Code) -> m.Expression:
    """At least one option exists."""
    return m.Logic(
        "or", tuple(decisions.both(code.holds(one.condition), decisions.can(one.body, code)) for one in choose.options)
    )


def lower(choose: ChooseOne, code: Code) -> None:
    """Emit the choice."""
    modifiers.beside(lambda: arms(choose, (), code, ()), code)


def say(choose: ChooseOne, narrator: Narrator) -> tuple[Clause, ...]:
    """``choose one:`` and the options below."""
    conditions = [narrator.condition(one.condition) if one.condition is not None else False for one in choose.options]
    options = tuple(
        narrator.with_body("option", one.body, noun=Noun(one.name, "options"), condition=condition)
        for one, condition in zip(choose.options, conditions, strict=True)
    )
    parts: dict[str, Said] = {"may_fail": True} if all(_may_run_out(one.condition) for one in choose.options) else {}
    return (Clause(None, Sentence("choose_one_lead", parts), options),)


def _may_run_out(condition: Condition | None) -> bool:
    """Whether an option is there only as long as something lies somewhere: it can come to be so for none of them."""
    return condition is not None and asks_emptiness(condition) is False


def parts(choose: ChooseOne) -> tuple[Part, ...]:
    """The alternatives."""
    return tuple(Part(Role.CHOICE, one.body, name=one.name, condition=one.condition) for one in choose.options)


def does(_choose: ChooseOne) -> frozenset[Effect]:
    """``you`` decide."""
    return frozenset({Asks(You())})


KIND = Kind("choose_one", ChooseOne, check, Lowering(lower, can, arms=arms), say, parts, does)
