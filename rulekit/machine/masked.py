"""Tests over the values of a local as operations on whole masks: bit x of one integer says what the test says of x.

Python's integers have as many bits as wanted, so a board of any size is one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Aggregate, Bits, Expression, Invert, Logic
from rulekit.machine.rows import free
from rulekit.machine.shapes import numbers, shapes
from rulekit.machine.tabulated import Outside, Unknown, several

if TYPE_CHECKING:  # the two write each other's parts
    from rulekit.machine.expressions import Writer

__all__ = ["members", "shaped", "word"]

LEAST = 4  # values for which a mask is worth its operations
MOST_SHIFTS = 4  # ways in which bits are moved within one mask
CHUNK = 11  # bits whose members stand in a table
AMPERSAND, SHIFT, BAR, CARET = 7, 8, 5, 6


def word(test: Expression, local: int, size: int, writer: Writer) -> str | None:
    """The text of the mask of the values 0 to ``size - 1`` of a local that pass a test; None if it has none.

    It stands in parentheses.
    """
    if size < LEAST or writer.checked:
        return None
    return _word(test, local, range(size), writer)


def _word(test: Expression, local: int, values: range, writer: Writer) -> str | None:
    known = _known(test, local, values)
    if known is not None:
        return f"({known})"
    full = (1 << len(values)) - 1
    match test:
        case Logic(op, parts):
            sign, idle = (" & ", f"({full})") if op == "and" else (" | ", "(0)")
            words = [_word(part, local, values, writer) for part in parts]
            joined = [one for one in words if one is not None and one != idle]
            if None in words:
                return None
            return f"({sign.join(joined)})" if joined else idle
        case Invert(part):
            whole = _word(part, local, values, writer)
            return None if whole is None else f"({whole} ^ {full})"
        case Bits("has", mask, index) if index is not None:
            return _moved(mask, numbers(index, local, values), full, writer)
        case _:
            return None


def _known(test: Expression, local: int, values: range) -> int | None:
    """The mask of a test that depends on the local alone; None of another."""
    try:
        return sum(compress([1 << bit for bit in values], several(test, local, values)))
    except Unknown:
        return None
    except Outside:
        held = numbers(test, local, values) or []
        return sum(1 << bit for bit, one in enumerate(held) if one)


def _moved(mask: Expression, places: Sequence[int | None] | None, full: int, writer: Writer) -> str | None:
    """The mask of the values whose place is in another mask: its bits, moved to where the values stand."""
    if places is None or not writer.plain(mask) or free(mask):
        return None
    low, high = writer.bounds(mask)
    shifts: dict[int, int] = {}
    for value, place in enumerate(places):
        if place is not None and place >= 0:
            shifts[place - value] = shifts.get(place - value, 0) | 1 << value
    if low < 0 or not 0 < len(shifts) <= MOST_SHIFTS:
        return None
    with writer.plainly():
        text = writer.number(mask, SHIFT if shifts.keys() != {0} else AMPERSAND)
    if shifts == {0: full} and high <= full:
        return f"({text})"
    terms = []
    for by, where in shifts.items():
        moved = f"{text} >> {by}" if by > 0 else f"{text} << {-by}" if by < 0 else text
        terms.append(f"{moved} & {where}")
    return f"({' | '.join(terms)})"


def members(mask: str, size: int, shift: int, writer: Writer) -> str | None:
    """The text of the bits that are set in a mask of so many, in order, each with ``shift`` added.

    None if the mask would have to be named where Python forbids it.
    """
    tables = []
    for first in range(0, size, CHUNK):
        count = min(CHUNK, size - first)
        tables.append((first, count, writer.names.members(count, first + shift)))
    if len(tables) == 1:
        return f"{tables[0][2]}[{mask}]"
    if writer.frugal:
        return None
    name = writer.names.fresh("w")
    parts = []
    for first, count, table in tables:
        part = f"{name} >> {first}" if first else f"({name} := {mask})"
        parts.append(f"*{table}[{part}{f' & {(1 << count) - 1}' if first + count < size else ''}]")
    return f"({', '.join(parts)})"


def shaped(aggregate: Aggregate, writer: Writer) -> str | None:
    """The text of whether a mask has all of one of many others; see ``shapes.py``. None if it has none."""
    found = shapes(aggregate)
    if found is None or writer.checked:
        return None
    mask, starts = found
    if not writer.plain(mask) or writer.bounds(mask)[0] < 0:
        return None
    name = writer.names.fresh("h")
    with writer.plainly():
        text = writer.integer(mask)
    tests = []
    for shape, where in starts.items():
        bits = [at for at in range(1, shape.bit_length()) if shape >> at & 1]
        tests.append(" & ".join([f"{name} & {where}", *(f"{name} >> {at}" for at in bits)]))
    if writer.frugal:
        return f"any([{' or '.join(tests)} for {name} in ({text},)])"
    return f"((({name} := {text}){' or '.join(tests).removeprefix(name)}) != 0)"
