"""Hearts beside OpenSpiel's: deal after deal, the same cards to play and the same points."""

from __future__ import annotations

from random import Random
from typing import Any

from attrs import define, field

import rulekit
from tests.classics.spiel import theirs

PLAYS = 2
PLAYERS, HAND = 4, 13
ALL = 26
"""OpenSpiel's result of a deal is so many points less those that somebody got."""
RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SUITS = ("clubs", "diamonds", "spades", "hearts")
SIGNS, LETTERS = "23456789TJQKA", "CDSH"
WAYS = ("Left", "Right", "Across", "No Pass")
"""In the order in which we pass; the names are OpenSpiel's."""


def sign(card: str) -> str:
    """How OpenSpiel calls a card."""
    rank, suit = card.split(" of ")
    return SIGNS[RANKS.index(rank)] + LETTERS[SUITS.index(suit)]


@define
class Beside:
    """A deal of OpenSpiel's that is told what happens in ours."""

    number: int
    deck: list[str] = field(init=False)
    hands: list[list[str]] = field(factory=lambda: [[] for _ in range(PLAYERS)])
    state: Any = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.deck = [f"{rank} of {suit}" for suit in SUITS for rank in RANKS]
        self.state = theirs("hearts").new_initial_state()
        self.act(WAYS[self.number % len(WAYS)])

    def act(self, name: str) -> None:
        """What OpenSpiel calls so is done."""
        self.state.apply_action(next(one for one in self.state.legal_actions() if self.called(one) == name))

    def called(self, action: int) -> str:
        """The name of an action."""
        return str(self.state.action_to_string(self.state.current_player(), action)).strip()

    def drawn(self, at: int) -> None:
        """A card is dealt, by its place among those left; the last one comes by itself."""
        player = sum(map(len, self.hands)) // HAND
        self.hands[player].append(self.deck.pop(at))
        if len(self.deck) == 1:
            self.drawn(0)
        elif not self.deck:
            for turn in range(HAND):
                for hand in self.hands:
                    self.act(sign(hand[turn]))
            self.forced()

    def forced(self) -> None:
        """What leaves no choice happens by itself in ours."""
        while not self.state.is_terminal() and len(self.state.legal_actions()) == 1:
            self.state.apply_action(self.state.legal_actions()[0])

    def chosen(self, state: rulekit.State, option: rulekit.Option) -> None:
        """A choice of ours is there in theirs, too, with all others; and it is made."""
        assert self.state.current_player() == state.player
        offered = {sign(str(one.path[0])) for one in state.options}
        legal = {self.called(one) for one in self.state.legal_actions()}
        # Of three cards to pass on we ask in the order of the table, as it makes no difference.
        assert offered <= legal if state.step == "pass_on" else offered == legal
        self.act(sign(str(option.path[0])))
        self.forced()


def play(seed: int) -> None:
    """A random game, each deal of which is played on both sides."""
    chooser = Random(seed)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load("hearts").start(chance="explicit")
    beside, points, deals = Beside(0), [0] * PLAYERS, 0
    while not state.is_over:
        option = chooser.choice(state.options)
        if state.is_chance:
            beside.drawn(int(option.path[0]))
        else:
            beside.chosen(state, option)
        state = state.apply(option)
        if beside.state.is_terminal():
            points = [old + ALL - int(one) for old, one in zip(points, beside.state.returns(), strict=True)]
            deals += 1
            beside = Beside(deals)
        assert [one.point for one in state.players] == points
    assert max(points) >= 100
    assert state.winners == tuple(at for at, one in enumerate(points) if one == min(points))


def test_random_plays_go_as_openspiel_has_them() -> None:
    for seed in range(PLAYS):
        play(seed)
