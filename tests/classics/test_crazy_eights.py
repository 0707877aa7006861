"""Crazy Eights beside a referee of its own, written from the rules alone."""

from __future__ import annotations

from random import Random

from attrs import define, field

import rulekit

PLAYS = 3
GOAL = 100
SUITS = ("clubs", "diamonds", "spades", "hearts")
WORTH = {"ace": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 50, "nine": 9}
WORTH |= {"ten": 10, "jack": 10, "queen": 10, "king": 10}
PACK = frozenset(f"{rank} of {suit}" for suit in SUITS for rank in WORTH)


def rank(card: str) -> str:
    return card.split(" of ", maxsplit=1)[0]


def suit(card: str) -> str:
    return card.split(" of ")[1]


@define
class Referee:
    """What the rules make of the cards that come and of what is chosen; what is forced happens by itself."""

    players: int
    points: list[int] = field(init=False)
    dealer: int = -1
    hands: list[set[str]] = field(init=False)
    stock: set[str] = field(factory=set)
    pile: list[str] = field(factory=list)
    dealing: list[int] = field(factory=list)
    wanted: str = ""
    active: int = 0
    passed: int = 0
    naming: bool = False
    over: bool = False

    def __attrs_post_init__(self) -> None:
        self.points = [0] * self.players
        self.deal()

    def deal(self) -> None:
        """The next dealer takes all cards and deals."""
        if max(self.points) >= GOAL:
            self.over = True
            return
        self.dealer = (self.dealer + 1) % self.players
        self.hands, self.stock, self.pile = [set() for _ in range(self.players)], set(PACK), []
        round_ = [(self.dealer + at) % self.players for at in range(self.players)]
        self.dealing = [at for at in round_ for _ in range(5)]
        self.dealing += [at for at in round_ for _ in range(2)] if self.players == 2 else []
        self.active, self.passed, self.naming = (self.dealer + 1) % self.players, 0, False

    def fitting(self) -> set[str]:
        """The cards that whoever is to play may lay."""
        mine = self.hands[self.active]
        return {one for one in mine if suit(one) == self.wanted or rank(one) in (rank(self.pile[-1]), "eight")}

    def drawn(self, card: str) -> None:
        """A card is drawn: the first to begin the pile, the next ones for the hands, then by whoever cannot play."""
        self.stock.remove(card)
        if not self.pile:
            self.pile, self.wanted = [card], suit(card)
            return
        self.hands[self.dealing.pop(0) if self.dealing else self.active].add(card)
        if not self.dealing:
            self.go_on()

    def lay(self, card: str) -> None:
        """A card is laid."""
        self.hands[self.active].remove(card)
        self.pile.append(card)
        self.wanted, self.passed = suit(card), 0
        if rank(card) == "eight":
            self.naming = True
        else:
            self.next()

    def name(self, wanted: str) -> None:
        """An eight names a suit."""
        self.wanted, self.naming = wanted, False
        self.next()

    def next(self) -> None:
        """The turn is over; and so is the deal if a hand is empty, or if all have passed."""
        empty = [at for at, one in enumerate(self.hands) if not one]
        if empty or self.passed == self.players:
            for at in empty:
                self.points[at] += sum(WORTH[rank(one)] for hand in self.hands for one in hand)
            self.deal()
            return
        self.active = (self.active + 1) % self.players
        self.go_on()

    def go_on(self) -> None:
        """What leaves no choice."""
        found = self.fitting()
        if len(found) == 1:
            self.lay(found.pop())
        elif not found and len(self.stock) == 1:
            self.drawn(next(iter(self.stock)))
        elif not found and not self.stock:
            self.passed += 1
            self.next()

    def offers(self) -> set[str]:
        """What can be drawn or chosen."""
        if self.naming:
            return set(SUITS)
        return self.fitting() if self.pile and not self.dealing and self.fitting() else self.stock


def play(seed: int, players: int) -> None:
    """A random play, every card and every choice of which the referee follows."""
    chooser, referee = Random(seed), Referee(players)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load("crazy_eights", players=players).start(chance="explicit")
    while not state.is_over:
        option, offers = chooser.choice(state.options), referee.offers()
        assert len(state.options) == len(offers)
        if state.is_chance:
            card = sorted(referee.stock, key=order)[int(option.path[0])]
            referee.drawn(card)
        else:
            assert {one.path[0] for one in state.options} == offers
            assert state.player == referee.active
            (referee.name if referee.naming else referee.lay)(option.path[0])
        state = state.apply(option)
        assert [one.point for one in state.players] == referee.points
        assert [one.hand for one in state.players] == referee.hands or referee.over
    assert referee.over
    assert state.unfinished is None
    assert state.winners == tuple(at for at, one in enumerate(referee.points) if one == max(referee.points))


def order(card: str) -> tuple[int, int]:
    """The order in which cards stand in their table."""
    return SUITS.index(suit(card)), tuple(WORTH).index(rank(card))


def test_random_plays_go_as_the_referee_has_them() -> None:
    for seed in range(PLAYS):
        play(seed, 2 + seed % 4)
