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
    most = node.node("at_most")
    times = scope.number(most.the()) if most else None
    with scope.inside():
        body = scope.body(node.the("body"))
    if not step or body is None or (most is not None and times is None):
        return None
    return During(role="during", holder=scope.holder, target=step, optional=True, times=times, body=body, span=node.span)


def say(effect: During, telling: Telling) -> tuple[Said, ...]:
    """``during Build, you may pay 1 stone, then gain 3 workers (up to 7 times)``."""
    times = telling.value(effect.times) if effect.times is not None else False
    return (telling.with_body("during_may", effect.body, step=Noun(effect.target, "steps"), times=times),)


KIND = Kind("during", During, check, Meaning(woven), say, effect=True)
