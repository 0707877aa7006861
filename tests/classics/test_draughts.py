"""Draughts beside OpenSpiel's, which draws a game after 40 moves without a capture; and as many plays as are known."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 12
DEPTH = 3
KNOWN = (7, 49, 302, 1469, 7361)
"""Plays of 1 to 5 moves, as programs for draughts count them."""
IMPATIENT = Path(__file__).parent / "impatient_draughts.rules"
"""Ours, drawn as soon as theirs."""
COUNTED = Path(__file__).parent / "counted_draughts.rules"
"""Ours, with a count of moves; those that are forced are no decision."""
COUNTED_DEPTH = 3
ROWS, COLUMNS = "87654321", "abcdefgh"


def our_table(state: rulekit.State) -> str:
    """The squares row by row, the highest first, in the signs of theirs."""
    pieces: dict[str, str] = {}
    for player, (man, king) in zip(state.players, (("o", "8"), ("+", "*")), strict=True):
        pieces |= {str(one): man for one in player.man} | {str(one): king for one in player.king}
    return "".join(pieces.get(column + row, ".") for row in ROWS for column in COLUMNS)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs."""
    return "".join(line[1:] for line in str(state).splitlines() if line[0] in ROWS)


@cache
def sides() -> Sides:
    game = rulekit.load("draughts", variants=[str(IMPATIENT)])
    return Sides(game, theirs("checkers"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        sides().play(seed, every=4)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)


def plays(state: rulekit.State, moves: int) -> int:
    """How many plays of so many moves in all there are, of what goes on from a state; moves that are forced count."""
    if state.ply >= moves:
        return 1
    return sum(plays(state.apply(option), moves) for option in state.options)


def test_there_are_as_many_plays_as_are_known() -> None:
    start = rulekit.load("draughts", variants=[str(COUNTED)]).start()
    assert [plays(start, moves) for moves in range(1, COUNTED_DEPTH + 1)] == list(KNOWN[:COUNTED_DEPTH])
