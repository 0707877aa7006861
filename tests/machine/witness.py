"""The interpreter played from pause to pause, as the compiled runners are."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.machine.instructions import Program
from rulekit.machine.random import Draws, below, seeded
from tests.machine.interpreter import Ask, Interpreter, Roll, Run

__all__ = ["Witness"]


class Witness:
    """A play on the interpreter; stops where there are at least two ways to go on.

    Args:
        program: what to play.
        seed: for chance; None to stop at chance too.
        draw: gives numbers for chance instead of the seed.
        alone: a single routine to run, from a vector.
    """

    def __init__(
        self,
        program: Program,
        seed: int | None,
        draw: Callable[[], int] | None = None,
        alone: tuple[list[int], int] | None = None,
    ) -> None:
        self._draw = draw or (None if seed is None else Draws(seeded(seed)))
        self.interpreter = Interpreter(program, [slot.start for slot in program.slots])
        self._run: Run = self.interpreter.play()
        if alone is not None:
            self.interpreter.vector = list(alone[0])
            self._run = self.interpreter.alone(alone[1])
        self.asked: Ask | Roll | None = None
        self._go(None)

    def _go(self, answer: int | None) -> None:
        try:
            asked = next(self._run) if answer is None else self._run.send(answer)
            while True:
                if isinstance(asked, Ask):
                    if len(asked.options) > 1:
                        break
                    asked = self._run.send(asked.options[0])
                elif asked.outcomes == 1:
                    asked = self._run.send(0)
                elif self._draw is None:
                    break
                else:
                    asked = self._run.send(below(asked.outcomes, self._draw))
            self.asked = asked
        except StopIteration:
            self.asked = None

    @property
    def vector(self) -> tuple[int, ...]:
        """The slots of the program."""
        return tuple(self.interpreter.vector)

    @property
    def options(self) -> tuple[int, ...]:
        """The option numbers now; empty at the end."""
        match self.asked:
            case Ask(options=options):
                return options
            case Roll(outcomes):
                return tuple(range(outcomes))
            case _:
                return ()

    @property
    def player(self) -> int | None:
        """Who is asked; None for chance and at the end."""
        return self.asked.player if isinstance(self.asked, Ask) else None

    @property
    def gauges(self) -> tuple[tuple[int, ...], ...]:
        """The ranking's numbers for each player."""
        program = self.interpreter.program
        return tuple(
            tuple(self.interpreter.value(gauge.values[player]) for gauge in program.ranking)
            for player in range(program.players)
        )

    @property
    def finished(self) -> bool:
        """Whether the play came to its end, and not only a routine."""
        return self.interpreter.finished and not self.loop

    @property
    def loop(self) -> int:
        """The loop for which the play was given up; 0 if it was not."""
        unfinished = self.interpreter.program.unfinished
        return self.interpreter.vector[unfinished] if unfinished >= 0 else 0

    def meaning(self, option: int) -> tuple[int, int]:
        """The arm and the value of an option."""
        if isinstance(self.asked, Ask):
            return self.asked.lowerings[self.asked.options.index(option)]
        return 0, option

    def apply(self, option: int) -> None:
        """Go on with an option."""
        assert option in self.options
        self._go(option)
