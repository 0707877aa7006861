"""Tic-tac-toe beside OpenSpiel's, and as many plays as have been counted."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 40
DEPTH = 8


def our_table(state: rulekit.State) -> str:
    """The squares row by row, a1 first."""
    crosses, noughts = (player.mark for player in state.players)
    places = (f"{column}{row}" for row in (1, 2, 3) for column in "abc")
    return "".join("x" if one in crosses else "o" if one in noughts else "." for one in places)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same; theirs begins at the top."""
    return "".join(reversed(str(state).split("\n")[:3]))


@cache
def sides() -> Sides:
    return Sides(rulekit.load("tic_tac_toe"), theirs("tic_tac_toe"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)
