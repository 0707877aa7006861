"""Pig beside a referee of its own, written from the rules alone."""

from __future__ import annotations

from random import Random

from attrs import define, field

import rulekit

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


def test_random_plays_go_as_the_rules_have_them() -> None:
    for seed in range(PLAYS):
        play(seed, 2 + seed % 7)
