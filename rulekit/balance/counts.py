"""What is counted of plays. Counts of other plays of the same game can be added, wherever those were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import reduce
from math import lcm
from operator import add
from typing import TypeVar

from attrs import field, frozen

from rulekit.balance.intervals import Interval, difference, share

__all__ = ["Counts", "Taken", "Thing", "added"]

K = TypeVar("K", bound=Hashable)
Tally = Counter[int]
Thing = tuple[str, tuple[tuple[str, str], ...], str, str | int]
"""An option: its step, the names that lead to it with their roles, its kind, and which of its kind it is."""


@frozen
class Taken:
    """What came of a player who took an option at least once in a play.

    Args:
        plays: in how many plays each player took it.
        won: what each player had of the victory in these, in parts of ``Counts.whole``.
    """

    plays: tuple[int, ...]
    won: tuple[int, ...]

    def __add__(self, other: Taken) -> Taken:
        return Taken(_summed(self.plays, other.plays), _summed(self.won, other.won))


@frozen
class Counts:
    """What is known of some plays.

    Args:
        players: how many play.
        played: plays in all.
        unfinished: those that never ended; all that follows is of the others.
        drawn: those that the rules call a draw.
        ends: how often these players, from 0, had the victory together.
        decisions: how often there were so many choices.
        rounds: how often there were so many rounds.
        points: for each player, how often they had so many of what decides first.
        watched: how many of the plays that ended were watched closely; what follows is of those.
        won: what each player had of the victory in these, in parts of ``whole``.
        taken: what was taken, by what it is.
        done: in how many plays each step was done.
        leads: how often somebody else took the lead so many times.
    """

    players: int
    played: int = 0
    unfinished: int = 0
    drawn: int = 0
    ends: Counter[tuple[int, ...]] = field(factory=Counter[tuple[int, ...]])
    decisions: Tally = field(factory=Tally)
    rounds: Tally = field(factory=Tally)
    points: tuple[Tally, ...] = ()
    watched: int = 0
    won: tuple[int, ...] = ()
    taken: Mapping[Thing, Taken] = field(factory=dict[Thing, Taken])
    done: Mapping[str, int] = field(factory=dict[str, int])
    leads: Tally = field(factory=Tally)

    def __add__(self, other: Counts) -> Counts:
        taken = dict(self.taken)
        for thing, one in other.taken.items():
            taken[thing] = taken[thing] + one if thing in taken else one
        done = dict(self.done)
        for step, count in other.done.items():
            done[step] = done.get(step, 0) + count
        return Counts(
            self.players,
            self.played + other.played,
            self.unfinished + other.unfinished,
            self.drawn + other.drawn,
            _joined(self.ends, other.ends),
            _joined(self.decisions, other.decisions),
            _joined(self.rounds, other.rounds),
            tuple(_joined(a, b) for a, b in zip(self.points, other.points, strict=True))
            if self.points and other.points
            else self.points or other.points,
            self.watched + other.watched,
            _summed(self.won, other.won),
            taken,
            done,
            _joined(self.leads, other.leads),
        )

    @property
    def whole(self) -> int:
        """A victory: it can be shared by any number of players without a rest."""
        return lcm(*range(1, self.players + 1))

    @property
    def ended(self) -> int:
        """Plays that came to their end."""
        return self.played - self.unfinished

    @property
    def unwon(self) -> int:
        """Plays that nobody won."""
        return self.ends[()]

    @property
    def shared(self) -> int:
        """Plays that several won together."""
        return sum(count for winners, count in self.ends.items() if len(winners) > 1)

    @property
    def forced(self) -> int:
        """Plays in which nobody had a choice."""
        return self.decisions[0]

    def wins(self, player: int) -> Interval:
        """What a player has of the victories, each shared one in part."""
        had = sum(count / len(winners) for winners, count in self.ends.items() if player in winners)
        return share(had, self.ended)

    @property
    def precision(self) -> float:
        """Half the width of the widest interval of a player's victories."""
        return max(self.wins(player).half for player in range(self.players))

    def use(self, thing: Thing) -> Interval:
        """How often a player took an option at least once in a play."""
        plays = self.taken[thing].plays if thing in self.taken else ()
        return share(sum(plays), self.watched * self.players)

    def gain(self, thing: Thing, questions: int = 1) -> Interval | None:
        """By how much more those who took an option won than those who did not; None if there were none of either.

        Each player is compared with those in the same place: what comes of going first is not laid at its door.
        """
        one = self.taken.get(thing)
        if one is None:
            return None
        found, weights = list[Interval](), list[float]()
        for seat in range(self.players):
            took, left = one.plays[seat], self.watched - one.plays[seat]
            if not took or not left:
                continue
            with_it = share(one.won[seat] / self.whole, took, questions)
            without = share((self.won[seat] - one.won[seat]) / self.whole, left, questions)
            found.append(difference(with_it, without))
            weights.append(took * left / (took + left))
        if not found:
            return None
        every = sum(weights)
        parts = [weight / every for weight in weights]
        at = sum(part * each.at for part, each in zip(parts, found, strict=True))
        below = sum((part * (each.at - each.low)) ** 2 for part, each in zip(parts, found, strict=True)) ** 0.5
        above = sum((part * (each.high - each.at)) ** 2 for part, each in zip(parts, found, strict=True)) ** 0.5
        took = sum(one.plays)
        return Interval(at, at - below, at + above, min(took, self.watched * self.players - took))


def added(counts: list[Counts]) -> Counts:
    """All of them together; at least one."""
    return reduce(add, counts)


def _joined(one: Counter[K], other: Counter[K]) -> Counter[K]:
    found = Counter(one)
    found.update(other)
    return found


def _summed(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True)) if one and other else one or other
