"""What falls where an example leaves it open: every way it can fall, or, where there are too many, some of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from attrs import define, field

__all__ = ["Chances", "all_chances"]

MOST_WAYS = 64
"""So many ways are tried one by one."""

TRIES = 8
"""How often it is tried where there are more."""


class Chances(Protocol):
    """Draws the outcomes of one run."""

    def draw(self, count: int) -> int:
        """Something from 0 to ``count - 1``."""
        ...


@define
class InOrder:
    """The outcomes of one way, and the number of those that there were each time."""

    outcomes: list[int]
    counts: list[int] = field(factory=list[int])

    def draw(self, count: int) -> int:
        at = len(self.counts)
        self.counts.append(count)
        if at == len(self.outcomes):
            self.outcomes.append(0)
        return self.outcomes[at]

    def following(self) -> list[int] | None:
        """The way after this one, to where it differs; None after the last."""
        ways = self.outcomes[: len(self.counts)]
        while ways and ways[-1] + 1 == self.counts[len(ways) - 1]:
            ways.pop()
        return [*ways[:-1], ways[-1] + 1] if ways else None

    @property
    def ways(self) -> int:
        """As many ways as there were, had each come out with as many outcomes."""
        found = 1
        for count in self.counts:
            found *= count
        return found


@define
class Shuffled:
    """Other outcomes for every number, the same on every machine."""

    number: int
    drawn: int = 0

    def draw(self, count: int) -> int:
        self.drawn += 1
        return (self.number * 7919 + self.drawn * 104729 + (self.number * self.drawn) ** 2) % 65521 % count


def all_chances() -> Iterator[Chances]:
    """The chances of one run after another, until every way was seen, or enough of them.

    What is given must be used before the next is asked for.
    """
    way: list[int] = []
    for _ in range(MOST_WAYS):
        run = InOrder(way)
        yield run
        if run.ways > MOST_WAYS:
            break
        following = run.following()
        if following is None:
            return
        way = following
    for number in range(1, TRIES):
        yield Shuffled(number)
