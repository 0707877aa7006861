"""Pig beside a referee of its own, written from the rules alone, and beside OpenSpiel's."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field

import rulekit
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 30
ENOUGH = 100


@define
class Referee:
    """What the rules of Pig make of dice and of what is said."""

    players: int
    active: int = 0
    pot: int = 0
    points: list[int] = field(init=False)
    won: int | None = None

    def __attrs_post_init__(self) -> None:
        self.points = [0] * self.players

    def rolled(self, shown: int) -> None:
        """A die has fallen."""
        if shown == 1:
            self.next()
        else:
            self.pot += shown

    def held(self) -> None:
        """The turn is over and its total is kept."""
        self.points[self.active] += self.pot
        if self.points[self.active] >= ENOUGH:
            self.won = self.active
        else:
            self.next()

    def next(self) -> None:
        """The die goes on to the left."""
        self.pot, self.active = 0, (self.active + 1) % self.players


def play(seed: int, players: int) -> None:
    """A random play, each throw and each choice of which the referee follows."""
    chooser, referee = Random(seed), Referee(players)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load("pig", players=players).start(chance="explicit")
    while not state.is_over:
        option = chooser.choice(state.options)
        if state.is_chance:
            assert [one.probability for one in state.options] == [1 / 6] * 6
            referee.rolled(int(option.path[-1]))
        else:
            assert [one.path for one in state.options] == [("roll_on",), ("hold",)]
            assert state.player == referee.active
            if option.path == ("hold",):
                referee.held()
        state = state.apply(option)
        assert [one.point for one in state.players] == referee.points
        assert state.winners == (() if referee.won is None else (referee.won,))
    assert state.unfinished is None


def test_random_plays_go_as_the_referee_has_them() -> None:
    for seed in range(PLAYS):
        play(seed, 2 + seed % 7)


# ---- Beside OpenSpiel, where a player may stop before the first throw ----

STOP_AT_ONCE = str(Path(__file__).parent / "pig_stop_at_once.rules")
BESIDE = 12
DEPTH = 9


def our_table(state: rulekit.State) -> str:
    """The points and what the turn has brought."""
    return f"{[one.point for one in state.players]} {state.value('turn_total')}"


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs."""
    points, pot = re.findall(r"Scores: ([\d ]+), Turn total: (\d+)", str(state))[0]
    return f"{[int(one) for one in points.split()]} {pot}"


@cache
def sides() -> Sides:
    return Sides(rulekit.load("pig", variants=[STOP_AT_ONCE]), theirs("pig"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(BESIDE):
        sides().play(seed)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)
