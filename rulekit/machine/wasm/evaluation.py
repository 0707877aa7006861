"""Expressions as Python functions, for what is computed while a module is written."""

from __future__ import annotations

import operator
from collections.abc import Callable

from rulekit.machine.instructions import (
    Aggregate,
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Invert,
    Local,
    Logic,
    Lookup,
    Operate,
    Reach,
    Read,
)

__all__ = ["Function", "Outside", "Unknown", "compared", "function"]

Function = Callable[[int, int], int]
Binary = Callable[[int, int], int]

COMPARISONS: dict[str, Binary] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
OPERATIONS: dict[str, Binary] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv, "min": min, "max": max,
    "&": operator.and_, "|": operator.or_, "^": operator.xor,
}  # fmt: skip


class Unknown(Exception):
    """An expression depends on something that is not given."""


class Outside(Exception):
    """An expression has no value: it asks for an entry outside its row."""


def compared(name: str, left: int, right: int) -> bool:
    """Whether ``left name right``."""
    return bool(COMPARISONS[name](left, right))


def function(expression: Expression, local: int, atom: Expression | None = None) -> Function:
    """An expression as a function of the value of a local and the number of one of its parts.

    The function raises ``Outside`` where the expression looks up what there is not.

    Args:
        expression: what is computed.
        local: the number of the local.
        atom: a part; None if there is none but the local.

    Raises:
        Unknown: it depends on something else.
    """

    def inner(part: Expression) -> Function:
        return function(part, local, atom)

    match expression:
        case Const(value):
            return lambda x, n: value  # noqa: ARG005 all functions take both
        case Local(number) if number == local:
            return lambda x, n: x  # noqa: ARG005 as above
        case _ if expression == atom:
            return lambda x, n: n  # noqa: ARG005 as above
        case Operate(op, left, right):
            return _joined(OPERATIONS[op], inner(left), inner(right))
        case Compare(op, left, right):
            return _joined(COMPARISONS[op], inner(left), inner(right))
        case Logic("and", several):
            parts = tuple(map(inner, several))
            return lambda x, n: all(part(x, n) for part in parts)
        case Logic(_, several):
            parts = tuple(map(inner, several))
            return lambda x, n: any(part(x, n) for part in parts)
        case Invert(part):
            inverted = inner(part)
            return lambda x, n: not inverted(x, n)
        case Choice(condition, then, other):
            asked, yes, no = inner(condition), inner(then), inner(other)
            return lambda x, n: yes(x, n) if asked(x, n) else no(x, n)
        case Lookup(row, index):
            return _looked_up(row, inner(index))
        case Bits(_, mask, index):
            whole = inner(mask)
            return _asked(whole, inner(index)) if index is not None else lambda x, n: whole(x, n).bit_count()
        case Read() | Local() | Reach() | Aggregate():
            raise Unknown


def _joined(binary: Binary, left: Function, right: Function) -> Function:
    return lambda x, n: binary(left(x, n), right(x, n))


def _looked_up(row: tuple[int, ...], index: Function) -> Function:
    def entry(x: int, n: int) -> int:
        at = index(x, n)
        if not 0 <= at < len(row):
            raise Outside
        return row[at]

    return entry


def _asked(mask: Function, index: Function) -> Function:
    def bit(x: int, n: int) -> int:
        at = index(x, n)
        if at < 0:
            raise Outside
        return mask(x, n) >> at & 1

    return bit
