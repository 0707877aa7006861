"""``only if``: when what a thing says can be done at all.

only if your supply is at least 2
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import leaf
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Only"]


@frozen(kw_only=True)
class Only(Modifier):
    """The condition of all that the thing says; ``do what that event says`` asks it."""


def check(node: Node, scope: Scope) -> Only | None:
    """Return the condition."""
    condition = scope.condition(node.the())
    if condition is None:
        return None
    return Only(attached=Attachment.ONLY, holder=scope.holder, target="", condition=condition, span=node.span)


def say(only: Only, narrator: Narrator) -> tuple[Clause, ...]:
    """``only if your supply is at least 2``."""
    assert only.condition is not None
    return clause("only_if", condition=narrator.condition(only.condition))


KIND = Kind("only", Only, check, Lowering(applied), say, leaf, nothing)
