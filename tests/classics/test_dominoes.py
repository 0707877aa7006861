"""Draw dominoes beside a referee of its own, written from the rules alone."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

from attrs import define, field

import rulekit

PLAYS = 3
STEPS = 260
"""Longer plays are not looked at to their end here."""
GOAL = 100
NAMES = ("blank", "one", "two", "three", "four", "five", "six")
SET = list(combinations_with_replacement(range(7), 2))
Domino = tuple[int, int]


def called(domino: Domino) -> str:
    """How the rules call a domino."""
    return "_".join(NAMES[one] for one in domino)


@define
class Referee:
    """What the rules make of what is drawn and chosen; what is forced happens by itself."""

    players: int
    points: list[int] = field(init=False)
    dealer: int = -1
    hands: list[list[Domino]] = field(init=False)
    boneyard: list[Domino] = field(factory=list)
    dealing: list[int] = field(factory=list)
    ends: tuple[int, int] | None = None
    laid: Domino | None = None
    active: int = 0
    passed: int = 0
    over: bool = False

    def __attrs_post_init__(self) -> None:
        self.points = [0] * self.players
        self.deal()

    def deal(self) -> None:
        """The next dealer takes all and deals."""
        if max(self.points) >= GOAL:
            self.over = True
            return
        self.dealer = (self.dealer + 1) % self.players
        self.hands, self.boneyard, self.ends = [[] for _ in range(self.players)], list(SET), None
        round_ = [(self.dealer + at) % self.players for at in range(self.players)]
        self.dealing = [at for at in round_ for _ in range(5)]
        self.dealing += [at for at in round_ for _ in range(2)] if self.players == 2 else []
        self.active, self.passed = (self.dealer + 1) % self.players, 0

    def playable(self) -> list[Domino]:
        """What whoever is to play may lay."""
        return [one for one in self.hands[self.active] if self.ends is None or set(one) & set(self.ends)]

    def drawn(self, at: int) -> None:
        """A domino is drawn, by its place among those left."""
        self.hands[self.dealing.pop(0) if self.dealing else self.active].append(self.boneyard.pop(at))
        if not self.dealing:
            self.go_on()

    def lay(self, domino: Domino) -> None:
        """A domino is taken from the hand; where it goes is a choice if it fits at both ends."""
        self.hands[self.active].remove(domino)
        self.laid, self.passed = domino, 0
        if self.ends is None:
            self.ends = domino
            self.next()
        elif len(self.sides()) == 1:
            self.put(self.sides()[0])

    def sides(self) -> list[str]:
        """The ends at which what was laid fits."""
        assert self.laid is not None
        assert self.ends is not None
        return [side for side, end in zip(("left", "right"), self.ends, strict=True) if end in self.laid]

    def put(self, side: str) -> None:
        """It goes there, and its other half is the end from now on."""
        assert self.laid is not None
        assert self.ends is not None
        left, right = self.ends
        low, high = self.laid
        if side == "left":
            self.ends = (high if low == left else low, right)
        else:
            self.ends = (left, high if low == right else low)
        self.next()

    def next(self) -> None:
        """The turn is over; and so is the deal if a hand is empty, or if all have passed."""
        self.laid = None
        empty = [at for at, one in enumerate(self.hands) if not one]
        if empty or self.passed == self.players:
            for at in empty:
                self.points[at] += sum(map(sum, (one for hand in self.hands for one in hand)))
            self.deal()
            return
        self.active = (self.active + 1) % self.players
        self.go_on()

    def go_on(self) -> None:
        """What leaves no choice."""
        found = self.playable()
        if len(found) == 1:
            self.lay(found[0])
        elif not found and len(self.boneyard) == 1:
            self.drawn(0)
        elif not found and not self.boneyard:
            self.passed += 1
            self.next()


def play(seed: int, players: int) -> None:
    """A random play, every draw and every choice of which the referee follows."""
    chooser, referee = Random(seed), Referee(players)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load("dominoes", players=players).start(chance="explicit")
    for _ in range(STEPS):
        if state.is_over:
            break
        option = chooser.choice(state.options)
        offered = [str(one.path[0]) for one in state.options]
        if state.is_chance:
            assert len(offered) == len(referee.boneyard)
            referee.drawn(int(option.path[0]))
        else:
            assert state.player == referee.active
            if referee.laid is not None:
                assert offered == referee.sides()
                referee.put(str(option.path[0]))
            else:
                follow(state, option, referee)
        state = state.apply(option)
        assert [one.point for one in state.players] == referee.points
    assert referee.over == state.is_over
    best = tuple(at for at, one in enumerate(referee.points) if one == max(referee.points))
    assert state.winners == (best if state.is_over else ())


def follow(state: rulekit.State, option: rulekit.Option, referee: Referee) -> None:
    """A domino is chosen; all that fit are offered."""
    names = {called(one): one for one in referee.playable()}
    assert {str(one.path[0]) for one in state.options} == set(names)
    referee.lay(names[str(option.path[0])])


def test_random_plays_go_as_the_referee_has_them() -> None:
    for seed in range(PLAYS):
        play(seed, 2 + seed % 3)
