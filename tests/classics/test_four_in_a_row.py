"""Four in a row beside OpenSpiel's."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 10
DEPTH = 4


def our_table(state: rulekit.State) -> str:
    """The squares row by row, the highest first."""
    first, second = (player.disc for player in state.players)
    places = (f"{column}{row}" for row in range(6, 0, -1) for column in "abcdefg")
    return "".join("x" if one in first else "o" if one in second else "." for one in places)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs."""
    return "".join(str(state).split())


@cache
def sides() -> Sides:
    return Sides(rulekit.load("four_in_a_row"), theirs("connect_four"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH) == [(7, 7), (49, 49), (343, 238), (2401, 1120)]
