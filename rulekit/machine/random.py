"""PCG32, the one generator of chance: the same seed gives the same numbers on every machine and in every runner.

Source:
    M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number
    Generation", Harvey Mudd College, HMC-CS-2014-0905 (XSH-RR 64/32, the stream of the reference's demonstration).
    D. Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019): the unbiased ranges.

The state is one integer of 64 bits, so it travels inside a position. ``Supply`` computes many numbers in one go, in the
lanes of one long integer: three times as fast as one at a time in CPython.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from operator import length_hint
from struct import Struct

__all__ = ["Draws", "Exhausted", "Expected", "Lanes", "Supply", "again", "below", "lanes", "seeded", "step"]

MULTIPLIER = 6364136223846793005
INCREMENT = 109  # stream 54, as in the reference's demonstration
LANE = (1 << 64) - 1
WORD = (1 << 32) - 1
FIRST = (8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 288, 320, 384, 448, 512, 1024)
"""So many are computed when a play begins, as it is expected to be long: one chunk costs less than several."""
SEEN = 40
"""So many plays are looked at to know how many numbers the others draw."""
CHUNKS = (24, 32, 64, 64, 64, 64, 128, 128, 256, 256, 512, 1024)
"""How many are computed in one go behind these; little is wasted when few are drawn."""


def seeded(seed: int) -> int:
    """The state that belongs to a seed (any integer; its low 64 bits count)."""
    return ((INCREMENT + seed) * MULTIPLIER + INCREMENT) & LANE


def step(state: int) -> tuple[int, int]:
    """One number of 32 bits and the state after it."""
    mixed = (state >> 18 ^ state) >> 27 & WORD
    turn = state >> 59
    return (mixed >> turn | mixed << 32 - turn) & WORD, (state * MULTIPLIER + INCREMENT) & LANE


def below(bound: int, draw: Callable[[], int]) -> int:
    """One of 0 to ``bound - 1``, all equally likely; a bound of 1 takes no number.

    Args:
        bound: 1 to 2**32.
        draw: gives numbers of 32 bits.
    """
    if bound == 1:
        return 0
    product = draw() * bound
    if product & WORD < bound:
        product = again(product, bound, draw)
    return product >> 32


def again(product: int, bound: int, draw: Callable[[], int]) -> int:
    """The product of the first number that does not favour some values, starting with one already drawn."""
    reject = (1 << 32) % bound
    while product & WORD < reject:
        product = draw() * bound
    return product


class Draws:
    """Numbers of 32 bits one at a time; ``state`` is always up to date. For single steps."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def draw(self) -> int:
        """The next number."""
        state = self.state
        self.state = (state * MULTIPLIER + INCREMENT) & LANE
        mixed = (state >> 18 ^ state) >> 27 & WORD
        turn = state >> 59
        return (mixed >> turn | mixed << 32 - turn) & WORD

    __call__ = draw


class Exhausted(Exception):
    """More numbers were wanted than may be drawn."""


class _Chunks:
    """The numbers of a ``Supply``, chunk by chunk behind the first; it does not know the supply, so no ring is left."""

    __slots__ = ("before", "chunk", "most", "place", "size", "start")

    def __init__(self, state: int, numbers: tuple[int, ...], most: int | None) -> None:
        self.start = state
        self.chunk = iter(numbers)
        self.size = len(numbers)
        self.before = self.place = 0
        self.most = most

    def __iter__(self) -> Iterator[Iterator[int]]:
        return self

    def __next__(self) -> Iterator[int]:
        size = CHUNKS[self.place]
        self.place = min(self.place + 1, len(CHUNKS) - 1)
        self.start = lanes(self.size).after(self.start, self.size)
        self.before += self.size
        self.size = size
        if self.most is not None and self.before + size > self.most:
            raise Exhausted
        self.chunk = iter(lanes(size).numbers(self.start))
        return self.chunk


class Supply:
    """Numbers of 32 bits in bulk, for whole plays: ``draw`` gives the next one at the speed of a list iterator.

    Args:
        state: of the generator.
        first: how many are computed at once; any number, best one of ``FIRST``; or those numbers, already computed.
        most: how many there are; without end if nothing is said. ``draw`` raises ``Exhausted`` before it gives more.
    """

    __slots__ = ("_chunks", "draw")

    def __init__(self, state: int, first: int | tuple[int, ...] = FIRST[0], most: int | None = None) -> None:
        numbers = lanes(first).numbers(state) if isinstance(first, int) else first
        self._chunks = chunks = _Chunks(state, numbers, most)
        self.draw: Callable[[], int] = chain(chunks.chunk, chain.from_iterable(chunks)).__next__

    @property
    def drawn(self) -> int:
        """How many numbers were given out so far."""
        chunks = self._chunks
        return chunks.before + chunks.size - length_hint(chunks.chunk)

    @property
    def state(self) -> int:
        """The state after the numbers given out so far."""
        chunks = self._chunks
        return lanes(chunks.size).after(chunks.start, chunks.size - length_hint(chunks.chunk))


