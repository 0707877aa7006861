"""How much a defined value or an adjective is when everything in it is spelled out."""

from __future__ import annotations

import attrs

from rulekit.model import component
from rulekit.model import expression as e
from rulekit.model.links import Links

__all__ = ["MOST_PARTS", "weight"]

MOST_PARTS = 5000
"""What is defined may have so many parts when all that it hangs on is put in its place."""


def weight(node: object, known: dict[int, int]) -> int:
    """The number of parts of an expression or a condition.

    Args:
        node: what is weighed.
        known: the weights of the adjectives and derived values so far, by identity.
    """
    found = 0
    stack = [node]
    while stack:
        one = stack.pop()
        found += 1
        if isinstance(one, e.Adjective | e.Derived):
            found += known.get(id(one), 0)
        elif isinstance(one, tuple):
            stack.extend(one)
        elif isinstance(one, component.Field | component.Table | component.Column | e.Variable | e.Type | Links):
            continue
        elif attrs.has(kind := type(one)):
            stack.extend(getattr(one, part.name) for part in attrs.fields(kind))
    return found
