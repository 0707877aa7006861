"""``at once``: what is done when somebody does what a thing says.

at once: gain 2 armies
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning, woven
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "AtOnce"]


@frozen(kw_only=True)
class AtOnce(Modifier):
    """What is done, once; ``do what that event says`` emits it."""


def check(node: Node, scope: Scope) -> AtOnce | None:
    """Return what is done; what the thing's ``only if`` asks is known in it."""
    with scope.inside():
        body = scope.body(node.the("body"))
    if body is None:
        return None
    return AtOnce(role="at_once", holder=scope.holder, target="", body=body, span=node.span)


def say(effect: AtOnce, telling: Telling) -> tuple[Said, ...]:
    """What is done, as it stands: it needs no words of its own."""
    return telling.all(effect.body)


KIND = Kind("at_once", AtOnce, check, Meaning(woven), say, effect=True)
