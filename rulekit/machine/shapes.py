"""Whether a mask has all of one of many others, such as the lines of a board, by what these look like.

Masks that differ in their place only are tried at once: the mask is put over itself, moved by each of their bits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.machine.instructions import Aggregate, Compare, Expression, Lookup, Operate
from rulekit.machine.rows import free
from rulekit.machine.tabulated import Unknown, entries

__all__ = ["numbers", "shapes", "shifts"]


def shapes(aggregate: Aggregate) -> tuple[Expression, Mapping[int, int]] | None:
    """The mask that is asked, and where, as a mask, each shape may begin; a shape has its bit 0.

    None if it is no such question, or if there are hardly fewer shapes than masks.
    """
    match aggregate.test:
        case Compare("==", Operate("&", mask, Lookup(row, index)), Lookup(other, again)) if (row, index) == (
            other,
            again,
        ):
            pass
        case Compare("==", Operate("&", Lookup(row, index), mask), Lookup(other, again)) if (row, index) == (
            other,
            again,
        ):
            pass
        case _:
            return None
    if aggregate.op != "any" or free(mask):
        return None
    wanted = numbers(Lookup(row, index), aggregate.local, range(aggregate.size))
    if wanted is None:
        return None
    found: dict[int, int] = {}
    for one in wanted:
        if one is None or one <= 0:
            return None
        lowest = one & -one
        found[one // lowest] = found.get(one // lowest, 0) | lowest
    return (mask, found) if sum(shape.bit_count() for shape in found) <= aggregate.size else None


def shifts(shape: int) -> list[int] | None:
    """By how much to move a mask, laid over itself each time, so that what is left has the whole shape.

    Half of what has to be moved otherwise where a shape is made of a half of it, twice. None if it is not.

    >>> shifts(0b1111)
    [2, 1]
    """
    if shape == 1:
        return []
    if shape.bit_count() % 2:
        return None
    for by in [at for at in range(1, shape.bit_length()) if shape >> at & 1]:
        half, left = 0, shape
        while left:
            lowest = left & -left
            if not left & lowest << by:
                break
            half |= lowest
            left &= ~(lowest | lowest << by)
        if not left and (rest := shifts(half)) is not None:
            return [*rest, by]
    return None


def numbers(expression: Expression, local: int, values: range) -> Sequence[int | None] | None:
    """What an expression is for each value of a local, None where it is nothing; None if it depends on more."""
    try:
        return entries(expression, local, values)
    except Unknown:
        return None
