"""Parts: the bodies that a statement or a modifier is made of, in order, and when each of them is carried out."""

from __future__ import annotations

from enum import Enum

from attrs import frozen

from rulekit.model.expression import Condition, Expression, SetOf
from rulekit.model.statement import AsOften, Body, Modifier

__all__ = ["Order", "Part", "Role", "leaf", "reaction"]


class Role(Enum):
    """When a part is carried out."""

    SEQUENCE = "sequence"
    """Once, in its place."""
    BRANCH = "branch"
    """If its condition holds and that of no branch before it did."""
    CHOICE = "choice"
    """If a player chooses it."""
    LOOP = "loop"
    """Again and again: for each of some, so many times, until something holds."""
    REACTION = "reaction"
    """When something else happens."""


class Order(Enum):
    """In which order those act whom a loop goes through."""

    ANY = "any"
    """None that the rules name: whoever is ready."""
    CLOCKWISE = "clockwise"
    """One after the other round the table, from the player who begins, or from ``you``."""
    FROM = "from"
    """One after the other round the table, from somebody whom the rules name."""
    RANKED = "ranked"
    """By something that they have, the most or the fewest first."""


@frozen
class Part:
    """A body inside a statement or a modifier.

    Args:
        role: when it is carried out.
        body: its statements.
        name: its name, of a rule or an alternative.
        condition: of a branch, a choice or a named rule, what must hold; None for always.
        until: of a loop, what ends it.
        times: how often at most; None for once, or for a loop that only ``until``, ``over`` or its body ends.
        over: of a loop, what it is carried out for.
        order: of a loop over players, in which order they act.
        foreseen: whether it is done as often as possible, so that each choice in it depends on what can follow.
        who: who carries it out, if it is not ``you``; of a loop over players, the element of ``over`` does.
    """

    role: Role
    body: Body
    name: str = ""
    condition: Condition | None = None
    until: Condition | None = None
    times: Expression | AsOften | None = None
    over: SetOf | Expression | None = None
    order: Order = Order.ANY
    who: Expression | None = None
    foreseen: bool = False


def leaf(_thing: object) -> tuple[Part, ...]:
    """The parts of what is made of no other statements."""
    return ()


def reaction(modifier: Modifier) -> tuple[Part, ...]:
    """The part of a modifier: its body, when what it is attached to happens."""
    return (Part(Role.REACTION, modifier.body, condition=modifier.condition, times=modifier.times),)
