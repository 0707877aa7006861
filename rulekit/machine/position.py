"""A state of play as a frozen value: a tuple of integers, a place in the program, and the state of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.machine.blocks import ENDED, OVER
from rulekit.machine.instructions import Arm, Decide
from rulekit.machine.options import least, offsets

if TYPE_CHECKING:  # the runner makes positions
    from rulekit.machine.runner import Runner

__all__ = ["Option", "Position", "Ranking"]


@frozen
class Option:
    """What an option number stands for.

    Args:
        decide: what the decision (or chance) says of itself.
        says: what the arm says of itself; -1 for chance.
        arm: the number of the arm; 0 for chance.
        value: the value taken.
    """

    decide: int
    says: int
    arm: int
    value: int


@frozen
class Ranking:
    """Who stands where.

    Args:
        gauges: for each player, the numbers that decide, most important first; shape (players, gauges).
        winners: the players (from 0) that share the victory; empty if nobody wins.
    """

    gauges: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


@frozen
class Position:
    """Where a play stands; there are at least two options, or the play is over.

    Args:
        vector: the slots of the program and, behind them, those of the machine.
        place: where in the program; below 0 at a pause.
        rng: the state of chance.
        options: the option numbers, in increasing order (see ``Decide``); at a chance its outcomes, equally likely.
    """

    runner: Runner = field(repr=False)
    vector: tuple[int, ...]
    place: int
    rng: int
    options: tuple[int, ...] = field(eq=False)

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.place > 0

    @property
    def is_finished(self) -> bool:
        """Whether the play itself came to its end, and not only a routine that was run by itself."""
        return self.place == OVER

    @property
    def is_ended(self) -> bool:
        """Whether a routine that was run by itself came to its end."""
        return self.place == ENDED

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self.place < 0 and self.decision is None

    @property
    def decision(self) -> Decide | None:
        """The decision to be taken."""
        return self.runner.blocked.pauses[self.place].decide if self.place < 0 else None

    @property
    def player(self) -> int | None:
        """Who is to decide, from 0; None when nobody is."""
        if self.place >= 0:
            return None
        ask = self.runner.blocked.askers[self.place]
        return None if ask is None else int(ask(self.vector))

    def decode(self, option: int) -> Option:
        """What an option number stands for.

        Raises:
            ValueError: it is none of the options.
        """
        self._refuse_unless_option(option)
        pause = self.runner.blocked.pauses[self.place]
        if pause.decide is None:
            return Option(pause.says, -1, 0, option)
        starts = offsets(pause.decide)
        number = max(index for index, start in enumerate(starts[:-1]) if start <= option < starts[index + 1])
        arm: Arm = pause.decide.arms[number]
        return Option(pause.says, arm.says, number, option - starts[number] + least(arm.domain))

    def apply(self, option: int) -> Position:
        """The position after an option is taken; what is forced after it is done too.

        Raises:
            ValueError: it is none of the options.
        """
        self._refuse_unless_option(option)
        return self.runner.advance(self, option)

    def _refuse_unless_option(self, option: int) -> None:
        if option not in self.options:
            message = "the play is over" if self.is_over else f"{option} is none of the options {list(self.options)}"
            raise ValueError(message)

    def ranking(self) -> Ranking:
        """Who stands where; at the end of play, who wins."""
        program = self.runner.program
        by_gauge: tuple[tuple[int, ...], ...] = self.runner.blocked.gauges(self.vector)
        gauges = tuple(tuple(row[player] for row in by_gauge) for player in range(program.players))
        if program.result >= 0 and self.vector[program.result] > 0:
            return Ranking(gauges, (self.vector[program.result] - 1,))
        if not by_gauge:
            return Ranking(gauges, ())
        best = max(gauges)
        return Ranking(gauges, tuple(player for player, row in enumerate(gauges) if row == best))

    def to_json(self) -> list[object]:
        """Plain lists, numbers and text, for ``Runner.restore``."""
        return [self.runner.fingerprint, self.place, self.rng, list(self.vector)]

    @staticmethod
    def from_json(runner: Runner, data: object) -> Position:
        """The position that ``to_json`` saved; see ``Runner.restore``."""
        return runner.restore(data)
