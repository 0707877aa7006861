"""``only if``: when what a thing says can be done at all.

only if your supply is at least 2
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning, woven
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
    return Only(role="only", holder=scope.holder, target="", condition=condition, span=node.span)


def say(only: Only, telling: Telling) -> tuple[Said, ...]:
    """``only if your supply is at least 2``."""
    assert only.condition is not None
    return clause("only_if", condition=telling.condition(only.condition))


KIND = Kind("only", Only, check, Meaning(woven), say, effect=True)
