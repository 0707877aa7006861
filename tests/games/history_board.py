"""The board of History of the World by hand: facts, what touches what, what scores; from the specification alone.

Numbers in comments are sections of the specification.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

__all__ = ["ARMIES", "EMPIRES", "EVENTS", "FORTS", "MONUMENTS", "PROVINCES", "REGIONS", "TOWNS", "WATERS", "Board"]

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "history.json").read_text("utf-8"))


def _named(kind: str) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in FACTS[kind]}


REGIONS, PROVINCES, WATERS = _named("regions"), _named("provinces"), _named("waters")
EMPIRES, EVENTS = _named("empires"), _named("events")
ARMIES, TOWNS, MONUMENTS, FORTS = 25, 24, 20, 14  # 1.1


def _beside(pairs: Iterable[Iterable[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {one: set() for one in (*PROVINCES, *WATERS)}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


BORDERS = _beside([*FACTS["land"], *FACTS["causeway"]])  # 2.2
TOUCHING = _beside(pair[:2] for pair in FACTS["strait"])


@dataclass
class Board:
    """What lies on the board, and where the markers of the players are."""

    players: int
    epoch: int = 1
    holder: dict[str, int] = field(default_factory=dict[str, int])
    active: set[str] = field(default_factory=set[str])
    town: dict[str, str] = field(default_factory=dict[str, str])
    monuments: set[str] = field(default_factory=set[str])
    forts: set[str] = field(default_factory=set[str])
    discs: set[str] = field(default_factory=set[str])
    points: list[int] = field(default_factory=list[int])
    hands: list[set[str]] = field(default_factory=list[set[str]])

    def held(self, player: int) -> set[str]:
        """Where armies of a player stand or lie."""
        return {at for at, who in self.holder.items() if who == player}

    def hostile(self, player: int) -> set[str]:
        """Where armies of others are."""
        return set(self.holder) - self.held(player)

    def structured(self, at: str) -> bool:
        """Whether there is a capital, a city or a monument; forts are no structures (2.5)."""
        return at in self.town or at in self.monuments

    # ---- What touches what ----

    def by_land(self, sources: set[str]) -> set[str]:
        """Next to some provinces by a border or a causeway."""
        return {at for one in sources for at in BORDERS[one]}

    def by_caravan(self, sources: set[str]) -> set[str]:
        """What caravans make adjacent to some provinces (6.1, 6.3)."""
        return self._through({one for one in self.discs if WATERS[one]["nature"] == "wasteland"}, sources)

    def by_fleet(self, sources: set[str]) -> set[str]:
        """What fleets make adjacent to some provinces; an ocean opens the seas beside it (6.1 to 6.3)."""
        fleets = {one for one in self.discs if WATERS[one]["nature"] != "wasteland"}
        oceans = {one for one in fleets if WATERS[one]["nature"] == "ocean"}
        opened = {sea for one in oceans for sea in TOUCHING[one] if WATERS[sea]["nature"] == "sea"}
        return self._through(fleets | opened, sources)

    def _through(self, open_: set[str], sources: set[str]) -> set[str]:
        reached = {one for one in open_ if sources & WATERS[one]["coast"].keys()}
        while more := {one for at in reached for one in TOUCHING[at] & open_} - reached:
            reached |= more
        return {at for one in reached for at in WATERS[one]["coast"]}

    @staticmethod
    def by_rail(region: str | None, sources: set[str]) -> set[str]:
        """The provinces of a region, if one of the sources is in it (Railways)."""
        inside = {at for at, one in PROVINCES.items() if one["region"] == region}
        return inside if inside & sources else set()

    # ---- What comes and goes ----

    def clear(self, at: str) -> None:
        """Everything in a province goes to its supply (5.3b)."""
        self.holder.pop(at, None)
        self.town.pop(at, None)
        for things in (self.active, self.monuments, self.forts):
            things.discard(at)

    def put(self, at: str, player: int, *, active: bool) -> None:
        """An army is in a province now, in place of any other."""
        self.holder[at] = player
        self.active.discard(at)
        if active:
            self.active.add(at)

    def empty(self, at: str) -> None:
        """The army of a province goes to its supply."""
        self.holder.pop(at, None)
        self.active.discard(at)

    def raze(self, at: str) -> bool:
        """Capital to city, else the city goes, else the monument (5.4g); whether there was one."""
        if self.town.get(at) == "capital":
            self.town[at] = "city"
        elif at in self.town:
            del self.town[at]
        elif at in self.monuments:
            self.monuments.remove(at)
        else:
            return False
        return True

    # ---- What is due, and what scores ----

    def icons(self) -> int:
        """Resource icons where active armies stand."""
        return sum(PROVINCES[at]["icon"] for at in self.active)

    def sites(self) -> set[str]:
        """Where the next monument must go: a capital, else a city, else a resource (5.5)."""
        free = self.active - self.monuments if len(self.monuments) < MONUMENTS else set[str]()
        for wanted in (
            {at for at in free if self.town.get(at) == "capital"},
            {at for at in free if self.town.get(at) == "city"},
            {at for at in free if PROVINCES[at]["icon"]},
        ):
            if wanted:
                return wanted
        return set()

    def fort_sites(self) -> set[str]:
        """Where a fort can be built (5.4i)."""
        return self.active - self.forts if len(self.forts) < FORTS else set()

    def score(self, player: int) -> int:
        """What a player's turn is worth (5.7)."""
        total = 0
        for name, region in REGIONS.items():
            inside = [who for at, who in self.holder.items() if PROVINCES[at]["region"] == name]
            own, others = inside.count(player), [inside.count(one) for one in range(self.players) if one != player]
            if own >= 3 and not any(others):  # control
                level = 3
            elif own >= 2 and own > max(others):  # dominance
                level = 2
            else:
                level = 1 if own else 0
            total += level * region["presence"][self.epoch - 1]
        for at in self.held(player):
            total += {"capital": 2, "city": 1}.get(self.town.get(at, ""), 0) + (at in self.monuments)
        return total
