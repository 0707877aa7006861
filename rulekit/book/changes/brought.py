"""Which of several variants brought what: what is not there without a variant is its doing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from attrs import frozen

from rulekit.book.narrator import Narrator
from rulekit.model.example import Untrue
from rulekit.model.game import VariantInfo, standing_on

__all__ = ["Apart", "brought"]


T = TypeVar("T")


@frozen
class Apart:
    """A game without one of several variants.

    Args:
        narrator: it.
        untrue: the examples that do not hold there.
        plain: the game without any, with the names that the variants in force there give to things.
    """

    narrator: Narrator
    untrue: tuple[Untrue, ...]
    plain: Narrator


def brought(
    entries: Sequence[T], without: Mapping[str, Sequence[T]], variants: Sequence[VariantInfo] = ()
) -> Mapping[str, tuple[T, ...]]:
    """What changes, by the variant that alone brought it; below an empty name what several brought together.

    Args:
        entries: all that changes with all variants, in order.
        without: all that changes without each of them, and those on top of it, by its name; empty if that is not known.
        variants: what the variants say of themselves: what one on top of another brings is not what the other brings.

    >>> brought("abc", {"one": "bc", "other": "a"})
    {'one': ('a',), 'other': ('b', 'c')}
    """
    found: dict[str, list[T]] = {name: [] for name in without}
    for entry in entries:
        by = [name for name, others in without.items() if entry not in others]
        by = [name for name in by if standing_on(name, variants).isdisjoint({*by} - {name})]
        found.setdefault(by[0] if len(by) == 1 else "", []).append(entry)
    return {name: tuple(ones) for name, ones in found.items() if ones}
