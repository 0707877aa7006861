"""The game in rules is the game of the specification: a referee by hand follows random plays and never disagrees."""

from __future__ import annotations

from random import Random

import pytest

import rulekit
from tests.games.choosing import Character
from tests.games.comparison import Match
from tests.games.midgame import put_midgame
from tests.games.watching import ALONE, TOGETHER, Watch
from tests.sharing import only

PLAYS = {1: range(50), 2: range(240), 3: range(60), 4: range(120)}
"""By the number of players: so many that all happens that can."""
FEWER = {2: range(80), 4: range(40)}
"""Instead of them in every run."""
MORE = {1: range(50, 100), 3: range(60, 120)}
"""For `make prove`, as are those that are too many for every run."""
TRADING = (range(3), range(3, 8))  # for each number of players; the second part for `make prove`


def follow(players: int, seeds: range, *, trading: bool) -> set[str]:
    """What happened in plays of such seeds, in which both agreed at every step."""
    game = rulekit.load("roll_through_the_ages", variants=["trading"] if trading else [], players=players)
    seen: set[str] = set()
    for seed in seeds:
        character = Character(seed, {"plunder": 2.0} if seed % 4 == 0 else None)
        match = Match(game, Watch(players, seen, trading=trading))
        from_the_middle = seed % 3 > 0
        while not match.state.is_over:
            if from_the_middle and match.referee.asks == "build" and match.referee.workers:
                put_midgame(match, Random(seed))  # noqa: S311  # the same on every machine
                from_the_middle = False
            state = match.state
            match.take(state.option("stop") if match.has_traded_enough else character.choose(state))
    return seen


@pytest.mark.parametrize("players", only((one not in FEWER, (one,)) for one in PLAYS))
def test_rules_are_those_of_the_specification(players: int) -> None:
    seen = follow(players, PLAYS[players], trading=False)
    missed = (ALONE if players == 1 else TOGETHER) - seen
    assert not missed, f"the plays compared were too tame: {sorted(missed)}"


@pytest.mark.parametrize("players", only((one in FEWER, (one,)) for one in PLAYS))
def test_some_plays_are_those_of_the_specification(players: int) -> None:
    follow(players, (FEWER | MORE)[players], trading=False)


@pytest.mark.parametrize("seeds", only((one.start == 0, (one,)) for one in TRADING), ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_trading_is_that_of_the_specification(players: int, seeds: range) -> None:
    follow(players, seeds, trading=True)
