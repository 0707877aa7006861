"""Building expressions with their bounds: each function gives the smallest expression that means the same.

A constant operand of ``+`` stands on the right, and subtracting a constant is adding its opposite.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from attrs import evolve

from rulekit.machine.instructions import (
    Aggregate,
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Invert,
    Logic,
    Lookup,
    Operate,
    Reach,
)
from rulekit.machine.rows import parts

__all__ = [
    "Bounded", "bits", "choose", "compare", "invert", "is_condition", "join", "known", "lookup", "operate", "truth",
]  # fmt: skip

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


class Bounded(NamedTuple):
    """An expression and the bounds that its value never leaves."""

    expression: Expression
    low: int
    high: int


def known(value: int) -> Bounded:
    """A constant."""
    return Bounded(Const(value), value, value)


def is_condition(expression: Expression) -> bool:
    """Whether the value can only be 0 or 1 by its form."""
    match expression:
        case Compare() | Logic() | Invert():
            return True
        case Const(value):
            return value in (0, 1)
        case Aggregate(op=op):
            return op in ("any", "all")
        case Bits(op=op):
            return op == "has"
        case Choice(_, then, other):
            return is_condition(then) and is_condition(other)
        case _:
            return False


def truth(bounded: Bounded) -> Bounded:
    """1 if the value is not 0, otherwise 0."""
    kept, low, high = bounded
    if low > 0 or high < 0:
        return known(1)
    if low == high:
        return known(0)
    return bounded if is_condition(kept) else Bounded(Compare("!=", kept, Const(0)), 0, 1)


def invert(bounded: Bounded) -> Bounded:
    """0 if the value is not 0, otherwise 1."""
    kept, low, high = truth(bounded)
    if low == high:
        return known(1 - low)
    match kept:
        case Compare(op, left, right):
            return Bounded(Compare(OPPOSITE[op], left, right), 0, 1)
        case Invert(part):
            return truth(Bounded(part, 0, 1))
        case _:
            return Bounded(Invert(kept), 0, 1)


def join(op: str, parts: Iterable[Bounded]) -> Bounded:
    """``and`` / ``or``; parts have no effect, so one that decides makes the others superfluous.

    What looks at one thing is asked before what goes through many, such as whether a card is held before whether it
    could be played.
    """
    ends = 0 if op == "and" else 1
    kept: list[Expression] = []
    for part in parts:
        one = truth(part)
        if one.low == one.high:
            if one.low == ends:
                return one
        elif isinstance(one.expression, Logic) and one.expression.op == op:
            kept.extend(one.expression.parts)
        else:
            kept.append(one.expression)
    if not kept:
        return known(1 - ends)
    kept.sort(key=_walks)
    return Bounded(kept[0] if len(kept) == 1 else Logic(op, tuple(kept)), 0, 1)


def _walks(expression: Expression) -> bool:
    """Whether an expression goes through many things."""
    return isinstance(expression, Aggregate) or any(_walks(part) for part in parts(expression))


def choose(test: Bounded, then: Bounded, other: Bounded) -> Bounded:
    """``then`` if the test holds, otherwise ``other``."""
    test = truth(test)
    if test.low == test.high:
        return then if test.low else other
    if then.expression == other.expression:
        return then
    if then.low == then.high == 1 and other.low == other.high == 0:
        return test
    low, high = min(then.low, other.low), max(then.high, other.high)
    return Bounded(Choice(test.expression, then.expression, other.expression), low, high)


def compare(op: str, left: Bounded, right: Bounded) -> Bounded:
    """1 or 0; known already when the bounds leave no doubt."""
    match left.expression, right.expression:
        case Operate("+", part, Const(more)), Const(value):
            return compare(op, Bounded(part, left.low - more, left.high - more), known(value - more))
        case Const(value), Operate("+", part, Const(more)):
            return compare(op, known(value - more), Bounded(part, right.low - more, right.high - more))
        case _:
            pass
    match op, left.expression, right.expression:
        case (">" | "!=", Aggregate("count") as counted, Const(0)) | (">=", Aggregate("count") as counted, Const(1)):
            return Bounded(evolve(counted, op="any"), 0, 1)
        case ("==", Aggregate("count") as counted, Const(0)) | ("<", Aggregate("count") as counted, Const(1)):
            return Bounded(Invert(evolve(counted, op="any")), 0, 1)
        case _:
            pass
    if op in (">", ">="):
        smaller = compare("<" if op == ">" else "<=", right, left)
        return smaller if smaller.low == smaller.high else Bounded(Compare(op, left.expression, right.expression), 0, 1)
    if op in ("==", "!="):
        if left.high < right.low or right.high < left.low:
            return known(int(op == "!="))
        if left.low == left.high == right.low == right.high:
            return known(int(op == "=="))
    elif left.high < right.low or (op == "<=" and left.high == right.low):
        return known(1)
    elif left.low > right.high or (op == "<" and left.low == right.high):
        return known(0)
    return Bounded(Compare(op, left.expression, right.expression), 0, 1)


def operate(op: str, left: Bounded, right: Bounded) -> Bounded:
    """``op`` of two integers."""
    match op:
        case "+":
            return _add(left, right)
        case "-" if left.expression == right.expression:
            return known(0)
        case "-" if right.low == right.high:
            return _add(left, known(-right.low))
        case "*":
            return _multiply(left, right)
        case "min" | "max":
            return _extreme(op, left, right)
        case _:
            pass
    a, b = left.expression, right.expression
    if left.low == left.high and right.low == right.high:
        return known(_computed(op, left.low, right.low))
    match op:
        case "-":
            return Bounded(Operate("-", a, b), left.low - right.high, left.high - right.low)
        case "//":
            ends = [left.low // right.low, left.high // right.low, left.low // right.high, left.high // right.high]
            return left if right.low == right.high == 1 else Bounded(Operate("//", a, b), min(ends), max(ends))
        case _:
            return _bitwise(op, left, right)


def _computed(op: str, left: int, right: int) -> int:
    match op:
        case "-":
            return left - right
        case "//":
            return left // right
        case "&":
            return left & right
        case "|":
            return left | right
        case "^":
            return left ^ right
        case _:
            message = f"no such operation: {op!r}"
            raise ValueError(message)


def _add(left: Bounded, right: Bounded) -> Bounded:
    """The sum, its constant part last."""
    if left.low == left.high:
        left, right = right, left
    low, high = left.low + right.low, left.high + right.high
    if low == high:
        return known(low)
    if right.low == right.high:
        match left.expression:
            case Operate("+", part, Const(value)):
                rest, extra = part, value + right.low
            case whole:
                rest, extra = whole, right.low
        return Bounded(Operate("+", rest, Const(extra)) if extra else rest, low, high)
    match left.expression, right.expression:
        case Operate("+", a, Const(x)), Operate("+", b, Const(y)):
            return Bounded(Operate("+", Operate("+", a, b), Const(x + y)) if x + y else Operate("+", a, b), low, high)
        case (Operate("+", a, Const(x)), b) | (b, Operate("+", a, Const(x))):
            return Bounded(Operate("+", Operate("+", a, b), Const(x)), low, high)
        case a, b:
            return Bounded(Operate("+", a, b), low, high)


def _multiply(left: Bounded, right: Bounded) -> Bounded:
    if left.low == left.high:
        left, right = right, left
    ends = [left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high]
    low, high = min(ends), max(ends)
    if low == high:
        return known(low)
    if right.low == right.high == 1:
        return left
    return Bounded(Operate("*", left.expression, right.expression), low, high)


def _extreme(op: str, left: Bounded, right: Bounded) -> Bounded:
    pick = min if op == "min" else max
    low, high = pick(left.low, right.low), pick(left.high, right.high)
    if low == high:
        return known(low)
    if left.high <= right.low:
        return left if op == "min" else right
    if right.high <= left.low:
        return right if op == "min" else left
    if left.expression == right.expression:
        return left
    return Bounded(Operate(op, left.expression, right.expression), low, high)


def _bitwise(op: str, left: Bounded, right: Bounded) -> Bounded:
    whole = Operate(op, left.expression, right.expression)
    if left.low >= 0 and right.low >= 0:
        if op == "&":
            return Bounded(whole, 0, min(left.high, right.high))
        if 0 in (left.high, right.high):
            return right if left.high == 0 else left
        return Bounded(whole, 0, (1 << max(left.high.bit_length(), right.high.bit_length())) - 1)
    far = 1 << max(edge.bit_length() for edge in (left.low, left.high, right.low, right.high))
    return Bounded(whole, -far, far)


def lookup(row: tuple[int, ...], index: Bounded) -> Bounded:
    """An entry of a constant row."""
    kept, low, high = index
    reached = row[max(low, 0) : max(high, 0) + 1]
    if not reached:  # behind a condition that never holds
        return Bounded(Lookup(row, kept), min(row, default=0), max(row, default=0))
    least, most = min(reached), max(reached)
    return known(least) if least == most else Bounded(Lookup(row, kept), least, most)


def bits(op: str, mask: Bounded, index: Bounded | None) -> Bounded:
    """``has`` or ``count`` of a mask."""
    if index is None:
        if mask.low == mask.high:
            return known(mask.low.bit_count())
        return Bounded(Bits(op, mask.expression), 0, max(mask.high, 0).bit_length())
    if mask.low == mask.high and index.low == index.high >= 0:
        return known(mask.low >> index.low & 1)
    if mask.low >= 0 and 1 << max(index.low, 0) > mask.high:
        return known(0)
    return Bounded(Bits(op, mask.expression, index.expression), 0, 1)


def reach(start: Bounded, within: Bounded, steps: tuple[int, ...]) -> Bounded:
    """The places that can be come to."""
    if start.high == 0 or within.high == 0:
        return known(0)
    return Bounded(Reach(start.expression, within.expression, steps), 0, max(within.high, 0))
