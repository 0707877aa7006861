"""``you may``: what follows can be done or left, perhaps several times; the player stops when they like.

you may, up to 2 times
  choose any dice that are not set_aside
  reroll those dice
"""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, modifiers
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.effect import Asks, Effect
from rulekit.model.expression import Expression, You
from rulekit.model.part import Part, Role
from rulekit.model.statement import AsOften, Body, Statement
from rulekit.statements.kind import Kind
from rulekit.statements.repetition import often, said_times
from rulekit.syntax.node import Node

__all__ = ["KIND", "May"]


@frozen(kw_only=True)
class May(Statement):
    """A body that can be done up to ``times`` times; once, if no number is named."""

    times: Expression | AsOften | None
    body: Body


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
    return May(times=times, body=body, span=node.span)


def lower(may: May, code: Code) -> None:
    """Emit the loop of offers; what lasting effects offer during this step is offered in it too."""
    label = code.new_label()
    stop = m.Arm(m.Const(1), m.Once(), -1, -1, (m.Leave(label),), code.arm_label(ArmKind.STOP))
    free = isinstance(may.times, AsOften)
    times = m.Const(1) if may.times is None or isinstance(may.times, AsOften) else code.count(code.value(may.times))
    left = code.layout.take(0, 9999)
    offered, code.offered = code.offered, []
    setup: list[m.Instruction] = []
    with code.block() as body, code.deciding():
        own = decisions.arms(may.body, code)
        if offered:
            more_left = m.Compare(">", m.Read(left), m.Const(0))
            used = m.Store(left, m.Operate("-", m.Read(left), m.Const(1)))
            if not free:
                own = [
                    attrs.evolve(one, guard=decisions.both(more_left, one.guard), body=(used, *one.body)) for one in own
                ]
                setup.append(m.Store(left, times))
            for modifier in offered:
                more, start = modifiers.offer(modifier, code)
                own += more
                setup += start
        decisions.decide([stop, *own], code)
    code.offered = offered
    code.emit(*setup)
    if offered or free:
        code.open_loop(tuple(body), label, may.span)
    else:
        code.emit(m.Repeat(code.layout.take(0, 9999), times, tuple(body), label=label))


def say(may: May, narrator: Narrator) -> tuple[Clause, ...]:
    """``you may, up to 2 times: ...``."""
    return (narrator.with_body("may", may.body, times=said_times(may.times, narrator)),)


def parts(may: May) -> tuple[Part, ...]:
    """What may be done."""
    return (Part(Role.CHOICE, may.body, times=may.times),)


def does(_may: May) -> frozenset[Effect]:
    """``you`` decide."""
    return frozenset({Asks(You())})


KIND = Kind("may", May, check, Lowering(lower), say, parts, does)
