"""Yacht beside a referee of its own, written from the rules alone, and beside OpenSpiel's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field

import rulekit
from tests.classics.spiel import theirs

PLAYS = 12
ANY_FULL_HOUSE = str(Path(__file__).parent / "yacht_any_full_house.rules")
DICE, FACES = 5, 6
THROWS = 3
NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")
RUNS = {"little_straight": [1, 2, 3, 4, 5], "big_straight": [2, 3, 4, 5, 6]}
BOXES = (*NUMBERS, "choice", "four_alike", "full_house", "little_straight", "big_straight", "yacht")
"""In the order in which OpenSpiel numbers them, from 32."""


def worth(box: str, dice: Sequence[int], *, any_full_house: bool) -> int:
    """What five dice bring in a box."""
    counts = sorted(dice.count(one) for one in set(dice))
    if box in NUMBERS:
        face = NUMBERS.index(box) + 1
        return face * dice.count(face)
    if box in RUNS:
        return 30 if sorted(dice) == RUNS[box] else 0
    if box == "yacht":
        return 50 if counts == [5] else 0
    full = counts == [2, 3] or (any_full_house and counts == [5])
    good = {"choice": True, "four_alike": counts[-1] >= 4, "full_house": full}[box]
    return sum(dice) if good else 0


@define
class Referee:
    """What the rules make of dice and choices; ``beside`` is a state of OpenSpiel's that is told all of it."""

    players: int
    any_full_house: bool = False
    beside: Any = None
    active: int = 0
    dice: list[int] = field(factory=list)
    thrown: int = 0
    lying: list[int] = field(factory=list)
    gaps: list[int] = field(factory=lambda: list(range(DICE)))
    points: list[int] = field(init=False)
    filled: list[set[str]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.points = [0] * self.players
        self.filled = [set() for _ in range(self.players)]

    @property
    def over(self) -> bool:
        """Whether all have filled all."""
        return all(len(one) == len(BOXES) for one in self.filled)

    def falls(self, shows: int) -> None:
        """One more die has fallen; the last of a throw may leave nothing to choose."""
        self.lying.append(shows)
        if len(self.dice) + len(self.lying) < DICE:
            return
        for at in sorted(self.gaps):
            self.dice.insert(at, self.lying[self.gaps.index(at)])
        if self.beside is not None:
            self.beside.apply_action(sum((one - 1) * FACES**at for at, one in enumerate(self.lying)))
        self.lying, self.thrown = [], self.thrown + 1
        self._forced()

    def again(self, faces: Sequence[int]) -> None:
        """Dice with these faces are thrown again; none of them: the throw is kept."""
        rest, mask = list(faces), 0
        for at, one in enumerate(self.dice):
            if one in rest:
                rest.remove(one)
                mask |= 1 << at
        if self.beside is not None:
            self.beside.apply_action(mask)
        if not mask:
            self.thrown = THROWS
        kept = [one for at, one in enumerate(self.dice) if not mask & 1 << at]
        if self.beside is not None and mask:
            assert len(self.beside.chance_outcomes()) == FACES ** (DICE - len(kept))
        if mask:
            self.dice, self.gaps = kept, [at for at in range(DICE) if mask & 1 << at]
        self._forced()

    def free(self) -> list[str]:
        """The boxes that may be filled."""
        return sorted(set(BOXES) - self.filled[self.active])

    def scores(self, box: str) -> None:
        """A box is filled, and the next player throws."""
        if self.beside is not None:
            assert sorted(BOXES[one - 32] for one in self.beside.legal_actions()) == self.free()
            self.beside.apply_action(32 + BOXES.index(box))
        self.points[self.active] += worth(box, self.dice, any_full_house=self.any_full_house)
        self.filled[self.active].add(box)
        self.active, self.dice, self.thrown = (self.active + 1) % self.players, [], 0
        self.gaps = list(range(DICE))

    def _forced(self) -> None:
        if len(self.dice) == DICE and self.thrown >= THROWS and len(self.free()) == 1:
            self.scores(self.free()[0])


@cache
def game(players: int, variant: str = "") -> rulekit.Game:
    return rulekit.load("yacht", variants=[variant] if variant else [], players=players)


def play(of: rulekit.Game, seed: int, referee: Referee) -> None:
    """A random play, every throw and every choice of which the referee follows."""
    chooser = Random(seed)  # noqa: S311  # plays to try, not secrets
    state = of.start(chance="explicit")
    while not state.is_over:
        option = chooser.choice(state.options)
        path = tuple(map(str, option.path))
        if state.is_chance:
            assert len(state.options) == FACES
            referee.falls(int(path[0]))
        else:
            assert state.player == referee.active
            assert sorted(map(int, state.dice)) == sorted(referee.dice)
            if referee.thrown < THROWS:
                assert len(state.options) == 1 << DICE
                referee.again([int(one) for one in path if one.isdigit()])
            else:
                assert sorted(one.path[0] for one in state.options) == referee.free()
                referee.scores(path[0])
        state = state.apply(option)
        assert [one.point for one in state.players] == referee.points
    assert referee.over
    assert state.unfinished is None
    assert state.winners == tuple(at for at, one in enumerate(referee.points) if one == max(referee.points))


def test_random_plays_go_as_the_referee_has_them() -> None:
    for seed in range(PLAYS):
        players = 1 + seed % 6
        play(game(players), seed, Referee(players))


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        beside(seed)


def beside(seed: int) -> None:
    """The same play on both sides: the same dice to throw again, boxes to choose from, points and winners."""
    other = theirs("yacht").new_initial_state()
    referee = Referee(2, any_full_house=True, beside=other)
    play(game(2, ANY_FULL_HOUSE), seed, referee)
    assert other.is_terminal()
    totals = [int(line.split("total: ")[1].split(")")[0]) for line in str(other).split("\n") if "total" in line]
    assert totals == referee.points
