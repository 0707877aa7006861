"""The expanded size: how much a defined value or an adjective is when everything in it is spelled out."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.model.expression import Adjective, Derived
from rulekit.model.walk import total_size

__all__ = ["MOST_LEVELS", "MOST_PARTS", "ExpandedSize", "expanded_size"]

MOST_PARTS = 5000
"""What is defined may have so many parts when all that it depends on is put in its place."""

MOST_LEVELS = 60
"""So many parts may lie in one another then."""

ExpandedSize = tuple[int, int]
"""How many parts there are, and how many lie in one another."""


def expanded_size(node: object, known: Mapping[int, ExpandedSize]) -> ExpandedSize:
    """The expanded size of an expression or a condition.

    Args:
        node: what is measured.
        known: the expanded sizes of the adjectives and derived values so far, by identity.
    """
    return total_size(node, lambda one: known.get(id(one), (0, 0)) if isinstance(one, Adjective | Derived) else None)