class Expected:
    """How many numbers a play will draw, as the first ones did; a guess that changes no number.

    Args:
        first: of how many the next play makes its first chunk.
        plays: how many are still looked at.
    """

    __slots__ = ("_drawn", "first", "plays")

    def __init__(self) -> None:
        self._drawn = 0
        self.plays = SEEN
        self.first = FIRST[0]

    def note(self, drawn: int) -> None:
        """A play has drawn so many."""
        self._drawn += drawn
        self.plays -= 1
        mean = self._drawn / (SEEN - self.plays)
        self.first = next((one for one in FIRST if one >= mean), FIRST[-1])


class Lanes:
    """``size`` steps of the generator at once: step k happens in bits 64k to 64k + 63 of a long integer.

    The products need lanes of 128 bits, so even and odd steps are multiplied apart and then interleaved. A rotation by
    r is r's five bits in turn: the number doubled to 64 bits, shifted to the right in the lanes whose bit is set. Bits
    that leak in from the next lane enter at the top and never reach the low 32 bits.

    Args:
        size: how many numbers of one stream.
        streams: of how many streams, whose seeds follow one another; their numbers stand one stream after the other.
    """

    def __init__(self, size: int, streams: int = 1) -> None:
        self._jumps = [(1, 0)]
        for _ in range(size):
            multiplier, increment = self._jumps[-1]
            self._jumps.append((multiplier * MULTIPLIER & LANE, (increment * MULTIPLIER + INCREMENT) & LANE))
        # The first state of the next seed is one MULTIPLIER further on.
        steps = [
            (multiplier, (increment + multiplier * MULTIPLIER * stream) & LANE)
            for stream in range(streams)
            for multiplier, increment in self._jumps[:size]
        ]
        self._even, self._odd = _interleaved(steps[::2]), _interleaved(steps[1::2])
        self._halves = sum(LANE << 128 * lane for lane in range((len(steps) + 1) // 2))
        self._ones = sum(1 << 64 * lane for lane in range(len(steps)))
        self._words = self._ones * WORD
        self._tops = self._ones * ((1 << 46) - 1)
        self._bytes = len(steps) * 8
        self._unpack = Struct("<" + "I4x" * len(steps)).unpack

    def _states(self, state: int) -> int:
        (factors, offsets), (others, further) = self._even, self._odd
        halves = self._halves
        return state * factors + offsets & halves | (state * others + further & halves) << 64

    def numbers(self, state: int) -> tuple[int, ...]:
        """The next numbers; shape (streams * size,).

        Args:
            state: of the first stream.
        """
        ones = self._ones
        states = self._states(state)
        mixed = (states >> 18 & self._tops ^ states) >> 27 & self._words
        mixed |= mixed << 32
        states >>= 59
        bit = states & ones
        mixed ^= (mixed ^ mixed >> 1) & (bit << 64) - bit
        bit = states >> 1 & ones
        mixed ^= (mixed ^ mixed >> 2) & (bit << 64) - bit
        bit = states >> 2 & ones
        mixed ^= (mixed ^ mixed >> 4) & (bit << 64) - bit
        bit = states >> 3 & ones
        mixed ^= (mixed ^ mixed >> 8) & (bit << 64) - bit
        bit = states >> 4 & ones
        mixed ^= (mixed ^ mixed >> 16) & (bit << 64) - bit
        return self._unpack(mixed.to_bytes(self._bytes, "little"))

    def after(self, state: int, number: int) -> int:
        """The state after ``number`` steps, 0 to ``size``."""
        multiplier, increment = self._jumps[number]
        return (state * multiplier + increment) & LANE


def _interleaved(steps: list[tuple[int, int]]) -> tuple[int, int]:
    """The multipliers and the increments of every other step, in lanes of 128 bits."""
    multipliers = sum(multiplier << 128 * lane for lane, (multiplier, _) in enumerate(steps))
    return multipliers, sum(increment << 128 * lane for lane, (_, increment) in enumerate(steps))


@cache
def lanes(size: int, streams: int = 1) -> Lanes:
    """The same lanes are made once."""
    return Lanes(size, streams)
