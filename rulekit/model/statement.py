"""What every statement and every lasting effect has in common."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.source import NOWHERE, Span

__all__ = ["Body", "Modifier", "Statement"]


@frozen(kw_only=True)
class Statement:
    """Something that happens; each kind is a class of its own in ``rulekit.statements``."""

    span: Span = field(default=NOWHERE, eq=False, repr=False)


Body = tuple[Statement, ...]
"""Statements one after another."""


@frozen(kw_only=True)
class Modifier:
    """A lasting effect of a thing on whoever has it; each kind is a class of its own in ``rulekit.statements``.

    Args:
        holder: the item that brings it, as (table, index).
        target: the name of the step, rule, dial or face it speaks of; empty for ``whenever``.
    """

    holder: tuple[str, int]
    target: str
    span: Span = field(default=NOWHERE, eq=False, repr=False)
