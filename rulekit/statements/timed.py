"""``before`` and ``after`` a step: something happens, or may happen, for whoever has the thing.

after collect, if you gained stone: gain 1 more stone
after roll, you may: choose a die, then reroll that die
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import reaction
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.statements.repetition import often, said_times
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
    return Timed(
        attached=Attachment(moment),
        holder=scope.holder,
        target=step,
        condition=condition,
        optional=allowed is not None,
        times=times,
        body=body,
        span=node.span,
    )


def say(effect: Timed, narrator: Narrator) -> tuple[Clause, ...]:
    """``after Collect, if you gained stone, gain 1 more stone``."""
    step = Noun(effect.target, "steps")
    condition = narrator.condition(effect.condition) if effect.condition is not None else False
    if not effect.optional:
        return (narrator.with_body(effect.attached.value, effect.body, step=step, condition=condition),)
    times = said_times(effect.times, narrator)
    return (
        narrator.with_body(f"{effect.attached.value}_may", effect.body, step=step, condition=condition, times=times),
    )


KIND = Kind("timed", Timed, check, Lowering(applied), say, reaction, nothing)
