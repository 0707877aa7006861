"""Kinds of values, and the variables that stand for values of a kind."""

from __future__ import annotations

from attrs import frozen

from rulekit.model.closed import ValueKind

__all__ = ["Type", "Variable"]


@frozen
class Type:
    """The kind of a value.

    Args:
        kind: of what kind it is.
        of: the table of an item or a set of items.
        low, high: the range of a number, both inclusive.
        optional: whether it may be nobody or nothing.
    """

    kind: ValueKind
    of: str = ""
    low: int = 0
    high: int = 0
    optional: bool = False


@frozen
class Variable:
    """A thing chosen, looped over or handed to a step; ``key`` is unique in its game, ``name`` is as in the rules."""

    key: int
    name: str
    type: Type
