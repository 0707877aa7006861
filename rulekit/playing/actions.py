"""Options as numbers that mean the same in the whole game: what libraries for learning call actions."""

from __future__ import annotations

from attrs import frozen

from rulekit.machine.options import offsets
from rulekit.machine.runner import Runner
from rulekit.playing.board import Board
from rulekit.playing.option import Option

__all__ = ["Actions", "actions_of"]


@frozen
class Actions:
    """The actions of a game: decision after decision, each with all options that it can ever have.

    The numbers follow from the rules and the number of players alone, and are the same with seeded and with explicit
    chance. Outcomes of chance are no actions.

    Args:
        starts: by the place of a decision, the number of its first action.
        decisions: by the place of a decision, its number from 1.
        count: how many there are.
        outcomes: how many outcomes chance has at most; 0 in a game without chance, and where it is seeded.
    """

    starts: dict[int, int]
    decisions: dict[int, int]
    count: int
    outcomes: int

    def number(self, option: Option) -> int:
        """The action that an option is; for an outcome of chance, its number among these.

        Args:
            option: of a state or a view.
        """
        return self.starts.get(option.board.place, 0) + option.number

    def legal(self, board: Board) -> list[int]:
        """The actions that a state or a view offers, in increasing order."""
        first = self.starts.get(board.place, 0)
        return sorted(first + one for one in board.numbers)

    def option(self, board: Board, action: int) -> Option:
        """The option that an action is.

        Args:
            board: where it is taken.
            action: its number.

        Raises:
            ValueError: it is not offered there.
        """
        number = action - self.starts.get(board.place, 0)
        if number not in board.numbers:
            message = f"action {action} is not offered here; there are: {', '.join(map(str, self.legal(board)))}"
            raise ValueError(message)
        return Option(board, number)


def actions_of(runner: Runner) -> Actions:
    """The actions of a program.

    Args:
        runner: what runs it.
    """
    starts, decisions, count = dict[int, int](), dict[int, int](), 0
    for pause in reversed(runner.segmented.pauses):
        if pause.decide is not None and runner.segmented.deciders[pause.place] is not None:
            starts[pause.place] = count
            decisions[pause.place] = len(decisions) + 1
            count += offsets(pause.decide)[-1]
    outcomes = max((one.outcomes for one in runner.segmented.pauses if one.decide is None), default=0)
    return Actions(starts, decisions, count, outcomes)
