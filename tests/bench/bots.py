"""How fast players written in Python play: one that draws an option, and one that reads and thinks, against by hand.

    python tests/bench/bots.py

Everything is measured in one run, turn about, so that only the ratios need to be believed. Nothing fails.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from rulekit.playing.game import Game, load
from rulekit.playing.option import Option
from rulekit.playing.state import State
from tests.games.printed import CHOICE, CITIES, DEVELOPMENTS, GOODS, MONUMENTS, SKULL
from tests.games.referee import Referee

GAME = "roll_through_the_ages"
ROUNDS, SECONDS = 9, 0.6
UNWANTED = frozenset({"purse", "one_good"})
UNWANTED_BY_HAND = frozenset({"coin7", "good1"})
FACES = ("food3", "good1", "good2skull", "worker3", CHOICE, "coin7")


# ---- Random: any option ----


def engine(game: Game, seed: int) -> None:
    """A game at random inside the engine."""
    game.table.seeded.playout(seed)


def drawn(game: Game, seed: int, draw: Callable[[], float]) -> None:
    """A game of somebody who draws one of the options."""
    state = game.start(seed)
    while not state.is_over:
        options = state.options
        state = state.apply(options[int(draw() * len(options))])


# ---- Thinking: the same player, once in words of the rules, once by hand ----


class Builder:
    """Rolls for food and workers, builds what is nearly done, buys what is dearest, discards what there is most of."""

    def __init__(self, game: Game, state: State) -> None:
        monuments, cities = game.tables["monument"], game.tables["site"]
        self.sites = [("monument", name, row["boxes"]) for name, row in monuments.items() if name in state.in_play]
        self.sites += [("city", name, row["boxes"]) for name, row in cities.items()]
        costs = {name: row["cost"] for name, row in game.tables["development"].items()}
        self.costs = sorted(costs.items(), key=lambda one: -int(str(one[1])))

    def choose(self, state: State) -> Option:
        """An option."""
        options = state.options
        me = state.players[state.active]
        match state.step:
            case "roll":
                bad = [face for face in state.dice if face in UNWANTED]
                if not bad or options[1].path[0] == "leadership":
                    return options[0]
                return state.option(*bad)
            case "collect":
                dice = state.dice
                missing = me.cities - me.food - 3 * dice.count("harvest")
                at: int = min(dice.count("food_or_labour"), max(0, (missing + 1) // 2))
                return options[at]
            case "build":
                ticks = me.ticks
                _, table, name = max(
                    (ticks[name], table, name) for table, name, boxes in self.sites if ticks[name] < boxes
                )
                return state.option(table, name)
            case "buy" if options[0].path == ("stop",):
                purse, has = state.coins + me.goods_value, me.developments
                for name, cost in self.costs:
                    if cost <= purse and name not in has:
                        return state.option(name)
                return options[0]
            case "discard":
                stock = me.stock
                return state.option(max(stock, key=stock.__getitem__))
            case _:
                return options[0]


def thought(game: Game, seed: int) -> None:
    """A game of two who think."""
    state = game.start(seed)
    builder = Builder(game, state)
    while not state.is_over:
        state = state.apply(builder.choose(state))


def by_hand(seed: int) -> None:
    """The same with the same player written for an engine written by hand."""
    referee = Referee(2)
    draw = random.Random(seed).random  # noqa: S311  # not a secret
    boxes = [*((name, MONUMENTS[name][0]) for name in referee.in_play), *CITIES.items()]
    costs = sorted(((name, cost) for name, (cost, _) in DEVELOPMENTS.items()), key=lambda one: -one[1])
    while referee.asks != "over":
        sheet = referee.sheet
        match referee.asks:
            case "roll":
                referee.fall(FACES[int(draw() * 6)])
            case "reroll":
                referee.reroll([at for at, face in enumerate(referee.dice) if face in UNWANTED_BY_HAND])
            case "leadership":
                referee.lead(None)
            case "take":
                missing = sheet.cities - sheet.food - 3 * referee.dice.count("food3")
                referee.take(min(referee.choice_dice, max(0, (missing + 1) // 2)))
            case "build" if referee.workers:
                ticks = sheet.boxes
                referee.tick(max((ticks[name], name) for name, count in boxes if ticks[name] < count)[1])
            case "build":
                referee.end_build()
            case "buy":
                _buy(referee, costs)
            case _:
                referee.discard(max(GOODS, key=sheet.goods.__getitem__))


def _buy(referee: Referee, costs: list[tuple[str, int]]) -> None:
    sheet = referee.sheet
    purse = referee.coins + sheet.value()
    for name, cost in costs:
        if cost <= purse and name not in sheet.developments:
            ways = sorted(referee.payments(name), key=lambda way: [kind in way[0] for kind in reversed(GOODS)])
            referee.buy(name, *ways[0])
            return
    referee.end_buy()


# ---- Measuring ----


def rate(work: Callable[[int], object]) -> float:
    """Games a second, in processor time."""
    began, count = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        for _ in range(10):
            count += 1
            work(count)
    return count / (time.process_time() - began)


def main() -> None:
    """Measure turn about, and print the middle of the ratios."""
    assert SKULL
    game = load(GAME, players=2)
    draw = random.Random(1).random  # noqa: S311  # not a secret
    works: dict[str, Callable[[int], object]] = {
        "engine": lambda seed: engine(game, seed),
        "drawn": lambda seed: drawn(game, seed, draw),
        "by hand": by_hand,
        "thought": lambda seed: thought(game, seed),
    }
    for work in works.values():
        for seed in range(20):
            work(seed)
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            found[name].append(rate(work))
    print("| player | games/s | against | games/s | ratio |\n|---|---|---|---|---|")
    for who, mine, whom, theirs in (
        ("reads `options`, applies one at random", "drawn", "the engine's own random play", "engine"),
        ("reads dice, goods and costs", "thought", "the same player and engine by hand", "by hand"),
    ):
        ratio = median(one / other for one, other in zip(found[mine], found[theirs], strict=True))
        print(f"| {who} | {median(found[mine]):,.0f} | {whom} | {median(found[theirs]):,.0f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
