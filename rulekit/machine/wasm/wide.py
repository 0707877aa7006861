"""Masks of more than 63 bits, as words of 64."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Aggregate, Choice, Const, Expression, Lookup, Operate, Reach
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.encoding import I32, I64, br_if, get, i32, i64, loop, op, put
from rulekit.machine.wasm.value import MOST_LONG, Unsupported, Value, constant, converted, flag

if TYPE_CHECKING:  # expressions of all kinds write each other
    from rulekit.machine.wasm.expressions import Expressions

__all__ = ["EMPTY", "FULL", "bit", "compare", "count", "is_wide", "signed", "words"]

WORD = 64
LONGEST = 63  # bits of a mask that one number holds
FULL = (1 << WORD) - 1


def is_wide(expression: Expression) -> bool:
    """Whether an expression is a mask that one number of 64 bits can't hold."""
    match expression:
        case Const(value):
            return value > MOST_LONG
        case Lookup(row, _):
            return max(row, default=0) > MOST_LONG
        case Aggregate("mask", _, size):
            return size > LONGEST
        case Reach(_, _, steps):
            return len(steps) > LONGEST
        case Operate("&" | "|" | "^", left, right) | Choice(_, left, right):
            return is_wide(left) or is_wide(right)
        case _:
            return False


def words(expression: Expression, writer: Expressions) -> list[Value]:
    """The words of a mask, the lowest first.

    Raises:
        Unsupported: it may be below 0.
    """
    if (known := writer.hoisted(expression)) is not None:
        return known
    match expression:
        case Const(value) if value > MOST_LONG:
            return [_word(i64(part)) for part in _split(value)]
        case Lookup(row, index) if is_wide(expression):
            at = writer.value(index)
            columns = zip_longest(*map(_split, row), fillvalue=0)
            return [_as_word(writer.lookup(tuple(map(signed, column)), at)) for column in columns]
        case Operate("&" | "|" | "^" as name, left, right) if is_wide(expression):
            pairs = zip_longest(words(left, writer), words(right, writer), fillvalue=EMPTY)
            return [_combined(name, one, two) for one, two in pairs]
        case Choice(condition, then, other) if is_wide(expression):
            asked = writer.test(condition)
            pairs = zip_longest(words(then, writer), words(other, writer), fillvalue=EMPTY)
            return [_as_word(arithmetic.choose(asked, one, two)) for one, two in pairs]
        case Aggregate("mask") if is_wide(expression):
            return _mask(expression, writer)
        case Reach() if is_wide(expression):
            return writer.reached(expression)
        case _:
            found = writer.value(expression)
            if found.low < 0:
                message = "a number below 0 is used as a mask"
                raise Unsupported(message)
            return [_as_word(found)]


def _split(value: int) -> list[int]:
    if value < 0:
        message = "a number below 0 is used as a mask"
        raise Unsupported(message)
    return [value >> at & FULL for at in range(0, max(value.bit_length(), 1), WORD)]


def signed(word: int) -> int:
    """A word of 64 bits as a number with a sign."""
    return word - (1 << WORD) if word > MOST_LONG else word


def _word(code: bytes, cost: int = 1, *, safe: bool = True, exact: bool = True) -> Value:
    return Value(code, I64, -MOST_LONG - 1, MOST_LONG, cost, safe, exact)


EMPTY = _word(i64(0), 0)


def _as_word(value: Value) -> Value:
    return _word(converted(value, I64), value.cost, safe=value.safe, exact=value.exact)


def _combined(name: str, one: Value, two: Value) -> Value:
    code = one.code + two.code + op({"&": "i64.and", "|": "i64.or", "^": "i64.xor"}[name])
    return _word(code, one.cost + two.cost + 1, safe=one.safe and two.safe, exact=one.exact and two.exact)


def _mask(aggregate: Aggregate, writer: Expressions) -> list[Value]:
    """The values of a local that pass a test."""
    found = writer.words(aggregate.test, aggregate.local, aggregate.size)
    if found is not None:
        return [_as_word(one) for one in found]
    body = writer.body
    at = body.fresh()
    here = Value(get(at), I32, 0, aggregate.size - 1, 0)
    with writer.hoisting(aggregate.local, aggregate.test) as ahead, writer.bound(aggregate.local, here):
        asked = writer.test(aggregate.test)
    code, held = ahead[0], []
    for first in range(0, aggregate.size, WORD):
        word = body.fresh(I64)
        last = min(first + WORD, aggregate.size)
        turn = asked.code + op("i64.extend_i32_u") + get(at) + op("i64.extend_i32_u", "i64.shl")
        turn += get(word) + op("i64.or") + put(word)
        turn += get(at) + i32(1) + op("i32.add") + put(at) + get(at) + i32(last) + op("i32.lt_s") + br_if(0)
        code += i64(0) + put(word) + i32(first) + put(at) + loop(turn)
        held.append(word)
    cost = 8 + aggregate.size * (asked.cost + 1)
    # All words are computed with the first; whoever uses one uses the first before.
    first_word = _word(code + get(held[0]), cost, safe=asked.safe)
    return [first_word, *(_word(get(one), 0, safe=asked.safe) for one in held[1:])]


def compare(name: str, left: list[Value], right: list[Value]) -> Value:
    """Whether two masks are the same, or not.

    Raises:
        Unsupported: they are compared in another way.
    """
    if name not in ("==", "!="):
        message = f"masks of more than {LONGEST} bits are compared with {name}"
        raise Unsupported(message)
    code, several = b"", []
    for one, two in zip_longest(left, right, fillvalue=EMPTY):
        code += one.code + two.code + op("i64.xor") + (op("i64.or") if code else b"")
        several += [one, two]
    return flag(code + i64(0) + op("i64.eq" if name == "==" else "i64.ne"), len(several), *several)


def count(several: list[Value]) -> Value:
    """How many bits are set."""
    whole = constant(0)
    for one in several:
        code = one.code + op("i64.popcnt", "i32.wrap_i64")
        code = whole.code + code + op("i32.add")
        safe, exact = whole.safe and one.safe, whole.exact and one.exact
        whole = Value(code, I32, 0, whole.high + WORD, whole.cost + one.cost + 2, safe, exact)
    return whole


def bit(several: list[Value], index: Value, writer: Expressions) -> Value:
    """Whether a bit is set."""
    held = writer.body.fresh(I64)
    code = converted(index, I64) + put(held) + i32(0)
    for number, one in enumerate(several):
        here = get(held) + i64(6) + op("i64.shr_u") + i64(number) + op("i64.eq")
        shifted = one.code + get(held) + op("i64.shr_u", "i32.wrap_i64") + i32(1) + op("i32.and")
        code += shifted + here + op("i32.and", "i32.or")
    return flag(code, 6 * len(several), index, *several)
