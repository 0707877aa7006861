"""How much a defined value or an adjective is when everything in it is spelled out."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from rulekit.model import component
from rulekit.model import expression as e
from rulekit.model.links import Links

__all__ = ["MOST_LEVELS", "MOST_PARTS", "Weight", "weight"]

MOST_PARTS = 5000
"""What is defined may have so many parts when all that it hangs on is put in its place."""

MOST_LEVELS = 60
"""So many parts may lie in one another then."""

Weight = tuple[int, int]
"""How many parts there are, and how many lie in one another."""


def weight(node: object, known: Mapping[int, Weight]) -> Weight:
    """The weight of an expression or a condition.

    Args:
        node: what is weighed.
        known: the weights of the adjectives and derived values so far, by identity.
    """
    parts = levels = 0
    stack: list[tuple[object, int]] = [(node, 1)]
    while stack:
        one, level = stack.pop()
        parts, levels = parts + 1, max(levels, level)
        if isinstance(one, e.Adjective | e.Derived):
            inner, below = known.get(id(one), (0, 0))
            parts, levels = parts + inner, max(levels, level + below)
        elif isinstance(one, tuple):
            stack.extend((part, level) for part in one)
        elif isinstance(one, component.Field | component.Table | component.Column | e.Variable | e.Type | Links):
            continue
        elif attrs.has(kind := type(one)):
            stack.extend((getattr(one, part.name), level + 1) for part in attrs.fields(kind))
    return parts, levels
