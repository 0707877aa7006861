"""Conditions that are made of conditions. Part of a closed set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.model.expression import Condition

__all__ = ["All", "AnyOf", "Not"]


@frozen
class All:
    """All of the conditions."""

    parts: tuple[Condition, ...]


@frozen
class AnyOf:
    """At least one of the conditions."""

    parts: tuple[Condition, ...]


@frozen
class Not:
    """The condition does not hold."""

    part: Condition
