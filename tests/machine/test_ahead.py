"""Numbers that are computed before a play asks for them are those of its seed, in whatever order seeds come."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.ahead import Ahead
from rulekit.machine.random import Draws, Supply, lanes, seeded

starts = st.one_of(st.integers(-5, 5), st.integers(2**64 - 5, 2**64 + 5))
runs = st.lists(st.tuples(starts, st.integers(1, 40), st.sampled_from((1, 2, 7, 8, 9, 32, 64))), min_size=1, max_size=5)


@given(runs)
def test_each_seed_has_its_own_numbers(asked: list[tuple[int, int, int]]) -> None:
    ahead = Ahead()
    for first, count, size in asked:
        for seed in range(first, first + count):
            one, many = Draws(seeded(seed)), Supply(seeded(seed), ahead.first(seed, size))
            assert [one() for _ in range(size + 30)] == [many.draw() for _ in range(size + 30)]
            assert one.state == many.state


@given(st.integers(0, 2**64 - 1), st.integers(1, 9), st.integers(1, 5))
def test_streams_stand_one_after_the_other(seed: int, size: int, streams: int) -> None:
    singly = [draw() for one in range(streams) for draw in [Draws(seeded(seed + one))] for _ in range(size)]
    assert [*lanes(size, streams).numbers(seeded(seed))] == singly
