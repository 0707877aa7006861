"""Kalah beside OpenSpiel's ``mancala``, which leaves at the end in the pits what ours gathers in the stores."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 40
DEPTH = 4
PITS = tuple(f"{side}_{number}" for side in "ab" for number in range(1, 7))


def our_table(state: rulekit.State) -> tuple[int, ...]:
    """The seeds: in the pits of both sides in the order of sowing, then in the stores."""
    return tuple(state.seed[one] for one in (*PITS, "store_a", "store_b"))


def their_table(state: Any) -> tuple[int, ...]:  # noqa: ANN401  # OpenSpiel ships no types
    """The same; they print the far side first, from its last pit to its first."""
    far, stores, near = (line.strip("-").split("-") for line in str(state).split("\n")[:3])
    pits = [int(one) for one in (*near, *reversed(far))]
    theirs_, ours = (int(one) for one in stores if one)
    if state.is_terminal():
        ours, theirs_, pits = ours + sum(pits[:6]), theirs_ + sum(pits[6:]), [0] * 12
    return (*pits, ours, theirs_)


@cache
def sides() -> Sides:
    return Sides(rulekit.load("kalah"), theirs("mancala"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)
