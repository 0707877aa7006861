"""The developments of History of the World by hand, from the specification alone (7, 11)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.history_battle import STOP, Ask, Play, Warlord, one_of
from tests.games.history_board import EVENTS, PROVINCES, REGIONS, WATERS

__all__ = ["Schemer"]

WORLDLY = {"barbarians", "catastrophe", "rebellion", "plague", "black_death", "revolution"}  # need no active empire
GAINS = {"migration": 2, "mercenaries": 3, "conscription": 4, "crusade": 2}
FORTS_OF = {"engineering": 2, "fortress": 3}


@dataclass
class Schemer(Warlord):
    """Who plays developments, too."""

    def build(self) -> Play:
        """A monument on the best site; none without a site."""
        if sites := self.board.sites():
            (at,) = yield Ask(self.me, one_of(sites))
            self.board.monuments.add(at)

    def place_forts(self, count: int, *named: str) -> Play:
        """Up to so many forts."""
        for _ in range(count):
            path = yield Ask(self.me, [STOP, *one_of(self.board.fort_sites(), *named)])
            if path == STOP:
                return
            self.board.forts.add(path[-1])

    def develop(self) -> Play:
        """Any number of developments."""
        while True:
            (choice,) = yield Ask(self.me, [STOP, *one_of(self.playable())])
            if choice == "stop":
                return
            yield from self.play(choice)

    def playable(self) -> set[str]:
        """The developments held that can be carried out (7.1, 7.3)."""
        held = {one for one in self.board.hands[self.me] if EVENTS[one]["sort"] == "development"}
        return {one for one in held if (self.empire or one in WORLDLY) and self.possible(one)}

    def possible(self, event: str) -> bool:
        """Whether there is what an event needs."""
        board = self.board
        match event:
            case "migration" | "mercenaries" | "conscription" | "crusade":
                return self.supply >= GAINS[event]
            case "barbarians" | "diplomacy" | "rebellion" | "revolution":
                return self.supply >= 1 and bool(self.targets(event))
            case "fortification" | "engineering" | "fortress":
                return bool(board.fort_sites())
            case "masonry":
                return bool(board.sites())
            case "catastrophe" | "ship_building" | "navigation" | "silk_road":
                return bool(self.targets(event))
            case _:
                return True

    def targets(self, event: str) -> set[str]:
        """What an event can be aimed at."""
        board = self.board
        hostile = board.hostile(self.me)
        natures = {"ship_building": "sea", "navigation": "ocean", "silk_road": "wasteland"}
        if event in natures:
            return {
                one
                for one, water in WATERS.items()
                if water["nature"] == natures[event] and one not in board.discs and board.active & water["coast"].keys()
            }
        if event == "catastrophe":
            return {at for at in PROVINCES if board.structured(at) or at in board.forts}
        if event == "barbarians":
            edge = {at for one in WATERS.values() if one["nature"] == "wasteland" for at in one["coast"]}
            return hostile & edge
        if event == "diplomacy":
            return hostile & (board.by_land(board.active) | board.by_rail(self.railway, board.active))
        return hostile

    def play(self, event: str) -> Play:
        """What an event does (7.4: who is replaced is not razed)."""
        board = self.board
        board.hands[self.me].remove(event)
        match event:
            case "migration" | "mercenaries" | "conscription":
                self.armies += GAINS[event]
            case "crusade":
                self.crusaders += GAINS[event]
            case "fortification":
                (at,) = yield Ask(self.me, one_of(board.fort_sites()))
                board.forts.add(at)
            case "engineering" | "fortress":
                yield from self.place_forts(FORTS_OF[event])
            case "barbarians" | "rebellion" | "diplomacy":
                (at,) = yield Ask(self.me, one_of(self.targets(event)))
                board.put(at, self.me, active=event == "diplomacy")
                if event == "barbarians":
                    board.raze(at)
            case "catastrophe":
                (at,) = yield Ask(self.me, one_of(self.targets(event)))
                board.raze(at)
                board.forts.discard(at)
            case "ship_building" | "navigation" | "silk_road":
                (at,) = yield Ask(self.me, one_of(self.targets(event)))
                board.discs.add(at)
            case "masonry":
                yield from self.build()
            case "plague":
                (region,) = yield Ask(self.me, one_of(REGIONS))
                for player in self.others():
                    if mine := self.inside(board.held(player), region):
                        (at,) = yield Ask(player, one_of(mine))
                        board.empty(at)
            case "black_death":
                for _ in range(2):
                    path = yield Ask(self.me, [STOP, *one_of(board.holder)])
                    if path == STOP:
                        return
                    board.empty(path[0])
            case "revolution":
                hostile = board.hostile(self.me)
                (region,) = yield Ask(self.me, one_of({PROVINCES[at]["region"] for at in hostile}))
                for _ in range(min(2, self.supply)):
                    path = yield Ask(self.me, [STOP, *one_of(self.inside(board.hostile(self.me), region))])
                    if path == STOP:
                        return
                    board.put(path[0], self.me, active=False)
            case "railways":
                (self.railway,) = yield Ask(self.me, one_of(REGIONS))
            case _:
                self.effects.add(event)

    def others(self) -> list[int]:
        """The opponents, from the next one on."""
        return [(self.me + step) % self.board.players for step in range(1, self.board.players)]

    @staticmethod
    def inside(provinces: set[str], region: str) -> set[str]:
        """Those in a region."""
        return {at for at in provinces if PROVINCES[at]["region"] == region}
