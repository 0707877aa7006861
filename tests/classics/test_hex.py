"""Hex beside OpenSpiel's."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 2
SIZE = 11


def our_table(state: rulekit.State) -> str:
    """The cells row by row, a1 first."""
    first, second = (player.stone for player in state.players)
    places = (f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefghijk")
    return "".join("x" if one in first else "o" if one in second else "." for one in places)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs, which tells stones that are joined to a side from others."""
    shown = "".join(str(state).split())
    return "".join("x" if one in "xyzX" else "o" if one in "opqO" else one for one in shown)


@cache
def sides() -> Sides:
    return Sides(rulekit.load("hex"), theirs("hex"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed, every=12)
