"""One play followed by two: the game in rules decides what is asked, the referee by hand says what it must be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from rulekit.playing.game import Game
from rulekit.playing.option import Option
from tests.games.printed import CITIES, GOODS, MONUMENTS
from tests.games.referee import Referee

__all__ = ["Disagreement", "Match", "Path"]

Path = tuple[str, ...]

FACES = {  # the names in the rules, and those of the specification
    "harvest": "food3",
    "one_good": "good1",
    "plunder": "good2skull",
    "labour": "worker3",
    "food_or_labour": "food2_or_worker2",
    "purse": "coin7",
}
NAMES = {theirs: ours for ours, theirs in FACES.items()}
KINDS = dict(zip(("wood", "stone", "pottery", "cloth", "spearhead"), GOODS, strict=True))
SITES = dict(zip(("fourth_city", "fifth_city", "sixth_city", "seventh_city"), CITIES, strict=True))
DEALS = 20  # a turn; neither the rules nor the specification have a bound, but a play should end
STOP: Path = ("stop",)


class Disagreement(AssertionError):
    """The rules and the referee differ."""


class Match:
    """The game in rules and the referee, side by side.

    Args:
        game: the game in rules, with or without Trading.
    """

    def __init__(self, game: Game, referee: Referee) -> None:
        self.state = game.start(chance="explicit")
        self.referee = referee
        self.paying: tuple[str, set[tuple[frozenset[str], int]]] | None = None
        self.partner: int | None = None
        self.given: dict[str, int] = {}
        self.pegs: list[str] = []
        self.deals = 0
        self._settle()
        self.compare()

    @property
    def has_traded_enough(self) -> bool:
        """Whether whoever trades should stop, so that the play goes on."""
        return self.referee.asks == "trade" and self.partner is None and self.deals >= DEALS

    # ---- One step of both ----

    def take(self, option: Option) -> None:
        """Both take an option; then both must be at the same point again.

        Raises:
            Disagreement: they are not.
        """
        path, chance = option.path, self.state.is_chance
        self.state = self.state.apply(option)
        if chance:
            self.referee.fall(FACES[path[0]])
        else:
            self._choose(path)
        self._settle()
        self.compare()

    def _choose(self, path: Path) -> None:
        referee = self.referee
        match referee.asks:
            case "reroll":
                referee.reroll(self._dice(() if path == STOP else path))
            case "leadership":
                referee.lead(None if path == STOP else self._dice(path[1:])[0])
            case "take":
                referee.take(int(path[0]))
            case "trade":
                self._trade(path)
            case "build" if path == STOP:
                referee.end_build()
            case "build" if path == ("engineering",):
                referee.turn_in_stones(1)
            case "build":
                referee.tick(SITES.get(path[1], path[1]))
            case "buy":
                self._buy(path)
            case _:
                referee.discard(KINDS[path[0]])

    def _dice(self, faces: Path) -> list[int]:
        """Dice that show these faces; which of equal ones makes no difference."""
        dice = self.referee.dice
        chosen: list[int] = []
        for face in faces:
            chosen.append(next(at for at, one in enumerate(dice) if one == FACES[face] and at not in chosen))
        return chosen

    def _buy(self, path: Path) -> None:
        if path == STOP:
            self.referee.end_buy()
        elif self.paying is None:
            self.paying = (path[0], set(self.referee.payments(path[0])))
        else:
            development, ways = self.paying
            kept = {way for way in ways if path == (_food(way) if path[0].isdigit() else _types(way))}
            self.paying = (development, kept)

    def _trade(self, path: Path) -> None:
        referee = self.referee
        if path == STOP:
            referee.end_trade()
        elif self.partner is None:
            self.partner, self.given, self.pegs = int(path[0]) - 1, {}, []
        elif path in (("agree",), ("refuse",)):
            if path == ("agree",):
                give = {peg: count for peg, count in self.given.items() if count > 0}
                take = {peg: -count for peg, count in self.given.items() if count < 0}
                referee.deal(self.partner, give, take)
            self._end_deal()
        else:
            peg = KINDS.get(path[-1], path[-1])
            self.pegs.append(peg)
            if path[0] != "keep":
                self.given[peg] = int(path[1]) if path[0] == "give" else -int(path[1])

    def _end_deal(self) -> None:
        self.partner = None
        self.deals += 1

    def _settle(self) -> None:
        """The referee goes on where there is but one answer, as the game does."""
        referee = self.referee
        while True:
            asks = referee.asks
            if asks == "roll":
                self.deals = 0
                return
            if self.paying is not None and len(self.paying[1]) == 1:
                ((types, food),) = self.paying[1]
                referee.buy(self.paying[0], types, food)
                self.paying = None
            elif asks == "buy" and self.paying is None and not referee.affordable():
                referee.end_buy()
            elif asks == "build" and not referee.sites() and not referee.stones_to_turn_in:
                referee.end_build()
            elif asks == "discard" and len(held := [one for one, count in referee.sheet.goods.items() if count]) == 1:
                referee.discard(held[0])
            elif asks == "trade" and self.partner is not None and not self.given and not self._pegs_left():
                self._end_deal()  # nothing changes hands: nobody is asked
            else:
                return

    # ---- What must be the same ----

    def expected(self) -> Counter[Path]:
        """The options that there must be, by the referee."""
        referee = self.referee
        match referee.asks:
            case "roll":
                return Counter((face,) for face in FACES)
            case "reroll":
                faces = [NAMES[referee.dice[at]] for at in referee.free_dice()]
                subsets = [one for size in range(1, len(faces) + 1) for one in combinations(faces, size)]
                return Counter([STOP, *(tuple(sorted(one)) for one in subsets)])
            case "leadership":
                return Counter({STOP, *(("leadership", NAMES[face]) for face in referee.dice)})  # alike, they are one
            case "take":
                return Counter((str(count), "food") for count in range(referee.choice_dice + 1))
            case "trade":
                return Counter(self._trades())
            case "build":
                return Counter(self._builds())
            case "buy" if self.paying is None:
                return Counter([STOP, *((one,) for one in referee.affordable())])
            case "buy":
                return Counter(self._payments())
            case "discard":
                return Counter((ours,) for ours, theirs in KINDS.items() if referee.sheet.goods[theirs])
            case _:
                return Counter()

    def _builds(self) -> list[Path]:
        sites = self.referee.sites()
        cities: list[Path] = [("city", ours) for ours, theirs in SITES.items() if theirs in sites]
        monuments: list[Path] = [("monument", one) for one in MONUMENTS if one in sites]
        stones: list[Path] = [("engineering",)] if self.referee.stones_to_turn_in else []
        return [STOP, *cities, *monuments, *stones]

    def _payments(self) -> set[Path]:
        """How much food first, if that is open, and then which goods."""
        assert self.paying is not None
        food = {_food(way) for way in self.paying[1]}
        return food if len(food) > 1 else {_types(way) for way in self.paying[1]}

    def _pegs_left(self) -> list[tuple[str, range]]:
        """The pegs not yet spoken of in this deal of which some can change hands, with how many can be given."""
        assert self.partner is not None
        left = ((peg, self.referee.to_give(self.partner, peg)) for peg in (*GOODS, "food") if peg not in self.pegs)
        return [(peg, counts) for peg, counts in left if len(counts) > 1]

    def _trades(self) -> list[Path]:
        """Whom to deal with; then how much of each good and of food; then the other player's answer."""
        if self.partner is None:
            return [STOP, *((str(at + 1),) for at in range(self.referee.players) if at != self.referee.active)]
        left = self._pegs_left()
        if not left:
            return [("agree",), ("refuse",)]
        peg, counts = left[0]
        name = next((ours for ours, theirs in KINDS.items() if theirs == peg), peg)
        return [
            ("keep", name) if count == 0 else ("give" if count > 0 else "take", str(abs(count)), name)
            for count in counts
        ]

    def compare(self) -> None:
        """Everything that can be seen is the same.

        Raises:
            Disagreement: something is not.
        """
        state, referee = self.state, self.referee
        self._same("over", state.is_over, referee.asks == "over")
        rerolled = referee.asks == "reroll"
        found = Counter(tuple(sorted(one.path)) if rerolled else one.path for one in state.options)
        self._same("options", found, self.expected())
        self._same("chance", state.is_chance, referee.asks == "roll")
        if not state.is_chance:
            self._compare_boards()

    def _compare_boards(self) -> None:
        state, referee = self.state, self.referee
        self._same("builders", state.builder, {one: referee.first.get(one) for one in MONUMENTS})
        for at, sheet in enumerate(referee.sheets):
            holder = state.players[at]
            self._same("food", holder.food, sheet.food - self._sold(at))
            self._same("goods", holder.stock, {ours: sheet.goods[theirs] for ours, theirs in KINDS.items()})
            self._same("goods value", state.ranking.gauges[at][1], sheet.value())
            self._same("cities", holder.cities, sheet.cities)
            self._same("ticks", holder.ticks, self._boxes(at))
            self._same("monuments", holder.monuments, frozenset(sheet.monuments))
            self._same("developments", holder.developments, frozenset(sheet.developments))
            self._same("disasters", holder.disasters, sheet.disasters)
        if state.is_over:
            self._same("scores", state.scores, referee.scores())
            self._same("winners", state.winners, referee.winners())
            return
        self._same("round", (state.round, state.active), (referee.round, referee.active))
        self._same("who chooses", state.player, self._chooser())
        if referee.asks in ("reroll", "leadership", "take"):
            self._same("dice", Counter(state.dice), Counter(NAMES[face] for face in referee.dice))
        if referee.asks in ("trade", "build"):
            self._same("workers", state.workers, referee.workers)
        if referee.asks in ("trade", "build") or (referee.asks == "buy" and self.paying is None):
            self._same("coins", state.coins, referee.coins)

    def _sold(self, player: int) -> int:
        """The food that is already gone for a development while the goods for it are still to be named."""
        sold = {food for _, food in self.paying[1]} if self.paying is not None else set[int]()
        return sold.pop() if player == self.referee.active and len(sold) == 1 else 0

    def _chooser(self) -> int | None:
        answering = self.partner is not None and not self._pegs_left()
        return None if self.referee.asks == "roll" else self.partner if answering else self.referee.active

    def _boxes(self, player: int) -> dict[str, int]:
        boxes = self.referee.sheets[player].boxes
        return {ours: boxes[theirs] for ours, theirs in SITES.items()} | {one: boxes[one] for one in MONUMENTS}

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            message = f"{what}: {ours} in the rules, {theirs} by hand; {self.referee}"
            raise Disagreement(message)


def _types(way: tuple[frozenset[str], int]) -> Path:
    return tuple(ours for ours, theirs in KINDS.items() if theirs in way[0]) or ("none",)


def _food(way: tuple[frozenset[str], int]) -> Path:
    return (str(way[1]), "food")
