"""A game to play, read and print: what ``rulekit.load`` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from attrs import frozen

from rulekit.compiler.endless import USUAL, Allowance
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.driver.pipeline import Checked, load_game
from rulekit.model.game import Game as Rules
from rulekit.playing.examples import Outcome, run_examples
from rulekit.playing.positions import position
from rulekit.playing.record import Record
from rulekit.playing.saved import loaded
from rulekit.playing.seating import Seating
from rulekit.playing.state import Given, State, start
from rulekit.remembering import remembered

__all__ = ["Game", "load"]


@frozen
class Game:
    """A checked game with its variants, for a number of players."""

    checked: Checked
    table: Seating

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
        explicit = self._is_explicit(chance, names or ("",) * self.players)
        return start(self.table, seed, explicit=explicit, names=tuple(names))

    def _is_explicit(self, chance: str, names: Sequence[str]) -> bool:
        if chance not in ("seeded", "explicit"):
            message = f'chance is "seeded" or "explicit", not {chance!r}'
            raise ValueError(message)
        if len(names) != self.players:
            message = f"{len(names)} names for {self.players} players"
            raise ValueError(message)
        return chance == "explicit"

    def position(self, *facts: str, does: str, names: Sequence[str], seed: int = 0, chance: str = "seeded") -> State:
        """A state that is set up from facts, in which somebody begins a step; it is over when the step is.

        Args:
            facts: how things are, in the words of examples: ``"Anna has 3 wood"``.
            does: what is begun, likewise: ``"Anna does build"``.
            names: what the players are called, in order; facts speak of them.
            seed: for chance.
            chance: as for ``start``.

        Raises:
            RuleError: a fact is none that an example may give.
            ValueError: ``chance`` is neither; or the names are not as many as the players.
        """
        explicit = self._is_explicit(chance, names)
        return position(self.table, Given(facts, does, seed), tuple(names), explicit=explicit)

    def from_json(self, text: str) -> State:
        """The state that ``State.to_json`` gave, of this game with the same variants and number of players.

        Args:
            text: JSON.

        Raises:
            ValueError: the text is no state of this game, or no play leads to it.
        """
        return loaded(self.table, text)

    def record(self, state: State) -> Record:
        """The play that led to a state: who chose what, and what chance gave; as ``State.record``."""
        return state.record()

    @property
    def tables(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """The tables of the rules as data: ``game.tables["good"]["wood"]["spaces"]``."""
        return self.table.tables

    def test(self) -> tuple[Outcome, ...]:
        """How the worked examples of the game come out."""
        return run_examples(self.checked)


def load(
    name: str,
    variants: Sequence[str] = (),
    players: int | None = None,
    *,
    options: Mapping[str, int | bool | str] = MappingProxyType({}),
    allowed: Allowance = USUAL,
) -> Game:
    """A game, ready to play and to print.

    Args:
        name: a bundled game's name, or the path of a ``.rules`` file or of the simplifier of one.
        variants: names of variants beside the game, or paths.
        players: how many play; the fewest but at least two (where the game is for more than one) if not said.
        options: what the table has agreed on, by the names of the options; the rule for those that are not named.
        allowed: how much a play may do before it is given up as unfinished.

    Returns:
        The game.

    Raises:
        RuleError: everything that is wrong with the rules, at once; RK0604 for a number of players the game is not for;
            RK0612 and RK0613 for an option that it does not have or offer.
    """
    checked = load_game(name, variants, options)
    game = checked.game
    assert game is not None
    count = players if players is not None else max(game.players_low, min(2, game.players_high))
    if not game.players_low <= count <= game.players_high:
        exact = game.players_low == game.players_high
        range_ = f"{game.players_low}" if exact else f"{game.players_low} to {game.players_high}"
        message = f"`{game.name}` is for {range_} players, not {count}"
        help_ = f"write {range_}" if exact else f"name a number from {range_}"
        raise RuleError((Diagnostic("RK0604", message, (), help_),), dict(checked.sources))
    return Game(checked, _table(checked, count, allowed))


@remembered(64)
def _table(checked: Checked, players: int, allowed: Allowance) -> Seating:
    """The same rules with as many players are made ready once."""
    return Seating(checked, players, allowed=allowed)
