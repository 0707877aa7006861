"""Roll Through the Ages by hand: a referee written from the specification alone, to judge the game written in rules.

Numbers in comments are sections of the specification. Nothing here is clever: every rule is a few plain lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from tests.games.printed import CHOICE, CITIES, DEVELOPMENTS, FOOD, GOODS, MONUMENTS, REMOVED, SKULL, VALUES

__all__ = ["Referee", "Sheet"]


@dataclass
class Sheet:
    """The pegboard and the score sheet of a player."""

    food: int = 3
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    boxes: Counter[str] = field(default_factory=Counter[str])
    developments: set[str] = field(default_factory=set[str])
    disasters: int = 0

    @property
    def cities(self) -> int:
        """The three of the beginning and those finished since."""
        return 3 + sum(self.boxes[city] == boxes for city, boxes in CITIES.items())

    @property
    def monuments(self) -> list[str]:
        """Those finished."""
        return [one for one, (boxes, _, _) in MONUMENTS.items() if self.boxes[one] == boxes]

    @property
    def total(self) -> int:
        """How many goods, each hole being one (12.1)."""
        return sum(self.goods.values())

    def value(self, types: Sequence[str] = GOODS) -> int:
        """What the whole goods of some types are worth (10.3)."""
        return sum(VALUES[one][self.goods[one]] for one in types)

    def lose_goods(self) -> None:
        """All goods pegs to 0; food stays (8.3)."""
        self.goods = dict.fromkeys(GOODS, 0)


@dataclass
class Referee:
    """Where the game stands, what is legal, and what follows.

    ``asks`` tells what is to be decided now: ``roll`` (chance: ``pending`` dice fall), ``reroll``, ``leadership``,
    ``take`` (what the dice of choice give), ``trade``, ``build``, ``buy``, ``discard``; ``over`` at the end.
    """

    players: int
    trading: bool = False
    sheets: list[Sheet] = field(default_factory=list[Sheet])
    first: dict[str, int] = field(default_factory=dict[str, int])
    active: int = 0
    round: int = 1
    asks: str = ""
    dice: list[str] = field(default_factory=list[str])
    pending: list[int] = field(default_factory=list[int])
    rolls: int = 0
    led: bool = False
    workers: int = 0
    coins: int = 0

    def __post_init__(self) -> None:
        self.sheets = [Sheet() for _ in range(self.players)]
        self._begin_turn()

    @property
    def sheet(self) -> Sheet:
        """Of the active player."""
        return self.sheets[self.active]

    @property
    def opponents(self) -> list[Sheet]:
        """Of everybody else."""
        return [sheet for at, sheet in enumerate(self.sheets) if at != self.active]

    @property
    def in_play(self) -> list[str]:
        """The monuments that are not crossed out (4.4)."""
        return [one for one in MONUMENTS if one not in REMOVED[self.players]]

    # ---- Step 1a: rolling (6) ----

    def _begin_turn(self) -> None:
        self.need = self.sheet.cities  # dice rolled, and food needed (6.1, 8.1)
        self.dice = [""] * self.need
        self.pending = list(range(self.need))
        self.rolls, self.led, self.workers, self.coins = 0, False, 0, 0
        self.asks = "roll"

    def fall(self, face: str) -> None:
        """The next of the pending dice shows a face."""
        self.dice[self.pending.pop(0)] = face
        if not self.pending:
            if self.led:
                self._end_rolling()
            else:
                self.rolls += 1
                if self.rolls < 3 and self.free_dice():
                    self.asks = "reroll"
                else:
                    self._last_roll()

    def free_dice(self) -> list[int]:
        """The dice that may be rolled again: all without a skull (6.2, 6.3); in the solo game all (6.6)."""
        return [at for at, face in enumerate(self.dice) if face != SKULL or self.players == 1]

    def reroll(self, dice: Sequence[int]) -> None:
        """Some free dice are rolled again; none to stop (6.4)."""
        assert self.asks == "reroll"
        assert set(dice) <= set(self.free_dice())
        if dice:
            self.pending = sorted(dice)
            self.asks = "roll"
        else:
            self._last_roll()

    def _last_roll(self) -> None:
        if "leadership" in self.sheet.developments:
            self.asks = "leadership"
        else:
            self._end_rolling()

    def lead(self, die: int | None) -> None:
        """One die of any face is rolled once more (6.5), or none."""
        assert self.asks == "leadership"
        if die is None:
            self._end_rolling()
        else:
            self.led = True
            self.pending = [die]
            self.asks = "roll"

    # ---- Step 1b: collecting (7) ----

    def _end_rolling(self) -> None:
        self.asks = "take"
        if CHOICE not in self.dice:
            self.take(0)

    @property
    def choice_dice(self) -> int:
        """How many dice give 2 food or 2 workers (7.1)."""
        return self.dice.count(CHOICE)

    def take(self, as_food: int) -> None:
        """So many dice of choice are taken as food and the others as workers; then all is collected."""
        assert self.asks == "take"
        assert 0 <= as_food <= self.choice_dice
        sheet, has = self.sheet, self.sheet.developments
        self._collect_goods(self.dice.count("good1") + 2 * self.dice.count(SKULL))
        food_dice = self.dice.count("food3")
        food = 3 * food_dice + 2 * as_food
        if "agriculture" in has:
            food += food_dice + as_food
        sheet.food = min(FOOD, sheet.food + food)
        worker_dice, as_workers = self.dice.count("worker3"), self.choice_dice - as_food
        self.workers = 3 * worker_dice + 2 * as_workers
        if "masonry" in has:
            self.workers += worker_dice + as_workers
        self.coins = self.dice.count("coin7") * (12 if "coinage" in has else 7)
        self._feed()

    def _collect_goods(self, count: int) -> None:
        goods = self.sheet.goods
        before = goods["stone"]
        for step in range(count):
            kind = GOODS[step % 5]
            if goods[kind] < len(VALUES[kind]) - 1:
                goods[kind] += 1
        gained = goods["stone"] > before
        if gained and "quarrying" in self.sheet.developments and goods["stone"] < len(VALUES["stone"]) - 1:
            goods["stone"] += 1

    # ---- Step 2: feeding and disasters (8) ----

    def _feed(self) -> None:
        sheet = self.sheet
        missing = max(0, self.need - sheet.food)
        sheet.food = max(0, sheet.food - self.need)
        sheet.disasters += missing
        self._disaster(self.dice.count(SKULL))
        self.asks = "trade"
        if not self.trading or self.players == 1:
            self.end_trade()

    def _disaster(self, skulls: int) -> None:
        sheet = self.sheet
        if skulls == 2:
            if "irrigation" not in sheet.developments:
                sheet.disasters += 2
        elif skulls == 3:
            for hit in self.opponents if self.players > 1 else [sheet]:
                if "medicine" not in hit.developments:
                    hit.disasters += 3
        elif skulls == 4:
            if "great_wall" not in sheet.monuments:
                sheet.disasters += 4
        elif skulls >= 5:
            if "religion" not in sheet.developments:
                sheet.lose_goods()
            else:
                for other in self.opponents:
                    if "religion" not in other.developments:
                        other.lose_goods()

    # ---- Step 2 1/2: trading (14) ----

    def may_deal(self, other: int, give: dict[str, int], take: dict[str, int]) -> bool:
        """Whether the active player can give and take so many goods and food in one deal with another player."""
        mine, theirs = _pegs(self.sheet), _pegs(self.sheets[other])
        return other != self.active and all(
            give.get(peg, 0) <= mine[peg]
            and take.get(peg, 0) <= theirs[peg]
            and mine[peg] - give.get(peg, 0) + take.get(peg, 0) <= _holes(peg)
            and theirs[peg] + give.get(peg, 0) - take.get(peg, 0) <= _holes(peg)
            for peg in mine
        )

    def to_give(self, other: int, peg: str) -> range:
        """How many of one kind can go over in a deal by itself; below 0: how many can come."""
        mine, theirs = _pegs(self.sheet)[peg], _pegs(self.sheets[other])[peg]
        return range(-min(theirs, _holes(peg) - mine), min(mine, _holes(peg) - theirs) + 1)

    def deal(self, other: int, give: dict[str, int], take: dict[str, int]) -> None:
        """A deal that both agree on."""
        assert self.asks == "trade"
        assert self.may_deal(other, give, take)
        for sheet, sign in ((self.sheet, -1), (self.sheets[other], 1)):
            for peg in ("food", *GOODS):
                change = sign * (give.get(peg, 0) - take.get(peg, 0))
                if peg == "food":
                    sheet.food += change
                else:
                    sheet.goods[peg] += change

    def end_trade(self) -> None:
        """No more deals this turn."""
        assert self.asks == "trade"
        self.asks = "build"

    # ---- Step 3: building (9) ----

    def sites(self) -> set[str]:
        """Where a worker can tick a box now: unfinished cities, and unfinished monuments in play."""
        if not self.workers:
            return set()
        boxes = CITIES | {one: MONUMENTS[one][0] for one in self.in_play}
        return {site for site, count in boxes.items() if self.sheet.boxes[site] < count}

    def tick(self, site: str) -> None:
        """A worker ticks a box; the first to finish a monument is noted at once (9.8)."""
        assert self.asks == "build"
        assert site in self.sites()
        self.workers -= 1
        self.sheet.boxes[site] += 1
        if site in self.sheet.monuments:
            self.first.setdefault(site, self.active)

    @property
    def stones_to_turn_in(self) -> int:
        """How many stones can become 3 workers each (9.2)."""
        return self.sheet.goods["stone"] if "engineering" in self.sheet.developments else 0

    def turn_in_stones(self, count: int) -> None:
        """Stones become workers."""
        assert self.asks == "build"
        assert count <= self.stones_to_turn_in
        self.sheet.goods["stone"] -= count
        self.workers += 3 * count

    def end_build(self) -> None:
        """Other workers are lost (9.3)."""
        assert self.asks == "build"
        self.workers = 0
        self.asks = "buy"

    # ---- Step 4: buying (10) ----

    def payments(self, development: str) -> Iterator[tuple[frozenset[str], int]]:
        """Every way to pay for a development: the types of goods spent whole, and the food sold (10.2 to 10.6).

        Food is sold "only towards the purchase" (10.4), so never more of it than the price by itself asks for; goods
        that are not needed may be spent (10.6).
        """
        sheet = self.sheet
        if development in sheet.developments:
            return
        cost, _ = DEVELOPMENTS[development]
        most = min(sheet.food, -(-cost // 4)) if "granaries" in sheet.developments else 0
        food = range(most + 1)
        held = [one for one in GOODS if sheet.goods[one]]
        for spent in product((False, True), repeat=len(held)):
            types = [one for one, is_spent in zip(held, spent, strict=True) if is_spent]
            for sold in food:
                if self.coins + 4 * sold + sheet.value(types) >= cost:
                    yield frozenset(types), sold

    def affordable(self) -> set[str]:
        """The developments that can be bought now."""
        return {one for one in DEVELOPMENTS if any(True for _ in self.payments(one))}

    def buy(self, development: str, types: frozenset[str], food: int) -> None:
        """A development is bought; what was overpaid is lost."""
        assert self.asks == "buy"
        assert (types, food) in set(self.payments(development))
        for one in types:
            self.sheet.goods[one] = 0
        self.sheet.food -= food
        self.sheet.developments.add(development)
        self.end_buy()

    def end_buy(self) -> None:
        """Unspent coins vanish (10.5)."""
        assert self.asks == "buy"
        self.coins = 0
        self.asks = "discard"
        if not self.surplus:
            self._end_turn()

    # ---- Step 5: discarding; the end (12) ----

    @property
    def surplus(self) -> int:
        """How many goods must go (12.1)."""
        return 0 if "caravans" in self.sheet.developments else max(0, self.sheet.total - 6)

    def discard(self, kind: str) -> None:
        """One of the surplus goods goes."""
        assert self.asks == "discard"
        assert self.surplus
        assert self.sheet.goods[kind]
        self.sheet.goods[kind] -= 1
        if not self.surplus:
            self._end_turn()

    @property
    def end_is_near(self) -> bool:
        """Whether this round is the last (12.3; solo: 13.2, 13.3)."""
        if self.players == 1:
            return self.round == 10
        return any(len(one.developments) >= 5 for one in self.sheets) or all(one in self.first for one in self.in_play)

    def _end_turn(self) -> None:
        if self.active < self.players - 1:
            self.active += 1
            self._begin_turn()
        elif self.end_is_near:
            self.asks = "over"
        else:
            self.active = 0
            self.round += 1
            self._begin_turn()

    def score(self, player: int) -> int:
        """Points of a player (12.5)."""
        sheet = self.sheets[player]
        points = sum(DEVELOPMENTS[one][1] for one in sheet.developments)
        for one in sheet.monuments:
            _, high, low = MONUMENTS[one]
            points += high if self.first[one] == player else low
        if "architecture" in sheet.developments:
            points += len(sheet.monuments)
        if "empire" in sheet.developments:
            points += sheet.cities
        return points - sheet.disasters

    def scores(self) -> tuple[int, ...]:
        """Points of all players."""
        return tuple(self.score(one) for one in range(self.players))

    def winners(self) -> tuple[int, ...]:
        """Most points, then most value of goods; else shared (12.6)."""
        ranks = [(self.score(at), sheet.value()) for at, sheet in enumerate(self.sheets)]
        return tuple(at for at, rank in enumerate(ranks) if rank == max(ranks))


def _pegs(sheet: Sheet) -> dict[str, int]:
    return {"food": sheet.food, **sheet.goods}


def _holes(peg: str) -> int:
    return FOOD if peg == "food" else len(VALUES[peg]) - 1
