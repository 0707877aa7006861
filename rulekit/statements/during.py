"""``during S, you may``: something more is offered among the choices of a step.

during build, you may, up to 7 times: pay 1 stone, then gain 3 workers
during build, if your ships are less than 5, you may: pay 1 wood, then gain 1 ship
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

__all__ = ["KIND", "During"]


@frozen(kw_only=True)
class During(Modifier):
    """What is offered, and how often in one step."""


def check(node: Node, scope: Scope) -> During | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown step.
    """
    step = scope.a_step(node.name)
    times = often(node, scope)
    only = node.node("only_if")
    with scope.inside():
        scope.forget()
        condition = scope.condition(only.the()) if only else None
        if condition is not None:
            scope.know(condition)
        body = scope.body(node.the("body"))
    if not step or body is None or (only and condition is None) or times is False:
        return None
    return During(
        attached=Attachment.DURING,
        holder=scope.holder,
        target=step,
        condition=condition,
        optional=True,
        times=times,
        body=body,
        span=node.span,
    )


def say(effect: During, narrator: Narrator) -> tuple[Clause, ...]:
    """``during Build, you may pay 1 stone, then gain 3 workers (up to 7 times)``."""
    times = said_times(effect.times, narrator)
    condition = narrator.condition(effect.condition) if effect.condition is not None else False
    step = Noun(effect.target, "steps")
    return (narrator.with_body("during_may", effect.body, step=step, condition=condition, times=times),)


KIND = Kind("during", During, check, Lowering(applied), say, reaction, nothing)
