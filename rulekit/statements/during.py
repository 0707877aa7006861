"""``during S, you may``: something more is offered among the choices of a step.

during build, you may, up to 7 times: pay 1 stone, then gain 3 workers
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
    with scope.inside():
        scope.forget()
        body = scope.body(node.the("body"))
    if not step or body is None or times is False:
        return None
    if times is AS_OFTEN:
        must_pay(body, node.span, scope)
    return During(
        role="during", holder=scope.holder, target=step, optional=True, times=times, body=body, span=node.span
    )


def say(effect: During, telling: Telling) -> tuple[Said, ...]:
    """``during Build, you may pay 1 stone, then gain 3 workers (up to 7 times)``."""
    times = said_times(effect.times, telling)
    return (telling.with_body("during_may", effect.body, step=Noun(effect.target, "steps"), times=times),)


KIND = Kind("during", During, check, Meaning(woven), say, effect=True)
