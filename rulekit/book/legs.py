"""From where to where things went on a board: a leg for each move, by how all lay after each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import frozen

from rulekit.book.laid_on import NOBODY, Lies

__all__ = ["Leg", "legs", "rests"]

Spot = tuple[int, int]
"""Whose, on which place."""


@frozen
class Leg:
    """Something of somebody went from a place to another, by their numbers."""

    owner: int
    start: int
    goal: int


def legs(stands: Sequence[Sequence[Lies]]) -> Iterator[Leg]:
    """The legs in which things went, in order.

    What somebody gets on a place is what they lost on another just before; if they lost nothing it came from elsewhere.

    Args:
        stands: what lay there, each time that it changed.
    """
    taken: dict[int, list[int]] = {}
    for was, now in pairwise(map(held, stands)):
        for owner in dict.fromkeys(one for one, _ in (*was, *now)):
            lost, got = ([place for one, place in some if one == owner] for some in (was - now, now - was))
            up = taken.setdefault(owner, [])
            if len(lost) > 1 or len(got) > 1:  # all at once: nothing tells which of them went where
                up.clear()
                continue
            up += lost
            if got and up and (start := up.pop()) != got[0]:
                yield Leg(owner, start, got[0])


def rests(stands: Sequence[Sequence[Lies]]) -> Counter[Spot]:
    """How many things stood on places for a while, more than at first and than at last."""
    times = [held(one) for one in stands]
    most: Counter[Spot] = Counter()
    for one in times:
        most |= one
    return most - (times[0] | times[-1])


def held(laid: Sequence[Lies]) -> Counter[Spot]:
    """How many things each has on each place, of whatever sort."""
    found: Counter[Spot] = Counter()
    for one in laid:
        if one.owner != NOBODY:
            found[one.owner, one.place] += one.count
    return found
