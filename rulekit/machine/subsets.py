"""The subsets of a mask, in increasing order."""

from __future__ import annotations

from functools import lru_cache

__all__ = ["subsets"]


@lru_cache(maxsize=256)
def subsets(mask: int, low: int, high: int, start: int = 0) -> tuple[int, ...]:
    """The subsets of ``mask`` with ``low`` to ``high`` members, as masks; kept for the masks asked for last.

    Args:
        mask: at most 16 bits.
        low: fewest members.
        high: most members.
        start: what is added to each.
    """
    found = []
    subset = 0
    while True:
        if low <= subset.bit_count() <= high:
            found.append(subset + start)
        if subset == mask:
            return tuple(found)
        subset = (subset - mask) & mask
