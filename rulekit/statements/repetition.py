"""How often something may be done: once, up to a number of times, or as often as the player likes."""

from __future__ import annotations

from typing import Literal as Only

from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.document.sentence import Part
from rulekit.model.expression import Expression
from rulekit.model.statement import AsOften
from rulekit.syntax.node import Node

__all__ = ["often", "said_times"]


def often(node: Node, scope: Scope) -> Expression | AsOften | Only[False] | None:
    """How often the statement or effect may be done: a number, None for once, False when something was reported."""
    if node.node("as_often"):
        return AsOften()
    most = node.node("at_most")
    if most is None:
        return None
    return scope.number(most.the()) or False


def said_times(times: Expression | AsOften | None, narrator: Narrator) -> Part:
    """How often, for a sentence: False for once, True for as often as you like, else the number."""
    if times is None:
        return False
    return True if isinstance(times, AsOften) else narrator.value(times)
