"""The generator is PCG32 to the bit, one number at a time and in bulk."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.random import FIRST, Draws, Expected, Supply, again, below, seeded, step

states = st.integers(0, 2**64 - 1)


def test_numbers_of_the_reference() -> None:
    """What the demonstration of the reference implementation prints (pcg32-demo, seed 42, stream 54)."""
    draws = Draws(seeded(42))
    wanted = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
    assert [draws() for _ in wanted] == wanted


@given(states, st.integers(0, 700))
def test_bulk_is_the_same_stream(state: int, count: int) -> None:
    one, many = Draws(state), Supply(state)
    assert [one() for _ in range(count)] == [many.draw() for _ in range(count)]
    assert one.state == many.state


def test_bulk_is_the_same_stream_through_every_size_of_chunk() -> None:
    one, many = Draws(7), Supply(7)
    assert [one() for _ in range(5000)] == [many.draw() for _ in range(5000)]
    assert one.state == many.state


@given(states, st.sampled_from((*FIRST, 2, 100)), st.integers(0, 1200))
def test_the_first_chunk_changes_no_number(state: int, first: int, count: int) -> None:
    one, many = Draws(state), Supply(state, first)
    assert [one() for _ in range(count)] == [many.draw() for _ in range(count)]
    assert (one.state, count) == (many.state, many.drawn)


def test_the_first_chunk_is_as_long_as_plays_are() -> None:
    expected = Expected()
    for drawn in (90, 110, 100):
        expected.note(drawn)
    assert expected.first == 112
    expected.note(10**6)
    assert expected.first == FIRST[-1]


@given(states)
def test_one_step(state: int) -> None:
    draws = Draws(state)
    number, after = step(state)
    assert (number, after) == (draws(), draws.state)


def test_seeds_are_integers_of_any_size() -> None:
    assert seeded(-1) == seeded(2**64 - 1)
    assert seeded(0) != seeded(1)


def test_a_bound_of_one_takes_no_number() -> None:
    draws = Draws(5)
    assert below(1, draws) == 0
    assert draws.state == 5


def test_values_that_would_come_too_often_are_drawn_again() -> None:
    """Of 2**32 numbers, 2**32 % 3 = 1 must be refused: the number 0."""
    numbers = iter([0, 0, 2**31])
    assert below(3, lambda: next(numbers)) == 1
    assert list(numbers) == []


def test_a_number_already_good_is_kept() -> None:
    assert again(7 * 6, 6, lambda: 1) == 42


def test_ranges_are_even() -> None:
    draws = Draws(seeded(1))
    seen = Counter(below(6, draws) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in seen.values())  # four standard deviations
