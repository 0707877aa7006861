"""``at once``: what is done when somebody does what a thing says.

at once: gain 2 armies
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import reaction
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
    return AtOnce(attached=Attachment.AT_ONCE, holder=scope.holder, target="", body=body, span=node.span)


def say(effect: AtOnce, narrator: Narrator) -> tuple[Clause, ...]:
    """What is done, as it stands: it needs no words of its own."""
    return narrator.all(effect.body)


KIND = Kind("at_once", AtOnce, check, Lowering(applied), say, reaction, nothing)
