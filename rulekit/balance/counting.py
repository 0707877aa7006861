"""Plays from seed to seed, counted: on this machine, or on any other, which gives back counts to add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import compress

from rulekit.balance.counts import Counts, Taken, added
from rulekit.balance.watching import Watched, watched
from rulekit.machine.plays import Plays
from rulekit.playing.contests import contests
from rulekit.playing.seating import Seating
from rulekit.playing.simulation import simulate

__all__ = ["WATCHED", "count", "counted_plays"]

WATCHED = 4000
"""The first so many plays are watched closely."""


def count(seating: Seating, kinds: Sequence[str], seeds: range, *, closely: bool, threads: int | None = None) -> Counts:
    """What comes of the plays of some seeds.

    The counts of several ranges can be added, in any order: it is the same as counting all at once.

    Args:
        seating: the game and its players.
        kinds: what each player is, in the words of ``bots.KINDS``; nothing if all is left to chance.
        seeds: one for each play.
        closely: whether what is taken and done, and who leads, is counted as well; that is slower.
        threads: how many play at once; as many as there are processors if not said.

    Raises:
        ValueError: there is no such bot.
    """
    return added([Counts(seating.players), *counted_plays(seating, kinds, seeds, closely=closely, threads=threads)])


def counted_plays(
    seating: Seating, kinds: Sequence[str], seeds: range, *, closely: bool, threads: int | None = None
) -> Iterator[Counts]:
    """The same in batches that take about as long as people wait."""
    if closely and not isinstance(seating, Watched):
        seating = watched(seating)
    close = seating if closely and isinstance(seating, Watched) else None
    slots = close.slots if close is not None else (seating.program.layout.rounds,)
    if kinds:
        plays = contests(seating, kinds, seeds, slots, threads=threads)
    else:
        plays = simulate(seating, seeds, slots, threads=threads)
    for batch in plays:
        found = _counted(seating, batch)
        yield found if close is None else found + _watched(close, batch.ended())


def _counted(seating: Seating, batch: Plays) -> Counts:
    """What is counted of all plays."""
    plays = batch.ended()
    wins, players = seating.game.wins, range(seating.players)
    sign = 1 if wins and wins[0].most else -1
    return Counts(
        seating.players,
        played=len(batch),
        unfinished=len(batch) - len(plays),
        drawn=sum(plays.drawn),
        ends=Counter(plays.winners()),
        decisions=Counter(plays.decisions),
        rounds=Counter(plays.slot(seating.program.layout.rounds)),
        points=tuple(
            Counter({sign * one: many for one, many in Counter(plays.gauge(0, player)).items()}) if wins else Counter()
            for player in players
        ),
    )


def _watched(seating: Watched, plays: Plays) -> Counts:
    """What is counted besides of plays that were watched and have ended."""
    whole = Counts(seating.players).whole
    shares = [[0] * len(plays) for _ in range(seating.players)]
    for at, winners in enumerate(plays.winners()):
        for player in winners:
            shares[player][at] = whole // len(winners)
    taken = {}
    for thing, places in seating.places.items():
        times, won = list[int](), list[int]()
        for share, slots in zip(shares, places, strict=True):
            flags = _any(plays, slots)
            times.append(sum(flags))
            won.append(sum(compress(share, flags)))
        taken[thing] = Taken(tuple(times), tuple(won))
    changes = seating.counting.changes
    return Counts(
        seating.players,
        watched=len(plays),
        won=tuple(map(sum, shares)),
        taken=taken,
        done={step: sum(_any(plays, slots)) for step, slots in seating.steps.items()},
        leads=Counter(plays.slot(changes)) if changes >= 0 else Counter(),
    )


def _any(plays: Plays, slots: Sequence[int]) -> Sequence[int]:
    """For each play 1 if one of some slots is 1."""
    if len(slots) == 1:
        return plays.slot(slots[0])
    columns = (plays.slot(slot) for slot in slots)
    return [max(row) for row in zip(*columns, strict=True)]
