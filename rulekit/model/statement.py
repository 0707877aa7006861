"""What every statement and every lasting effect has in common."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.model.closed import Attachment
from rulekit.model.expression import Condition, Expression
from rulekit.source import NOWHERE, Span

__all__ = ["EVERYBODY", "AsOften", "Body", "Modifier", "Statement"]

EVERYBODY = ("", 0)
"""In place of the thing that brings a modifier: nothing does, it works for everybody."""


@frozen(kw_only=True)
class Statement:
    """Something that happens; each kind is a class of its own in ``rulekit.statements``."""

    span: Span = field(default=NOWHERE, eq=False, repr=False)


Body = tuple[Statement, ...]
"""Statements one after another."""


@frozen
class AsOften:
    """As often as the player likes: what each time costs is the only limit."""


@frozen(kw_only=True)
class Modifier:
    """A lasting effect of a thing on whoever has it; each kind is a class of its own in ``rulekit.statements``.

    Args:
        attached: how it is attached to what it speaks of.
        holder: the item that brings it, as (table, index); ``EVERYBODY`` for one that no item brings.
        target: the name of the step, rule, parameter, face or field it speaks of.
        condition: when it works; None for always.
        optional: whether its player may leave it.
        times: how often in a step at most; None for once.
        number: what the parameter, or what a face gives, becomes; None for other roles.
        body: what happens.
        this_turn: whether it works from when somebody did what the thing says to the end of the turn, and not for as
            long as they have the thing.
        mark: where it comes from: a source, or an empty text.
    """

    attached: Attachment
    holder: tuple[str, int]
    target: str
    condition: Condition | None = None
    optional: bool = False
    times: Expression | AsOften | None = None
    number: Expression | None = None
    body: Body = ()
    this_turn: bool = False
    mark: str = ""
    span: Span = field(default=NOWHERE, eq=False, repr=False)
