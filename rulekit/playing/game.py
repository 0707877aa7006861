"""A game to play, read and print: what ``rulekit.load`` gives."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.model.game import Game as Rules
from rulekit.pipeline import Checked, load_game
from rulekit.playing.examples import Outcome, run_examples
from rulekit.playing.state import State, start
from rulekit.playing.table import Table

__all__ = ["Game", "load"]


@frozen
class Game:
    """A checked game with its variants, for a number of players."""

    checked: Checked
    table: Table

    @property
    def rules(self) -> Rules:
        """What the game is: tables, fields, steps and the rest, as frozen values."""
        return self.table.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players

    def start(self, seed: int = 0, *, chance: str = "seeded", names: Sequence[str] = ()) -> State:
        """The first state of a play.

        Args:
            seed: for chance; the same seed gives the same game on every machine.
            chance: ``"seeded"``, or ``"explicit"`` to get chance as options with their probabilities.
            names: what the players are called.

        Raises:
            ValueError: ``chance`` is neither; or the names are not as many as the players.
        """
        if chance not in ("seeded", "explicit"):
            message = f'chance is "seeded" or "explicit", not {chance!r}'
            raise ValueError(message)
        if names and len(names) != self.players:
            message = f"{len(names)} names for {self.players} players"
            raise ValueError(message)
        return start(self.table, seed, explicit=chance == "explicit", names=tuple(names))

    def test(self) -> tuple[Outcome, ...]:
        """How the worked examples of the game come out."""
        return run_examples(self.checked)


def load(name: str, variants: Sequence[str] = (), players: int | None = None) -> Game:
    """A game, ready to play and to print.

    Args:
        name: a bundled game's name, or the path of a ``.rules`` file or of the folder of one.
        variants: names of variants beside the game, or paths.
        players: how many play; the fewest but at least two (where the game is for more than one) if not said.

    Returns:
        The game.

    Raises:
        RuleError: everything that is wrong with the rules, at once; RK0604 for a number of players the game is not for.
    """
    checked = load_game(name, variants)
    game = checked.game
    assert game is not None
    count = players if players is not None else max(game.players_low, min(2, game.players_high))
    if not game.players_low <= count <= game.players_high:
        message = f"`{game.name}` is for {game.players_low} to {game.players_high} players, not {count}"
        help_ = f"name a number from {game.players_low} to {game.players_high}"
        raise RuleError((Diagnostic("RK0604", message, (), help_),), dict(checked.sources))
    return Game(checked, Table(checked, count))
