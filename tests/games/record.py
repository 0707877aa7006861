"""Records plays of the games: ``python -m tests.games.record`` writes them anew, played by somebody sensible."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Protocol

from rulekit.playing.option import Option
from rulekit.playing.state import State
from tests.games.consul import Consul
from tests.games.recorded import Play, followed, written

__all__ = ["PLAYS", "Chooser", "chooser", "path_of"]

AGES, WORLD, ARENA = "roll_through_the_ages", "history_of_the_world", "builders_of_the_colosseum"
PIG, YACHT, EIGHTS, HEARTS = "pig", "yacht", "crazy_eights", "hearts"
DOMINOES, LIARS, POINTS = "dominoes", "liars_dice", "backgammon"
PEOPLE = ("Anna", "Ben", "Cili", "Dani", "Edit", "Feri")
PLAYS = {
    (AGES, "solo"): Play(AGES, (), PEOPLE[:1], 2009, ()),
    (AGES, "two_players"): Play(AGES, (), PEOPLE[:2], 1, ()),
    (AGES, "four_players"): Play(AGES, (), PEOPLE[:4], 4, ()),
    (AGES, "trading"): Play(AGES, ("trading",), PEOPLE[:3], 14, ()),
    (AGES, "edition_2024"): Play(AGES, ("edition_2024",), PEOPLE[:2], 2024, ()),
    (AGES, "late_bronze_age"): Play(AGES, ("late_bronze_age",), PEOPLE[:2], 25, ()),
    (AGES, "long_winter"): Play(AGES, ("long_winter",), PEOPLE[:3], 10, ()),
    (ARENA, "two_players"): Play(ARENA, (), PEOPLE[:2], 80, ()),
    (ARENA, "three_players"): Play(ARENA, (), PEOPLE[:3], 70, ()),
    (ARENA, "four_players"): Play(ARENA, (), PEOPLE[:4], 60, ()),
    (ARENA, "evaluation_tiles"): Play(ARENA, ("evaluation_tiles",), PEOPLE[:3], 217, ()),
    (WORLD, "three_players"): Play(WORLD, (), PEOPLE[:3], 3, ()),
    (WORLD, "four_players"): Play(WORLD, (), PEOPLE[:4], 4, ()),
    (WORLD, "five_players"): Play(WORLD, (), PEOPLE[:5], 5, ()),
    (WORLD, "six_players"): Play(WORLD, (), PEOPLE, 6, ()),
    (WORLD, "classic_draft"): Play(WORLD, ("classic_draft",), PEOPLE[:4], 18, ()),
    (DOMINOES, "three_players"): Play(DOMINOES, (), PEOPLE[:3], 28, ()),
    (HEARTS, "four_players"): Play(HEARTS, (), PEOPLE[:4], 26, ()),
    (EIGHTS, "four_players"): Play(EIGHTS, (), PEOPLE[:4], 8, ()),
    (LIARS, "two_players"): Play(LIARS, (), PEOPLE[:2], 3, ()),
    (YACHT, "two_players"): Play(YACHT, (), PEOPLE[:2], 5, ()),
    (POINTS, "two_players"): Play(POINTS, (), PEOPLE[:2], 24, ()),
    (PIG, "three_players"): Play(PIG, (), PEOPLE[:3], 6, ()),
}
WEIGHTS = {"stop": 0.05, "disband": 0.01, "fortify": 0.1, "retreat": 0.3, "development": 4.0, "by_fleet": 3.0}
COSTS = ("empire", "architecture", "engineering", "masonry", "granaries", "religion", "caravans", "coinage", "sailing")


class Chooser(Protocol):
    """Somebody who plays."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, state: State) -> Option:
        """One of the options."""
        ...


class Conqueror:
    """Seldom stops while there is something to conquer, besieges, and plays developments as they come."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # the same on every machine

    def choose(self, state: State) -> Option:
        """One of the options."""
        weights = [WEIGHTS.get(one.path[0], 1.0) for one in state.options]
        return self._random.choices(state.options, weights)[0]


class Sensible:
    """Keeps half the dice, builds where most is done, buys the dearest, and seldom bargains."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # the same on every machine

    def choose(self, state: State) -> Option:
        """One of the options."""
        options = state.options
        first, rest = options[0], options[1:]
        match state.step:
            case "roll":
                return first if self._random.random() < 0.3 else self._random.choice(rest)
            case "trade" if first.path == ("stop",):
                return first if self._random.random() < 0.7 else self._random.choice(rest)
            case "build":
                return max(rest, key=lambda one: self._progress(state, one.path[-1]))
            case "buy" if first.path == ("stop",):
                return max(rest, key=lambda one: -COSTS.index(one.path[0]) if one.path[0] in COSTS else -len(COSTS))
            case _:
                return self._random.choice(options)

    def _progress(self, state: State, site: str) -> float:
        ticks = state.players[state.active].ticks
        assert isinstance(ticks, dict)
        return float(ticks.get(site, 0)) + self._random.random() * 2


def chooser(play: Play) -> Chooser:
    """Who plays a play."""
    people: dict[str, type[Chooser]] = {WORLD: Conqueror, ARENA: Consul}
    return people.get(play.game, Sensible)(play.seed)


def path_of(game: str, name: str) -> Path:
    """The file of a play."""
    return Path(__file__).parents[2] / "games" / game / "plays" / f"{name}.toml"


def main() -> None:
    """Write all plays."""
    for (game, name), play in PLAYS.items():
        path = path_of(game, name)
        path.parent.mkdir(exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_text(written(followed(play, chooser(play).choose)), "utf-8")
        beside.replace(path)


if __name__ == "__main__":
    main()
