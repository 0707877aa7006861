"""What stands in rules: a walk through statements, values and conditions to all that they are made of."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from rulekit.model.component import Column, Dial, Die, Face, Field, Table
from rulekit.model.links import Links

__all__ = ["inside"]

LEAVES = (Column, Dial, Die, Face, Field, Links, Table)
"""What rules speak of, which holds no rules itself."""


def inside(thing: object) -> Iterator[object]:
    """A thing and all that stands in it, words that the rules define spelled out; things, fields and links stay whole.

    Args:
        thing: a statement, a lasting effect, a value, a condition, or several in a tuple.
    """
    stack = [thing]
    while stack:
        one = stack.pop()
        if isinstance(one, tuple):
            stack.extend(one)
            continue
        yield one
        if attrs.has(kind := type(one)) and not isinstance(one, LEAVES):
            stack.extend(getattr(one, part.name) for part in attrs.fields(kind) if part.name != "span")
