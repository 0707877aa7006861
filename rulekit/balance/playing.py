"""Playing until there are enough games, or the intervals are narrow enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rulekit.balance.counting import WATCHED, count, counted_plays
from rulekit.balance.counts import Counts
from rulekit.balance.watching import watched
from rulekit.playing.cluster import Cluster
from rulekit.playing.seating import Seating

__all__ = ["FIRST", "enough", "steps"]

FEW = 16
"""So many games tell whether most of them have no end."""
FIRST = 1000
"""No interval is called narrow before so many games have ended: of fewer it is itself uncertain."""


def steps(
    seating: Seating, kinds: Sequence[str], games: int, seed: int, cluster: Cluster | None = None
) -> Iterator[Counts]:
    """Counts of games whose seeds count up from one, to be added; the first of them are watched closely.

    Args:
        seating: the game and its players.
        kinds: what each player is; nothing if all is left to chance.
        games: how many at most.
        seed: of the first.
        cluster: who plays; this machine if not said.

    Raises:
        ClusterError: as ``Cluster.each``.
    """
    few, middle, end = (seed + min(one, games) for one in (FEW, WATCHED, games))
    stretches = [(range(seed, few), True), (range(few, middle), True)]
    at, size = middle, WATCHED
    while at < end:
        stretches.append((range(at, min(at + size, end)), False))
        at, size = at + size, size * 2
    close = watched(seating)
    for seeds, closely in stretches:
        if cluster is not None:
            task = partial(_piece, tuple(kinds), closely)
            yield from (found for _, found in cluster.each(seating, task, seeds))
        else:
            yield from counted_plays(close if closely else seating, kinds, seeds, closely=closely)


def _piece(kinds: tuple[str, ...], closely: bool, seating: Seating, seeds: range) -> Counts:  # noqa: FBT001  # see ``partial``
    """What a worker does; it has as many threads as it has tasks at once."""
    return count(seating, kinds, seeds, closely=closely, threads=1)


def enough(counts: Counts, until: float | None) -> bool:
    """Whether to stop: the intervals are narrow enough, or so many games have no end that it leads nowhere."""
    if counts.played >= FEW and counts.unfinished * 4 >= counts.played:
        return True
    return until is not None and counts.ended >= FIRST and counts.precision <= until
