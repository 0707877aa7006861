"""What every statement and every lasting effect has in common."""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from rulekit.model.expression import Condition, Expression
from rulekit.source import NOWHERE, Span

__all__ = ["Body", "Modifier", "Statement"]


@frozen(kw_only=True)
class Statement:
    """Something that happens; each kind is a class of its own in ``rulekit.statements``.

    Attributes:
        deeds: what all statements of a kind do, for those who can't know the kind: ``"gain"`` and ``"lose"`` (you do),
            ``"pay"`` (each time something), ``"empty"`` (a set or a row) and ``"end"`` (the whole game).
    """

    deeds: ClassVar[frozenset[str]] = frozenset()
    span: Span = field(default=NOWHERE, eq=False, repr=False)


Body = tuple[Statement, ...]
"""Statements one after another."""


@frozen(kw_only=True)
class Modifier:
    """A lasting effect of a thing on whoever has it; each kind is a class of its own in ``rulekit.statements``.

    Args:
        role: how it is woven into what it speaks of: ``skip instead before after during also_pay immune whenever_gives
            whenever_gain whenever_lose dial face``; ``only`` (when what the thing says can be done)
            and ``at_once`` (what is done then) are not woven, but done where a statement says so.
        holder: the item that brings it, as (table, index).
        target: the name of the step, rule, dial, face or field it speaks of.
        condition: when it works; None for always.
        optional: whether its player may leave it.
        times: how often in a step at most; None for once.
        body: what happens.
        this_turn: whether it works from when somebody did what the thing says to the end of the turn, and not for as
            long as they have the thing.
        mark: where it comes from: a source, or an empty text.
    """

    role: str
    holder: tuple[str, int]
    target: str
    condition: Condition | None = None
    optional: bool = False
    times: Expression | None = None
    body: Body = ()
    this_turn: bool = False
    mark: str = ""
    span: Span = field(default=NOWHERE, eq=False, repr=False)
