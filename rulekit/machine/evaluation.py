"""Expressions as Python functions, and for many numbers at once: for what is computed while a module is written."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from itertools import compress, repeat

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

__all__ = ["Function", "Outside", "Unknown", "compared", "function", "several"]

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


# ---- Many at once ----


def several(
    expression: Expression,
    local: int,
    values: Sequence[int],
    atom: Expression | None = None,
    numbers: Sequence[int] = (),
) -> list[int]:
    """What ``function`` gives for many values, a step at a time for all of them, which is several times as fast.

    Args:
        expression: what is computed.
        local: the number of the local.
        values: of the local.
        atom: a part; None if there is none but the local.
        numbers: of the part, one for each value.

    Raises:
        Unknown: it depends on something else.
        Outside: for one of the values it looks up what there is not.
    """

    def inner(part: Expression) -> list[int]:
        return several(part, local, values, atom, numbers)

    match expression:
        case Const(value):
            return [value] * len(values)
        case Local(number) if number == local:
            return list(values)
        case _ if expression == atom:
            return list(numbers)
        case Operate(op, left, right):
            return list(map(OPERATIONS[op], inner(left), inner(right)))
        case Compare(op, left, right):
            return list(map(COMPARISONS[op], inner(left), inner(right)))
        case Logic(op, parts):
            return _decided(parts, op == "and", local, values, atom, numbers)
        case Invert(part):
            return list(map(operator.not_, inner(part)))
        case Choice(condition, then, other):
            asked = inner(condition)
            yes, no = (
                iter(several(one, local, *_chosen(values, numbers, where, atom)))
                for one, where in ((then, asked), (other, list(map(operator.not_, asked))))
            )
            return [next(yes) if one else next(no) for one in asked]
        case Lookup(row, index):
            places = inner(index)
            if places and not (min(places) >= 0 and max(places) < len(row)):
                raise Outside
            return list(map(row.__getitem__, places))
        case Bits(_, mask, index):
            if index is None:
                return list(map(int.bit_count, inner(mask)))
            whole, places = inner(mask), inner(index)
            if places and min(places) < 0:
                raise Outside
            return list(map(operator.and_, map(operator.rshift, whole, places), repeat(1)))
        case Read() | Local() | Reach() | Aggregate():
            raise Unknown


def _chosen(
    values: Sequence[int], numbers: Sequence[int], where: Sequence[int], atom: Expression | None
) -> tuple[list[int], Expression | None, list[int]]:
    """Those values, with their numbers, at which something holds."""
    return list(compress(values, where)), atom, list(compress(numbers, where))


def _decided(
    parts: Sequence[Expression],
    until: bool,  # noqa: FBT001  # `and` goes on while parts hold, `or` while they do not
    local: int,
    values: Sequence[int],
    atom: Expression | None,
    numbers: Sequence[int],
) -> list[int]:
    """``and`` or ``or``: later parts are asked only where the earlier ones have not decided."""
    found, going = [int(not until)] * len(values), list(range(len(values)))
    for part in parts:
        asked = several(part, local, values, atom, numbers)
        where = asked if until else list(map(operator.not_, asked))
        going = list(compress(going, where))
        values, atom, numbers = _chosen(values, numbers, where, atom)
    for at in going:
        found[at] = int(until)
    return found
