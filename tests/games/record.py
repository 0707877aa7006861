"""Records the plays of the game: ``python -m tests.games.record`` writes them anew, played by somebody sensible."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rulekit.playing.option import Option
from rulekit.playing.state import State
from tests.games.recorded import Play, followed, written

__all__ = ["FOLDER", "PLAYS", "Sensible"]

FOLDER = Path(__file__).parents[2] / "games" / "roll_through_the_ages" / "plays"
GAME = "roll_through_the_ages"
PEOPLE = ("Anna", "Ben", "Cili", "Dani")
PLAYS = {
    "solo": Play(GAME, (), PEOPLE[:1], 2009, ()),
    "two_players": Play(GAME, (), PEOPLE[:2], 1, ()),
    "four_players": Play(GAME, (), PEOPLE, 4, ()),
    "trading": Play(GAME, ("trading",), PEOPLE[:3], 14, ()),
    "edition_2024": Play(GAME, ("edition_2024",), PEOPLE[:2], 2024, ()),
    "long_winter": Play(GAME, ("long_winter",), PEOPLE[:3], 10, ()),
}
COSTS = ("empire", "architecture", "engineering", "masonry", "granaries", "religion", "caravans", "coinage", "sailing")


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


def main() -> None:
    """Write all plays."""
    FOLDER.mkdir(exist_ok=True)
    for name, play in PLAYS.items():
        path = FOLDER / f"{name}.toml"
        beside = path.with_suffix(".new")
        beside.write_text(written(followed(play, Sensible(play.seed).choose)), "utf-8")
        beside.replace(path)


if __name__ == "__main__":
    main()
