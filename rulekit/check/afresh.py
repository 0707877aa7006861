"""What is known when a step begins: what lasts as long as the step starts afresh with it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.check.names import Names
from rulekit.document.closed import Comparison
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.expression import Compare, Condition, FieldOf, Literal
from rulekit.syntax.node import Node

__all__ = ["afresh", "interrupted"]


def afresh(step: str, names: Names) -> Iterator[Condition]:
    """That the counts of a step are as at its start, unless a lasting effect can change them before it begins.

    Args:
        step: its name; what a turn has belongs to the step ``turn``.
        names: what is declared.
    """
    if step in names.interrupted:
        return
    for one in names.fields:
        if one.owner is Owner.TURN and one.step == step and one.kind is ValueKind.NUMBER and not one.each:
            yield Compare(FieldOf(one, None, None), Comparison.IS, Literal(one.start))


def interrupted(tree: Node) -> frozenset[str]:
    """The steps before or during which lasting effects do something."""
    return frozenset(one.name.text for one in tree.walk() if one.kind == "during" or _comes_before(one))


def _comes_before(node: Node) -> bool:
    return node.kind == "timed" and node.the("moment").says("before")
