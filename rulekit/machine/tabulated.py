"""What an expression of constants and one local comes to for each of its values, while a module is written.

Both runners fold such tests and offsets into masks and tables; it is the one place where that is worked out, a step at
a time for all values, and a property compares it with the interpreter of the tests.
"""

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

__all__ = ["Outside", "Unknown", "compared", "entries", "several"]

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


def entries(
    expression: Expression,
    local: int,
    values: Sequence[int],
    atom: Expression | None = None,
    numbers: Sequence[int] = (),
) -> list[int | None]:
    """What an expression is for many values of a local, and None for those where it looks up what there is not.

    Args:
        expression: what is computed.
        local: the number of the local.
        values: of the local.
        atom: a part; None if there is none but the local.
        numbers: of the part, one for each value.

    Raises:
        Unknown: it depends on something else.
    """
    try:
        return [*several(expression, local, values, atom, numbers)]
    except Outside:
        if len(values) == 1:
            return [None]
    half = len(values) // 2
    first = entries(expression, local, values[:half], atom, numbers[:half])
    return first + entries(expression, local, values[half:], atom, numbers[half:])


def several(
    expression: Expression,
    local: int,
    values: Sequence[int],
    atom: Expression | None = None,
    numbers: Sequence[int] = (),
) -> list[int]:
    """What an expression is for many values of a local.

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
