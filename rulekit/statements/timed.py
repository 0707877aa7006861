"""``before`` and ``after`` a step: something happens, or may happen, for whoever has the thing.

after collect, if you gained stone: gain 1 more stone
after roll, you may: choose a die, then reroll that die
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning, woven
from rulekit.document.sentence import Noun
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.statements.often import AS_OFTEN, must_pay, often, said_times
from rulekit.syntax.node import Node

__all__ = ["KIND", "Timed"]


@frozen(kw_only=True)
class Timed(Modifier):
    """What happens before or after the step (``role``)."""


def check(node: Node, scope: Scope) -> Timed | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown step.
    """
    step = scope.a_step(node.name)
    moment = "before" if node.the("moment").says("before") else "after"
    only = node.node("only_if")
    condition = scope.condition(only.the()) if only else None
    allowed = node.node("allowed")
    times = often(allowed, scope) if allowed else None
    with scope.inside():
        if condition is not None:
            scope.know(condition)
        body = scope.body(node.the("body"))
    if not step or body is None or (only and condition is None) or times is False:
        return None
    if times is AS_OFTEN:
        must_pay(body, node.span, scope)
    return Timed(
        role=moment,
        holder=scope.holder,
        target=step,
        condition=condition,
        optional=allowed is not None,
        times=times,
        body=body,
        span=node.span,
    )


def say(effect: Timed, telling: Telling) -> tuple[Said, ...]:
    """``after Collect, if you gained stone, gain 1 more stone``."""
    step = Noun(effect.target, "steps")
    condition = telling.condition(effect.condition) if effect.condition is not None else False
    if not effect.optional:
        return (telling.with_body(effect.role, effect.body, step=step, condition=condition),)
    times = said_times(effect.times, telling)
    return (telling.with_body(f"{effect.role}_may", effect.body, step=step, condition=condition, times=times),)


KIND = Kind("timed", Timed, check, Meaning(woven), say, effect=True)
