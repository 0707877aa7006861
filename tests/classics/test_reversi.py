"""Reversi beside OpenSpiel's, and as many plays as have been counted."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 3
COUNTED = (4, 12, 56, 244)


def our_table(state: rulekit.State) -> str:
    """The squares row by row, a1 first."""
    first, second = (player.disc for player in state.players)
    places = (f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
    return "".join("x" if one in first else "o" if one in second else "-" for one in places)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs, whose first line says who is to play and whose second names the columns."""
    rows = [line.split() for line in str(state).split("\n")[-11:]]
    return "".join("".join(row[1:9]) for row in rows if len(row) == 10)  # numbers at both ends


@cache
def sides() -> Sides:
    return Sides(rulekit.load("reversi"), theirs("othello"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed, every=6)


def test_there_are_as_many_plays_at_each_depth() -> None:
    assert tuple(plays for plays, _ in sides().our_count(len(COUNTED))) == COUNTED
