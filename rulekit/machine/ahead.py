"""The first numbers of whole plays whose seeds follow one another, computed together: few of many plays cost least."""

from __future__ import annotations

from rulekit.machine.random import lanes, seeded

__all__ = ["Ahead"]

TOGETHER = 128  # numbers; with more, one costs no less
LEAST = 3  # plays


class Ahead:
    """Gives the first numbers of a play by its seed; those of the seeds behind it too, once two have come in order.

    What it has kept is found by the seed alone, so whoever asks in another order, or from another thread, gets the same
    numbers, only later.
    """

    __slots__ = ("_known", "_next")

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, ...]] = {}
        self._next: int | None = None

    def first(self, seed: int, size: int) -> tuple[int, ...]:
        """The first numbers of a play, ``size`` of them, or as many as were wanted when they were computed."""
        found = self._known.pop(seed, None)
        if found is None:
            plays = TOGETHER // size
            if seed == self._next and plays >= LEAST:
                numbers = iter(lanes(size, plays).numbers(seeded(seed)))
                found, *others = zip(*[numbers] * size, strict=True)
                self._known = dict(zip(range(seed + 1, seed + plays), others, strict=True))
            else:
                found = lanes(size).numbers(seeded(seed))
        self._next = seed + 1
        return found
