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
from itertools import chain, repeat
from operator import length_hint
from struct import Struct

__all__ = ["Draws", "Exhausted", "Expected", "Supply", "again", "below", "seeded", "step"]

MULTIPLIER = 6364136223846793005
INCREMENT = 109  # stream 54, as in the reference's demonstration
LANE = (1 << 64) - 1
WORD = (1 << 32) - 1
FIRST = (8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
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


class Supply:
    """Numbers of 32 bits in bulk, for whole plays: ``draw`` gives the next one at the speed of a list iterator.

    Args:
        state: of the generator.
        first: how many are computed at once; any number, best one of ``FIRST``.
        most: how many there are; without end if nothing is said. ``draw`` raises ``Exhausted`` before it gives more.
    """

    __slots__ = ("_before", "_chunk", "_most", "_size", "_start", "draw")

    def __init__(self, state: int, first: int = FIRST[0], most: int | None = None) -> None:
        self._start = state
        self._most = most
        self._before = 0
        self._size = first
        self._chunk: Iterator[int] = iter(_lanes(first).numbers(state))
        self.draw: Callable[[], int] = chain(self._chunk, chain.from_iterable(self._chunks())).__next__

    def _chunks(self) -> Iterator[Iterator[int]]:
        for size in chain(CHUNKS, repeat(CHUNKS[-1])):
            self._start = _lanes(self._size).after(self._start, self._size)
            self._before += self._size
            self._size = size
            if self._most is not None and self._before + size > self._most:
                raise Exhausted
            self._chunk = iter(_lanes(size).numbers(self._start))
            yield self._chunk

    @property
    def drawn(self) -> int:
        """How many numbers were given out so far."""
        return self._before + self._size - length_hint(self._chunk)

    @property
    def state(self) -> int:
        """The state after the numbers given out so far."""
        return _lanes(self._size).after(self._start, self._size - length_hint(self._chunk))


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


class _Lanes:
    """``size`` steps of the generator at once: step k happens in bits 64k to 64k + 63 of a long integer.

    The products need lanes of 128 bits, so even and odd steps are multiplied apart and then interleaved. A rotation by
    r is r's five bits in turn: the number doubled to 64 bits, shifted to the right in the lanes whose bit is set. Bits
    that leak in from the next lane enter at the top and never reach the low 32 bits.
    """

    def __init__(self, size: int) -> None:
        self._jumps = [(1, 0)]
        for _ in range(size):
            multiplier, increment = self._jumps[-1]
            self._jumps.append((multiplier * MULTIPLIER & LANE, (increment * MULTIPLIER + INCREMENT) & LANE))
        evens = range(0, size, 2)
        self._factors = sum(self._jumps[lane][0] << 64 * lane for lane in evens)
        self._offsets = sum(self._jumps[lane][1] << 64 * lane for lane in evens)
        self._evens = sum(LANE << 64 * lane for lane in evens)
        self._ones = sum(1 << 64 * lane for lane in range(size))
        self._words = self._ones * WORD
        self._tops = self._ones * ((1 << 46) - 1)
        self._bytes = size * 8
        self._unpack = Struct("<" + "I4x" * size).unpack

    def _states(self, state: int) -> int:
        odd = (state * MULTIPLIER + INCREMENT) & LANE
        even = state * self._factors + self._offsets & self._evens
        return even | (odd * self._factors + self._offsets & self._evens) << 64

    def numbers(self, state: int) -> tuple[int, ...]:
        """The next numbers; shape (size,)."""
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


@cache
def _lanes(size: int) -> _Lanes:
    return _Lanes(size)
