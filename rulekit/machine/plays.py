"""What came of many whole random plays, whichever runner played them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache

from attrs import frozen

from rulekit.machine.outcome import best_of, drawn
from rulekit.machine.position import Position
from rulekit.machine.runner import Runner

__all__ = ["LANE", "Plays", "Record", "Tried", "played", "record_of", "row"]

LANE = (1 << 64) - 1
DECISIONS, STATE, RESULT, LOOP, OUT, GAUGES = range(6)


@frozen
class Record:
    """What is kept of a play: a row of numbers.

    In order: the decisions with a choice, the state of chance at the end, the result slot (0 if the program has none),
    the loop that went round too often (0 if the play came to its end), those who have left it as a mask, the gauges of
    the ranking, the watched slots.

    Args:
        players: how many play.
        gauges: how many numbers decide the ranking, for each player.
        slots: the slots that are watched.
    """

    players: int
    gauges: int
    slots: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return GAUGES + self.gauges * self.players + len(self.slots)


@frozen(eq=False)
class Plays:
    """Plays.

    Args:
        record: what is kept of each.
        seeds: their seeds; shape (plays,).
        numbers: one record after the other, as numbers of 64 bits with a sign; shape (plays * record.size,).
    """

    record: Record
    seeds: Sequence[int]
    numbers: memoryview

    def __len__(self) -> int:
        return len(self.seeds)

    def _column(self, number: int) -> Sequence[int]:
        return self.numbers[number :: self.record.size]

    @property
    def decisions(self) -> Sequence[int]:
        """The decisions with a choice; shape (plays,)."""
        return self._column(DECISIONS)

    @property
    def states(self) -> Sequence[int]:
        """The state of chance at the end, as a number without a sign; shape (plays,)."""
        return [one & LANE for one in self._column(STATE)]

    @property
    def loops(self) -> Sequence[int]:
        """The loop that went round too often, from 1; 0 where the play came to its end; shape (plays,)."""
        return self._column(LOOP)

    def ended(self) -> Plays:
        """Those that came to their end."""
        loops = self.loops
        if not any(loops):
            return self
        size = self.record.size
        kept = [at for at, loop in enumerate(loops) if not loop]
        numbers = array("q")
        for at in kept:
            numbers.extend(self.numbers[at * size : (at + 1) * size])
        return Plays(self.record, tuple(self.seeds[at] for at in kept), memoryview(numbers))

    def gauge(self, number: int, player: int) -> Sequence[int]:
        """A number that decides the ranking, the most important first; shape (plays,)."""
        return self._column(GAUGES + number * self.record.players + player)

    def slot(self, slot: int) -> Sequence[int]:
        """The value of a watched slot at the end; shape (plays,).

        Raises:
            ValueError: the slot was not watched.
        """
        before = GAUGES + self.record.gauges * self.record.players
        return self._column(before + self.record.slots.index(slot))

    def winners(self) -> Iterator[tuple[int, ...]]:
        """For each play, the players that share the victory; see ``Ranking``."""
        players = range(self.record.players)
        columns = [[self.gauge(number, player) for number in range(self.record.gauges)] for player in players]
        by_player = [zip(*column, strict=True) if column else iter(() for _ in self.seeds) for column in columns]
        ends = zip(self._column(RESULT), self.loops, self._column(OUT), strict=True)
        found = cache(self._won)  # many plays end alike
        yield from map(found, ends, zip(*by_player, strict=True))

    def _won(self, end: tuple[int, int, int], ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        """Who shares the victory of a play."""
        result, loop, out = end
        if result > 0:
            return (result - 1,) if result <= self.record.players else ()
        return () if loop or not self.record.gauges else best_of(ranks, out)

    @property
    def drawn(self) -> Sequence[bool]:
        """Whether the rules say of a play that it is drawn; shape (plays,)."""
        return [result == drawn(self.record.players) for result in self._column(RESULT)]


@frozen
class Tried:
    """What a search has found out about an option.

    Args:
        visits: how often it was taken.
        mean: what it brought, on average, to whoever chooses: 1 for a victory, a part of it when it is shared.
    """

    visits: int
    mean: float


def played(runner: Runner, seeds: range, slots: tuple[int, ...] = ()) -> Plays:
    """Whole random plays on the Python runner.

    Args:
        runner: of a program; its chance comes from a seed.
        seeds: one for each play.
        slots: those that are watched.
    """
    numbers = array("q")
    for seed in seeds:
        decisions, end = runner.playout(seed)
        numbers.extend(row(decisions, end, slots))
    return Plays(record_of(runner, slots), seeds, memoryview(numbers))


def record_of(runner: Runner, slots: tuple[int, ...]) -> Record:
    """What is kept of the plays of a program, with some slots watched."""
    return Record(runner.program.players, len(runner.program.ranking), slots)


def row(decisions: int, end: Position, slots: tuple[int, ...]) -> Iterator[int]:
    """What is kept of a play.

    Args:
        decisions: how many there were with a choice.
        end: how it ended.
        slots: those that are watched.
    """
    program, vector = end.runner.program, end.vector
    yield decisions
    yield end.rng - (LANE + 1) if end.rng >> 63 else end.rng
    yield vector[program.result] if program.result >= 0 else 0
    yield end.loop
    yield vector[program.out] if program.out >= 0 else 0
    for gauge in end.runner.segmented.gauges(vector):
        yield from gauge
    for slot in slots:
        yield vector[slot]
