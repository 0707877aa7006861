"""``repeat``: something is done so many times, or until a condition holds, at most so often if the rules say so.

repeat 9 times: do round
repeat until your goods are at most goods_limit
  choose a good that you have
  lose 1 of that good
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.effect import nothing
from rulekit.model.expression import Condition, Expression, Not
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Repeat"]


@frozen(kw_only=True)
class Repeat(Statement):
    """A body done until ``until`` holds, and at most ``times`` times.

    Args:
        times: how often, or how often at most where ``until`` can end it before; None where the rules name no number.
        until: when it stops; None where something in the body ends it.
        body: what is done.
        rounds: whether its passes are the rounds of the game: it is an outermost loop of the step ``play``.
    """

    times: Expression | None
    until: Condition | None
    body: Body
    rounds: bool


def check(node: Node, scope: Scope) -> Repeat | None:
    """Return the statement.

    Reports:
        RK0203: the number of times is not a number.
    """
    times_node, until_node = node.node("up_to_times", "exactly"), node.node("until")
    times = scope.number(times_node.the()) if times_node else None
    until = scope.condition(until_node.the()) if until_node else None
    rounds = scope.step == "play" and not scope.repeating
    with scope.inside(), scope.in_loop():
        scope.forget()
        if until is not None:
            scope.know(Not(until))
        body = scope.body(node.the("body"))
    if body is None or (times_node is not None and times is None) or (until_node is not None and until is None):
        return None
    if times is None:
        scope.know_ended(until)
    return Repeat(times=times, until=until, body=body, rounds=rounds, span=node.span)


def lower(repeat: Repeat, code: Code) -> None:
    """Emit the loop; the passes of the outermost one of the step ``play`` are the rounds."""
    label = code.new_label()
    with code.block() as body:
        if repeat.rounds:
            rounds = code.layout.rounds
            code.emit(m.Store(rounds, code.count(m.Operate("+", m.Read(rounds), m.Const(1)))))
        code.body(repeat.body)
    until = code.holds(repeat.until) if repeat.until is not None else m.Const(0)
    if repeat.times is None:
        code.open_loop(tuple(body), label, repeat.span, until)
    else:
        times = code.count(code.value(repeat.times))
        code.emit(m.Repeat(code.layout.take(0, 9999), times, tuple(body), until, label))


def say(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...]:
    """``do this until your goods are at most 6: ...``; a number of times is said where the rules name one."""
    return (
        narrator.with_body(
            "repeat",
            repeat.body,
            times=narrator.value(repeat.times) if repeat.times is not None else False,
            until=narrator.condition(repeat.until) if repeat.until is not None else False,
        ),
    )


def parts(repeat: Repeat) -> tuple[Part, ...]:
    """What is repeated."""
    return (Part(Role.LOOP, repeat.body, until=repeat.until, times=repeat.times),)


KIND = Kind("repeat", Repeat, check, Lowering(lower), say, parts, nothing)
