"""What is reckoned from two values, where people say it in fewer words: a known number, how far two are apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.sentence import Number, Part, Sentence
from rulekit.model.closed import Operation
from rulekit.model.constant import number
from rulekit.model.expression import Arithmetic, Expression, Literal, ParameterValue
from rulekit.model.walk import equivalent

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["said"]


def said(value: Arithmetic, narrator: Narrator) -> Part:
    """What is reckoned, in words: ``price of that building minus 2``; what numbers of the rules come to is a number.

    Args:
        value: what is reckoned.
        narrator: says its parts.
    """
    if _of_numbers(value) and (known := number(value, 0, {})) is not None:
        return Number(known)
    ends = _far_apart(value)
    left, right = ends or (value.left, value.right)
    name = "difference" if ends is not None else value.op.value
    return Sentence(name, {"left": narrator.value(left), "right": narrator.value(right)})


def _of_numbers(value: Expression) -> bool:
    match value:
        case Literal():
            return True
        case ParameterValue():
            return not value.parameter.others
        case Arithmetic(op=Operation.PLUS | Operation.MINUS | Operation.TIMES | Operation.DIVIDED):
            return _of_numbers(value.left) and _of_numbers(value.right)
        case _:
            return False


def _far_apart(value: Arithmetic) -> tuple[Expression, Expression] | None:
    """The two values of which the smaller is taken from the larger; None for anything else."""
    left, right = value.left, value.right
    if value.op is not Operation.MINUS or not isinstance(left, Arithmetic) or not isinstance(right, Arithmetic):
        return None
    if left.op is not Operation.LARGER or right.op is not Operation.SMALLER:
        return None
    straight = equivalent(left.left, right.left) and equivalent(left.right, right.right)
    crossed = equivalent(left.left, right.right) and equivalent(left.right, right.left)
    return (left.left, left.right) if straight or crossed else None
