"""``you may``: what follows can be done or left, perhaps several times; the player stops when they like.

you may, up to 2 times
choose any dice that are not set_aside
reroll those dice
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, weave
from rulekit.compiler.code import Code
from rulekit.compiler.meaning import Meaning
from rulekit.machine import instructions as m
from rulekit.model.expression import Expression
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.statements.often import AS_OFTEN, must_pay, often, said_times
from rulekit.syntax.node import Node

__all__ = ["KIND", "May"]


@frozen(kw_only=True)
class May(Statement):
    """A body that can be done up to ``times`` times; once, if no number is named."""

    times: Expression | None
    body: Body
    offers: bool = True


def check(node: Node, scope: Scope) -> May | None:
    """Return the statement.

    Reports:
        RK0205: nobody may.
    """
    times = often(node, scope)
    if not scope.you(node.span) or times is False:
        return None
    with scope.inside():
        scope.forget()
        body = scope.body(node.the("body"))
    if body is None:
        return None
    if times is AS_OFTEN:
        must_pay(body, node.span, scope)
    return May(times=times, body=body, span=node.span)


def lower(may: May, code: Code) -> None:
    """Emit the loop of offers; what lasting effects offer during this step is offered in it too."""
    label = code.new_label()
    stop = m.Arm(m.Const(1), m.Once(), -1, -1, (m.Leave(label),), code.arm_label("stop"))
    times = code.count(code.value(may.times)) if may.times is not None else m.Const(1)
    left = code.layout.take(0, 9999)
    offered, code.offered = code.offered, []
    setup: list[m.Instruction] = []
    with code.block() as body, code.deciding():
        own = decisions.arms(may.body, code)
        if offered:
            more_left = m.Compare(">", m.Read(left), m.Const(0))
            used = m.Store(left, m.Operate("-", m.Read(left), m.Const(1)))
            own = [attrs.evolve(one, guard=decisions.both(more_left, one.guard), body=(used, *one.body)) for one in own]
            setup.append(m.Store(left, times))
            for modifier in offered:
                more, start = weave.offer(modifier, code)
                own += more
                setup += start
        decisions.decide([stop, *own], code)
    code.offered = offered
    rounds = m.Const(9999) if offered else times
    code.emit(*setup, m.Repeat(code.layout.take(0, 9999), rounds, tuple(body), label=label))


def say(may: May, telling: Telling) -> tuple[Said, ...]:
    """``you may, up to 2 times: ...``."""
    return (telling.with_body("may", may.body, times=said_times(may.times, telling)),)


KIND = Kind("may", May, check, Meaning(lower), say)
