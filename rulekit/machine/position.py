"""A state of play as a frozen value: a tuple of integers, a place in the program, and the state of chance."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.machine.instructions import Decide
from rulekit.machine.keys import OptionKey
from rulekit.machine.outcome import best_of, drawn
from rulekit.machine.segments import ENDED, OVER

if TYPE_CHECKING:  # the runner makes positions
    from rulekit.machine.runner import Runner

__all__ = ["Position", "Ranking", "Throw"]


@frozen
class Ranking:
    """Who stands where.

    Args:
        gauges: for each player, the numbers that decide, most important first; shape (players, gauges).
        winners: the players (from 0) that share the victory; empty if nobody wins.
        drawn: whether nobody wins because the rules say that the play is drawn.
    """

    gauges: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    drawn: bool = False

    def share(self, player: int) -> float:
        """What a player has of the victory, 0 to 1; of a drawn play all have the same part."""
        if self.drawn:
            return 1 / len(self.gauges)
        return 1 / len(self.winners) if player in self.winners else 0.0


@frozen
class Throw:
    """Dice that are falling.

    Args:
        player: who throws them, from 0; None where nobody in particular does.
        dice: how many are still to fall, at least 1.
    """

    player: int | None
    dice: int


@frozen
class Position:
    """Where a play stands; there are at least two options, or the play is over.

    Args:
        vector: the slots of the program and, behind them, those of the machine.
        place: where in the program; below 0 at a pause.
        rng: the state of chance.
        options: the option numbers, in increasing order (see ``Decide``); at a chance its outcomes, equally likely.
        spent: the steps of the play up to its last choice; see ``Budget``.
    """

    runner: Runner = field(repr=False)
    vector: tuple[int, ...]
    place: int
    rng: int
    options: tuple[int, ...] = field(eq=False)
    spent: int = field(default=0, eq=False, repr=False)

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.place > 0

    @property
    def is_finished(self) -> bool:
        """Whether the play itself came to its end, and not only a routine that was run by itself."""
        return self.place == OVER and not self.loop

    @property
    def loop(self) -> int:
        """The number, from 1, of the loop that went round so often that the play was given up; 0 in any other play."""
        unfinished = self.runner.program.unfinished
        return self.vector[unfinished] if unfinished >= 0 else 0

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
        return self.runner.segmented.pauses[self.place].decide if self.place < 0 else None

    @property
    def player(self) -> int | None:
        """Who is to decide, from 0; None when nobody is."""
        if self.place >= 0:
            return None
        decider = self.runner.segmented.deciders[self.place]
        return None if decider is None else int(decider(self.vector))

    @property
    def throw(self) -> Throw | None:
        """The dice that are falling, when chance is to act and dice are what falls."""
        if self.place >= 0:
            return None
        waiting = self.runner.segmented.pauses[self.place].waiting
        if waiting < 0:
            return None
        thrower = self.runner.segmented.throwers[self.place]
        return Throw(None if thrower is None else int(thrower(self.vector)), self.vector[waiting].bit_count())

    def decode(self, option: int) -> OptionKey:
        """What an option number stands for.

        Raises:
            ValueError: it is none of the options.
        """
        self._refuse_unless_option(option)
        return self.runner.key_of(self.place, option)

    def apply(self, option: int) -> Position:
        """The position after an option is taken; what is forced after it is done too.

        Raises:
            ValueError: it is none of the options.
        """
        self._refuse_unless_option(option)
        return self.runner.advance(self, option)

    def _refuse_unless_option(self, option: int) -> None:
        at = bisect_left(self.options, option)
        if at == len(self.options) or self.options[at] != option:
            message = "the play is over" if self.is_over else f"{option} is none of the options {list(self.options)}"
            raise ValueError(message)

    def ranking(self) -> Ranking:
        """Who stands where; at the end of play, who wins; nobody wins a play without an end."""
        program = self.runner.program
        by_gauge: tuple[tuple[int, ...], ...] = self.runner.segmented.gauges(self.vector)
        gauges = tuple(tuple(row[player] for row in by_gauge) for player in range(program.players))
        result = self.vector[program.result] if program.result >= 0 else 0
        if result > 0:
            winners = (result - 1,) if result <= program.players else ()
            return Ranking(gauges, winners, result == drawn(program.players))
        if not by_gauge or self.loop:
            return Ranking(gauges, ())
        return Ranking(gauges, best_of(gauges, self.vector[program.out] if program.out >= 0 else 0))

    def to_json(self) -> list[object]:
        """Plain lists, numbers and text, for ``Runner.restore``."""
        return [self.runner.fingerprint, self.place, self.rng, list(self.vector)]

    @staticmethod
    def from_json(runner: Runner, data: object) -> Position:
        """The position that ``to_json`` saved; see ``Runner.restore``."""
        return runner.restore(data)
