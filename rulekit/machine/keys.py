"""What the numbers of options stand for."""

from __future__ import annotations

from bisect import bisect_right

from attrs import frozen

from rulekit.machine.options import least, offsets
from rulekit.machine.segments import Pause

__all__ = ["Keys", "OptionKey"]


@frozen
class OptionKey:
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


class Keys:
    """The options of one pause, by number: which arm each belongs to is looked up, not searched for."""

    def __init__(self, pause: Pause) -> None:
        self.says = pause.says
        arms = pause.decide.arms if pause.decide is not None else ()
        starts = offsets(pause.decide) if pause.decide is not None else [0]
        self._arms = tuple(
            (start, least(arm.domain), arm.says, number)
            for number, (arm, start, end) in enumerate(zip(arms, starts, starts[1:], strict=False))
            if end > start
        )
        self._starts = [one[0] for one in self._arms]

    def key(self, option: int) -> OptionKey:
        """What an option stands for."""
        if not self._arms:
            return OptionKey(self.says, -1, 0, option)
        start, low, says, number = self._arms[bisect_right(self._starts, option) - 1]
        return OptionKey(self.says, says, number, option - start + low)
