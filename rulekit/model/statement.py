"""What every statement and every lasting effect has in common."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.model.expression import Condition, Expression
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
        role: how it is woven into what it speaks of: ``skip instead before after during also_pay immune whenever_gives
            whenever_gain whenever_lose dial face``.
        holder: the item that brings it, as (table, index).
        target: the name of the step, rule, dial, face or field it speaks of.
        condition: when it works; None for always.
        optional: whether its player may leave it.
        times: how often in a step at most; None for once.
        body: what happens.
    """

    role: str
    holder: tuple[str, int]
    target: str
    condition: Condition | None = None
    optional: bool = False
    times: Expression | None = None
    body: Body = ()
    span: Span = field(default=NOWHERE, eq=False, repr=False)
