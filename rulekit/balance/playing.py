"""Playing until there are enough games, or the intervals are narrow enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.balance.counting import WATCHED, counted_plays
from rulekit.balance.counts import Counts
from rulekit.balance.watching import watched
from rulekit.playing.seating import Seating

__all__ = ["enough", "steps"]

FEW = 16
"""So many games tell whether most of them have no end."""
FIRST = 1000
"""No interval is called narrow before so many games have ended: of fewer it is itself uncertain."""


def steps(seating: Seating, kinds: Sequence[str], games: int, seed: int) -> Iterator[Counts]:
    """Counts of games whose seeds count up from one, to be added; the first of them are watched closely.

    Args:
        seating: the game and its players.
        kinds: what each player is; nothing if all is left to chance.
        games: how many at most.
        seed: of the first.
    """
    close = watched(seating)
    few, middle, end = (seed + min(one, games) for one in (FEW, WATCHED, games))
    yield from counted_plays(close, kinds, range(seed, few), closely=True)
    yield from counted_plays(close, kinds, range(few, middle), closely=True)
    at, size = middle, WATCHED
    while at < end:
        yield from counted_plays(seating, kinds, range(at, min(at + size, end)), closely=False)
        at, size = at + size, size * 2


def enough(counts: Counts, until: float | None) -> bool:
    """Whether to stop: the intervals are narrow enough, or so many games have no end that it leads nowhere."""
    if counts.played >= FEW and counts.unfinished * 4 >= counts.played:
        return True
    return until is not None and counts.ended >= FIRST and counts.precision <= until
