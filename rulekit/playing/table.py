"""A game made ready to be played by so many people: its program, runners and labels, compiled when first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.compiler.program import Compiled
from rulekit.machine.python import compile_program
from rulekit.machine.runner import Runner
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.pipeline import Checked, compiled

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["Table"]


@frozen(slots=False, eq=False)
class Table:
    """A game and its players.

    Args:
        checked: the game with its variants.
        players: how many play.
        checking: whether every number stored is verified (slower; for tests).
    """

    checked: Checked = field(repr=False)
    players: int
    checking: bool = False
    speakers: dict[str, Speaker] = field(factory=dict[str, "Speaker"], init=False, repr=False)

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert self.checked.game is not None
        return self.checked.game

    @cached_property
    def program(self) -> Compiled:
        """The program with its layout and labels."""
        return compiled(self.game, self.players)

    @cached_property
    def seeded(self) -> Runner:
        """The runner whose chance comes from a seed."""
        return compile_program(self.program.program, checked=self.checking)

    @cached_property
    def explicit(self) -> Runner:
        """The runner that stops at every chance."""
        return compile_program(self.program.program, explicit=True, checked=self.checking)

    def label(self, number: int) -> ArmLabel | ChanceLabel | None:
        """What an option or a chance is called; None if it says nothing of itself."""
        return self.program.labels[number] if number >= 0 else None

    @cached_property
    def fields(self) -> Mapping[str, tuple[Field, ...]]:
        """The fields by owner."""
        return {
            owner: tuple(one for one in self.game.fields if one.owner == owner)
            for owner in ("player", "turn", "game", "die")
        }
