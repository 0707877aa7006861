"""In which order things of two games are told: that of the new one, with what is gone where it was."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

__all__ = ["both", "pairs"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def both(old: Iterable[K], new: Iterable[K]) -> tuple[K, ...]:
    """All names of two lists, each once.

    >>> both("abcd", "dxba")
    ('d', 'x', 'b', 'c', 'a')
    """
    made = list(dict.fromkeys(new))
    before: K | None = None
    for one in dict.fromkeys(old):
        if one not in made:
            made.insert(made.index(before) + 1 if before is not None else 0, one)
        before = one
    return tuple(made)


def pairs(old: Mapping[K, V], new: Mapping[K, V]) -> tuple[tuple[K, V | None, V | None], ...]:
    """What has the same name in both, by name; None where it has it in one of them only."""
    return tuple((one, old.get(one), new.get(one)) for one in both(old, new))
