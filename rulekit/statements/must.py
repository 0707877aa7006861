"""``you must, as often as possible``: something is done until it cannot be, in a way that lets it be done most often.

you must, as often as possible, then with most pips: do move
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.weighed_ways import summed_for
from rulekit.check import amounts
from rulekit.check.scope import Scope
from rulekit.compiler import decisions
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.compiler.ways import Ways
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.effect import Calls, nothing
from rulekit.model.expression import Expression
from rulekit.model.part import Part, Role
from rulekit.model.passes import MOST_TRIED, most_passes
from rulekit.model.ranges import type_of
from rulekit.model.statement import AsOften, Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Must"]


@frozen(kw_only=True)
class Must(Statement):
    """A body done as often as possible.

    Args:
        body: what is done.
        figure: what must be the most, among ways that are as long; None if all of these will do.
        noun: what it is called; empty if there is none.
    """

    body: Body
    figure: Expression | None
    noun: str


def check(node: Node, scope: Scope) -> Must | None:
    """Return the statement.

    Reports:
        RK0203: the figure is not a number. RK0205: nobody must.
    """
    if not scope.you(node.span):
        return None
    figure, noun = None, ""
    best = node.node("then_with")
    if best is not None:
        figure = scope.number(Node("yours", (best.name,), best.name.span))
        if figure is None:
            return None
        noun = amounts.noun_of(best.name, scope)
    with scope.inside(), scope.in_loop():
        scope.forget()
        body = scope.body(node.the("body"))
    return Must(body=body, figure=figure, noun=noun, span=node.span) if body is not None else None


def lower(must: Must, code: Code) -> None:
    """Emit the passes, each choice in them among what reaches the best."""
    label = code.new_label()
    with code.block() as begin, code.deciding():
        possible = decisions.can(tuple(_spelled_out(must.body, code)), code)
    with code.block() as body:
        code.body(must.body)
    low = high = 0
    figure: m.Expression = m.Const(0)
    if must.figure is not None:
        of = type_of(must.figure)
        low, high, figure = of.low, of.high, code.value(must.figure)
    most = min(most_passes(must.body, code.game) or 0, MOST_TRIED)
    ways = Ways(code, must.span, tuple(begin), possible, tuple(body), figure, low, high, most)
    code.emit(*ways.loop(label))


def _spelled_out(body: Body, code: Code) -> Iterator[Statement]:
    """A body with what its steps do in place of them, so that it is seen whether they can be carried out."""
    for statement in body:
        called = sorted((one for one in code.does(statement) if isinstance(one, Calls)), key=lambda one: one.place)
        steps = [code.game.step(one.step) for one in called if not one.things]
        if called and len(steps) == len(called):
            yield from _spelled_out(tuple(each for step in steps if step is not None for each in step.body), code)
        else:
            yield statement


def say(must: Must, narrator: Narrator) -> tuple[Clause, ...]:
    """``do this as often as you can; among equals, with the most pips: ...``."""
    dice = summed_for(must, narrator)
    noun = Noun(must.noun) if must.noun and dice is None else False
    return (narrator.with_body("must", must.body, noun=noun, dice=False if dice is None else dice),)


def parts(must: Must) -> tuple[Part, ...]:
    """What is done."""
    return (Part(Role.LOOP, must.body, times=AsOften(), foreseen=True),)


KIND = Kind("must", Must, check, Lowering(lower), say, parts, nothing)
