"""The battles of History of the World by hand, from the specification alone; numbers in comments are its sections.

The referee is one long play that stops to ask: every ``yield`` is a choice of somebody, a die, or cards being dealt.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from tests.games.history_board import ARMIES, EMPIRES, PROVINCES, Board

__all__ = ["STOP", "Ask", "Deal", "Draw", "Path", "Play", "Roll", "Stops", "Warlord", "one_of"]

Path = tuple[str, ...]
STOP: Path = ("stop",)
REROLLS = {"leadership": 1, "elite_guard": 2}


@dataclass
class Ask:
    """Somebody chooses; of one option alone nobody is asked."""

    player: int
    options: list[Path]


@dataclass
class Roll:
    """A die falls."""


@dataclass
class Deal:
    """The two piles of an epoch are made."""


@dataclass
class Draw:
    """Somebody draws the top card of a pile."""

    pile: set[str]


Stops = Ask | Roll | Deal | Draw
Play = Generator[Stops, Path, None]


def one_of(provinces: Iterable[str], *before: str) -> list[Path]:
    """Options to choose one thing."""
    return [(*before, at) for at in sorted(provinces)]


@dataclass
class Warlord:
    """Who plays an empire or a kingdom, with what lies on the card."""

    board: Board
    me: int = 0
    armies: int = 0
    crusaders: int = 0
    tokens: int = 0
    empire: str = ""  # the one being played, from founding to its end; none for a kingdom
    effects: set[str] = field(default_factory=set[str])  # the developments that last this turn
    railway: str | None = None
    fought: set[str] = field(default_factory=set[str])

    @property
    def supply(self) -> int:
        """Armies of mine that are neither on the board nor on a card."""
        return ARMIES - len(self.board.held(self.me)) - self.armies - self.crusaders

    @property
    def ability(self) -> str:
        """Of the empire being played."""
        return next(iter(EMPIRES[self.empire]["ability"]), "") if self.empire else ""

    def avoid(self) -> Play:
        """No two markers on a space: on or back to the next free one; true totals count (5.7c)."""
        points = self.board.points
        others = {count for player, count in enumerate(points) if player != self.me}
        if points[self.me] in others:
            back = [("back",)] if set(range(points[self.me])) - others else []
            (way,) = yield Ask(self.me, [("forward",), *back])
            while points[self.me] in others:
                points[self.me] += 1 if way == "forward" else -1

    def can_send(self, at: str) -> bool:
        """Whether there is an army for a province; crusaders serve in the Middle East alone."""
        return bool(self.armies or (self.crusaders and PROVINCES[at]["region"] == "middle_east"))

    def send(self, at: str) -> None:
        """An army leaves the card."""
        if self.crusaders and PROVINCES[at]["region"] == "middle_east":
            self.crusaders -= 1
        else:
            self.armies -= 1

    def conquer(self, at: str, *, naval: bool) -> Play:
        """An army sent to a province does its work; horse archers go on from each battle won (7.6)."""
        won = yield from self.invade(at, naval=naval)
        while won and self.ability == "horse_archers" and self.supply:
            board, here = self.board, {at}
            near = board.by_land(here) | board.by_caravan(here) | board.by_rail(self.railway, here)
            options = [STOP, *one_of(near - board.active, "horse_archers", "by_land")]
            path = yield Ask(
                self.me, [*options, *one_of(board.by_fleet(here) - board.active, "horse_archers", "by_fleet")]
            )
            if path == STOP:
                return
            at = path[-1]
            won = yield from self.invade(at, naval=path[1] == "by_fleet")

    def invade(self, at: str, *, naval: bool) -> Generator[Stops, Path, bool]:
        """Empty or own provinces are occupied, others fought for (5.4b); whether a battle was won."""
        board, me = self.board, self.me
        if board.holder.get(at, me) == me:
            board.put(at, me, active=True)
            return False
        bonus = len({"weaponry", "gunpowder"} & self.effects) + self.first_here(at)
        rerolls = sum(REROLLS.get(one, 0) for one in self.effects) + (self.ability in ("phalanx", "blitz"))
        space = ladder = 0
        while True:
            mine, theirs, rerolls = yield from self.throw(at, rerolls, naval=naval)
            attack = max(mine) + bonus + ladder
            defence = max(theirs)
            if PROVINCES[at]["terrain"] != "plain" and self.ability != "mounted":
                defence += 1
            won = attack > defence or (attack == defence and "fanaticism" in self.effects)
            if won or attack == defence:
                board.empty(at)
                if won:
                    board.put(at, me, active=True)
                yield from self.razed(at)
                return won
            besieging = self.can_send(at) or self.tokens
            if (yield Ask(me, [("retreat",), *([("besiege",)] if besieging else [])])) == ("retreat",):
                return False
            ways = [("with_token",)] if self.tokens else []
            if (yield Ask(me, [*ways, *([("with_army",)] if self.can_send(at) else [])])) == ("with_token",):
                self.tokens -= 1
            else:
                self.send(at)
            space = min(3, space + 1)  # 5.4d
            ladder = space + ("siegecraft" in self.effects) + (space == 1 and self.ability == "legions")

    def first_here(self, at: str) -> bool:
        """Whether the Grande Armée fights its first battle of a region."""
        if self.ability != "grande_armee" or PROVINCES[at]["region"] in self.fought:
            return False
        self.fought.add(PROVINCES[at]["region"])
        return True

    def razed(self, at: str) -> Play:
        """A marauder has a point for a structure; it is razed, and a fort goes (5.4g, 5.4h)."""
        marauding = self.empire and EMPIRES[self.empire]["mark"] == "marauder"
        if marauding and (at in self.board.town or at in self.board.monuments):
            self.board.points[self.me] += 1
            yield from self.avoid()
        self.board.forts.discard(at)
        self.board.raze(at)

    def throw(self, at: str, rerolls: int, *, naval: bool) -> Generator[Stops, Path, tuple[list[int], list[int], int]]:
        """The dice of both sides after all rerolls, and the rerolls that the attacker keeps (5.4c, f, k)."""
        fortified = at in self.board.forts and self.ability != "bombards" and "gunpowder" not in self.effects
        mine: list[int] = []
        theirs: list[int] = []
        for dice, count in ((mine, 2), (theirs, 2 if fortified else 1)):
            for _ in range(count):
                dice.append(int((yield Roll())[0]))
        left = [rerolls, int(naval and self.ability != "raiders")]
        passes = side = 0
        while passes < 2:  # until both pass
            dice = (mine, theirs)[side]
            again = [("throw_again", str(face)) for face in dice] if left[side] else []
            path = yield Ask(self.me if side == 0 else self.board.holder[at], [("keep",), *again])
            if path == ("keep",):
                passes += 1
            else:
                passes = 0
                left[side] -= 1
                dice[dice.index(int(path[1]))] = int((yield Roll())[0])
            side = 1 - side
        return mine, theirs, left[0]
