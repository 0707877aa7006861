"""That there is a number to choose is said by its bounds: no condition has to say it again.

more when count is less than number of dice
  choose a number from count plus 1 to number of dice called new_count
"""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.model.closed import Operation
from rulekit.model.expression import All, Arithmetic, Compare, Condition, Expression, Literal

__all__ = ["without_room"]


def without_room(condition: Condition, low: Expression, high: Expression) -> Condition | None:
    """A condition without the part of it that a number to choose lies between its bounds; None if that is all of it.

    Args:
        condition: when something may be done that begins with the choice of a number.
        low: the least that may be chosen.
        high: the most.
    """
    parts = condition.parts if isinstance(condition, All) else (condition,)
    left = tuple(one for one in parts if not _is_room(one, low, high))
    return left[0] if len(left) == 1 else All(left) if left else None


def _is_room(one: Condition, low: Expression, high: Expression) -> bool:
    match one:
        case (
            Compare(left=least, op=Comparison.LESS_THAN, right=most)
            | Compare(left=most, op=Comparison.MORE_THAN, right=least)
        ):
            return most == high and low == Arithmetic(Operation.PLUS, least, Literal(1))
        case (
            Compare(left=least, op=Comparison.AT_MOST, right=most)
            | Compare(left=most, op=Comparison.AT_LEAST, right=least)
        ):
            return (least, most) == (low, high)
        case _:
            return False
