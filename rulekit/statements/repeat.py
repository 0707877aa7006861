"""``repeat``: something is done again and again, at most so often, until a condition holds.

repeat up to 30 times until your goods are at most goods_limit
choose a good that you have
lose 1 of that good
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.expression import Condition, Expression, Literal, Not
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.statements.often import ENDLESS
from rulekit.syntax.node import Node

__all__ = ["KIND", "Repeat"]

@frozen(kw_only=True)
class Repeat(Statement):
    """A body done at most ``times`` times, until ``until`` holds."""

    times: Expression
    until: Condition | None
    body: Body
    rounds: bool


def check(node: Node, scope: Scope) -> Repeat | None:
    """Return the statement.

    Reports:
        RK0203: the number of times is not a number.
    """
    times = scope.number(node.nodes()[0])
    until_node = node.node("until")
    until = scope.condition(until_node.the()) if until_node else None
    with scope.inside():
        scope.forget()
        if until is not None:
            scope.know(Not(until))
        body = scope.body(node.the("body"))
    if times is None or body is None or (until_node is not None and until is None):
        return None
    return Repeat(times=times, until=until, body=body, rounds=scope.step == "play", span=node.span)


def lower(repeat: Repeat, code: Code) -> None:
    """Emit the loop; the passes of the outermost one of the step ``play`` are the rounds."""
    label = code.new_label()
    with code.block() as body:
        if repeat.rounds:
            rounds = code.layout.rounds
            code.emit(m.Store(rounds, code.count(m.Operate("+", m.Read(rounds), m.Const(1)))))
        code.body(repeat.body)
    until = code.holds(repeat.until) if repeat.until is not None else m.Const(0)
    code.emit(m.Repeat(code.layout.take(0, 9999), code.count(code.value(repeat.times)), tuple(body), until, label))


def say(repeat: Repeat, telling: Telling) -> tuple[Said, ...]:
    """``do this until your goods are at most 6: ...``; a bound that only the machine needs is not said."""
    free = isinstance(repeat.times, Literal) and (repeat.until is not None or repeat.times.value >= ENDLESS)
    bound = not free and not repeat.rounds
    return (
        telling.with_body(
            "repeat",
            repeat.body,
            times=telling.value(repeat.times) if bound else False,
            until=telling.condition(repeat.until) if repeat.until is not None else False,
        ),
    )


KIND = Kind("repeat", Repeat, check, Meaning(lower), say)
