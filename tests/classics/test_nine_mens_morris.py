"""Nine men's morris beside OpenSpiel's, which draws a game after 200 moves, while ours counts turns without a mill."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 6
DEPTH = 2
MOST = 190
"""Moves that are compared; theirs end soon after."""
PATIENT = Path(__file__).parent / "patient_morris.rules"
"""Ours, with no draw in so many moves."""


def our_table(state: rulekit.State) -> str:
    """The points row by row, the highest first."""
    white, black = (player.man for player in state.players)
    places = (item.name for item in state.table.game.table("point").items)
    return "".join("W" if one in white else "B" if one in black else "." for one in places)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs."""
    return "".join(one for one in str(state).partition("\n\n")[0] if one in ".WB")


@cache
def sides() -> Sides:
    game = rulekit.load("nine_mens_morris", variants=[str(PATIENT)])
    return Sides(game, theirs("nine_mens_morris"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed, MOST)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)
