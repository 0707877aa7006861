"""History of the World by hand: a referee written from the specification alone, to judge the game written in rules.

Numbers in comments are sections of the specification. Nothing here is clever.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.games.history_battle import STOP, Ask, Deal, Draw, Path, Play, Stops, one_of
from tests.games.history_board import EMPIRES, EVENTS, TOWNS
from tests.games.history_cards import Schemer

__all__ = ["Referee"]


@dataclass
class Referee(Schemer):
    """Where the play stands; ``run`` is the play."""

    empires: set[str] = field(default_factory=set[str])  # the piles of the epoch, which chance makes
    events: set[str] = field(default_factory=set[str])
    drawn: list[str] = field(default_factory=list[str])
    classic: bool = False  # whether cards are drawn unseen (9)

    def run(self) -> Play:
        """The whole play."""
        board = self.board
        for board.epoch in range(1, 6):
            yield Deal()
            yield from self.draft()
            for name, empire in EMPIRES.items():  # called in order (4.3)
                if empire["era"] == board.epoch:
                    for player in range(board.players):
                        if self.drawn[player] == name:
                            yield from self.turn(player, name)
            for hand in board.hands:  # 4.5
                hand -= {one for one in hand if EVENTS[one]["sort"] == "kingdom"}

    def draft(self) -> Play:
        """Events from most points down, empires from fewest up, at the same time (4.2)."""
        board = self.board
        upward = sorted(range(board.players), key=lambda one: board.points[one])
        self.drawn = [""] * board.players
        served: set[int] = set()
        for most, fewest in zip(reversed(upward), upward, strict=True):
            if self.classic:
                receiver, event = yield from self.pass_on(most, self.events, "event", served)
                served.add(receiver)
            else:
                receiver = most
                (event,) = yield Ask(most, one_of(self.events))
            board.hands[receiver].add(event)
            self.events.remove(event)
            if self.classic:
                have = {player for player in range(board.players) if self.drawn[player]}
                receiver, empire = yield from self.pass_on(fewest, self.empires, "empire", have)
            else:
                receiver = fewest
                (empire,) = yield Ask(fewest, one_of(self.empires))
            self.drawn[receiver] = empire
            self.empires.remove(empire)

    def pass_on(
        self, player: int, pile: set[str], kind: str, have: set[int]
    ) -> Generator[Stops, Path, tuple[int, str]]:
        """The top card is kept by who has none of its kind, or given to such a one: who has it now (9)."""
        (card,) = yield Draw(pile)
        lacking = [one for one in range(self.board.players) if one not in have | {player}]
        keep = [(f"keep_{kind}",)] if player not in have else []
        path = yield Ask(player, [*keep, *((f"give_{kind}", str(one + 1)) for one in lacking)])
        return (player if path in keep else int(path[1]) - 1), card

    # ---- A turn (5) ----

    def turn(self, player: int, empire: str) -> Play:
        """Kingdom, founding, conquest, monuments, deactivation, points; developments in between (5.1, 7.1)."""
        self.me, self.empire, self.effects, self.railway, self.fought = player, "", set(), None, set()
        yield from self.develop()
        yield from self.kingdom()
        self.empire = empire
        self.found(EMPIRES[empire])
        yield from self.conquest()
        yield from self.monuments()
        yield from self.develop()
        self.rest()
        yield from self.develop()
        self.board.points[player] += self.board.score(player)
        yield from self.avoid()

    def kingdom(self) -> Play:
        """A kingdom of this epoch, if its armies are all there (7.2, 7.3)."""
        hand = self.board.hands[self.me]
        mine = [one for one in hand if EVENTS[one]["sort"] == "kingdom" and EVENTS[one]["era"] == self.board.epoch]
        (choice,) = yield Ask(self.me, [STOP, *one_of(one for one in mine if EVENTS[one]["strength"] <= self.supply)])
        if choice != "stop":
            hand.remove(choice)
            self.found(EVENTS[choice])
            yield from self.conquest()
            yield from self.monuments()
            self.rest()
            yield from self.develop()

    def found(self, card: dict[str, Any]) -> None:
        """Armies, start provinces, capital or city, fleets and caravans (5.3)."""
        self.armies = min(card["strength"], self.supply)
        self.tokens = card["strength"] - self.armies
        for home in card["home"]:
            self.board.clear(home)
            if self.armies:
                self.armies -= 1
                self.board.put(home, self.me, active=True)
            if card["mark"] in ("capital", "city") and len(self.board.town) < TOWNS:
                self.board.town[home] = card["mark"]
        self.board.discs = set(card["voyages"])

    def rest(self) -> None:
        """Everything of the turn goes; armies lie down (5.6)."""
        self.board.discs, self.board.active = set(), set()
        self.armies = self.crusaders = self.tokens = 0
        self.empire = ""

    def monuments(self) -> Play:
        """One for two icons; then what abilities add."""
        icons = self.board.icons()
        for _ in range(icons // 2):
            yield from self.build()
        if self.ability in ("pyramids", "edicts"):
            for _ in range(icons - icons // 2 if self.ability == "pyramids" else 1):
                if not self.board.sites():
                    break
                choice = yield Ask(self.me, [STOP, (self.ability,)])
                if choice == STOP:
                    break
                yield from self.build()
        if self.ability == "ramparts":
            yield from self.place_forts(icons, "ramparts")

    def conquest(self) -> Play:
        """Province after province, with forts and developments in between."""
        board = self.board
        while True:
            by_caravan, by_fleet = (self.open(way(board.active)) for way in (board.by_caravan, board.by_fleet))
            near = board.by_land(board.active) | board.by_rail(self.railway, board.active)
            options = [STOP, *one_of(self.open(near), "by_land")]
            options += [("by_caravan",)] if by_caravan else []
            options += [("by_fleet",)] if by_fleet else []
            options += one_of((at for at in board.fort_sites() if self.can_send(at)), "fortify")
            options += one_of(self.playable(), "development") if self.empire else []
            options += [("disband",)] if self.armies or self.crusaders else []
            path = yield Ask(self.me, options)
            if path[0] == "disband":
                self.armies = self.crusaders = 0
            if path[0] in ("stop", "disband"):
                break
            if path[0] == "fortify":
                self.send(path[1])
                board.forts.add(path[1])
            elif path[0] == "development":
                yield from self.play(path[1])
            else:
                at = path[-1]
                if path[0] in ("by_caravan", "by_fleet"):
                    (at,) = yield Ask(self.me, one_of(by_fleet if path[0] == "by_fleet" else by_caravan))
                self.send(at)
                yield from self.conquer(at, naval=path[0] == "by_fleet")
        if self.ability == "walls":
            yield from self.place_forts(1, "walls")
        if self.ability == "satrapies" and len(board.town) < TOWNS:
            path = yield Ask(self.me, [STOP, *one_of(board.active - board.town.keys(), "satrapies")])
            if path != STOP:
                board.town[path[-1]] = "city"

    def open(self, provinces: set[str]) -> set[str]:
        """Those that can be conquered."""
        return {at for at in provinces - self.board.active if self.can_send(at)}
