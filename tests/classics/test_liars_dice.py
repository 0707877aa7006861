"""Liar's dice beside a referee of its own, written from the rules alone, and beside OpenSpiel's."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field

import rulekit
from rulekit.playing.state import State
from tests.classics.side_by_side import Sides
from tests.classics.spiel import theirs

PLAYS = 30
FACES = range(1, 7)


@define
class Referee:
    """What the rules make of dice under cups and of what is said."""

    dice: list[int]
    starter: int = 0
    cups: list[list[int]] = field(factory=list[list[int]])
    bid: tuple[int, int] = (0, 0)
    bidder: int = 0
    turn: int = 0

    def thrown(self, cups: list[list[int]]) -> None:
        """A round begins: these dice lie under the cups."""
        assert [len(one) for one in cups] == self.dice
        self.cups, self.bid, self.turn = cups, (0, 0), self.starter
        if not self.dice[self.turn]:
            self.turn = self.after(self.turn)

    def after(self, player: int) -> int:
        """The next player to the left who has dice."""
        while True:
            player = (player + 1) % len(self.dice)
            if self.dice[player]:
                return player

    def bids(self) -> set[tuple[int, int]]:
        """What may be said: more dice with any face, or as many with a higher one."""
        count, face = self.bid
        return {(more, any_face) for more in range(1, sum(self.dice) + 1) for any_face in FACES} & {
            (more, other)
            for more in range(count, sum(self.dice) + 1)
            for other in FACES
            if (more, other) > (count, face)
        }

    def says(self, bid: tuple[int, int]) -> None:
        """A higher bid."""
        assert bid in self.bids()
        self.bid, self.bidder, self.turn = bid, self.turn, self.after(self.turn)

    def doubts(self) -> None:
        """The bid is doubted, and one of the two loses a die."""
        count, face = self.bid
        true = sum(die == face for cup in self.cups for die in cup) >= count
        self.starter = self.turn if true else self.bidder
        self.dice[self.starter] -= 1


def thrown(state: State) -> list[list[int]]:
    """What lies under the cups."""
    return [[int(die) for die in one.cup if die is not None] for one in state.players]


def play(seed: int, players: int) -> None:
    """A random play, each bid of which the referee follows."""
    chooser, referee = Random(seed), Referee([5] * players)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load("liars_dice", players=players).start(seed)
    rounds = 0
    while True:
        if state.round != rounds:
            rounds = state.round
            referee.thrown(thrown(state))
        assert state.player == referee.turn
        options = {one.path[0]: one for one in state.options}
        assert ("doubt" in options) == (referee.bid != (0, 0))
        said = {int(one.path[-1]) for one in state.options if one.path[0] == "more"}
        assert {(count, face) for count in said for face in FACES} == {
            one for one in referee.bids() if one[0] > referee.bid[0]
        }
        higher = {int(one.path[-1]) for one in state.options if one.path[0] == "higher"}
        assert {(referee.bid[0], face) for face in higher} == {
            one for one in referee.bids() if one[0] == referee.bid[0] and referee.bid[0]
        }
        option = chooser.choice([options["doubt"]] if "doubt" in options and chooser.random() < 0.3 else state.options)
        state = state.apply(option)
        match option.path:
            case ("more", many):
                face = chooser.choice(state.options)
                state = state.apply(face)
                referee.says((int(many), int(face.path[-1])))
            case ("higher", face_said):
                referee.says((referee.bid[0], int(face_said)))
            case _:
                referee.doubts()
        if option.path != ("doubt",) and referee.bid == (sum(referee.dice), 6):
            referee.doubts()  # nothing else is left to say
        if not state.is_over and state.round != rounds:
            assert [len(one.cup) for one in state.players] == referee.dice
        left = [at for at, dice in enumerate(referee.dice) if dice]
        assert state.is_over == (len(left) == 1)
        if state.is_over:
            assert state.winners == tuple(left)
            assert state.unfinished is None
            return


def test_random_plays_go_as_the_referee_has_them() -> None:
    for seed in range(PLAYS):
        play(seed, 2 + seed % 5)


# ---- Beside OpenSpiel: one round with one die each, in which sixes are wild ----

SIXES = str(Path(__file__).parent / "liars_dice_sixes.rules")
BESIDE = 30
DEPTH = 5


def our_table(state: State) -> str:
    """The dice that have fallen and the bid, as OpenSpiel writes them; a bid that is not whole is none yet."""
    before = state.origin[0] if isinstance(state.origin, tuple) else state
    if state.is_over:
        return f"{_dice(before)} {state.value('count')}-{state.value('pips')} Liar"
    if state.step == "name_a_face":
        return our_table(before)
    return f"{_dice(state)} {state.value('count')}-{state.value('pips')}" if state.value("count") else _dice(state)


def _dice(state: State) -> str:
    return " ".join(str(die) for one in state.players for die in one.cup if die is not None)


def their_table(state: Any) -> str:  # noqa: ANN401  # OpenSpiel ships no types
    """The same of theirs: the dice, the last bid, and whether it is doubted."""
    words = str(state).partition(" - ")[0].split()
    said = [one for one in words if "-" in one[1:]]
    return " ".join([*(one for one in words[:2] if one != "-1"), *said[-1:], *(["Liar"] if "Liar" in words else [])])


@cache
def sides() -> Sides:
    return Sides(rulekit.load("liars_dice", variants=[SIXES]), theirs("liars_dice"), our_table, their_table)


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(BESIDE):
        sides().play(seed)


def test_there_are_as_many_plays_and_positions_at_each_depth() -> None:
    assert sides().our_count(DEPTH) == sides().their_count(DEPTH)
