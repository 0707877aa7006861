"""An expression as code that leaves one number on the stack, with what is known of the number."""

from __future__ import annotations

from typing import NamedTuple

from rulekit.machine.wasm.encoding import I32, I64, i32, i64, op

__all__ = [
    "Unsupported", "Value", "constant", "converted", "flag", "kind_of", "kind_of_bits", "sign_mask", "text_of",
    "truth_value",
]  # fmt: skip

NARROW_BITS = 31  # a set of no more bits is a number of 32 bits that is not below 0
LEAST, MOST = -(1 << 31), (1 << 31) - 1
LEAST_LONG, MOST_LONG = -(1 << 63), (1 << 63) - 1


class Unsupported(Exception):
    """The program has something that has no WebAssembly here, such as numbers of more than 64 bits."""


class Value(NamedTuple):
    """Code that leaves one number.

    Conditions are often computed together with what they guard, because that is cheaper than a jump. Then a number may
    be computed whose guard does not hold, such as an entry of a table for "nobody". ``safe`` and ``exact`` say what
    happens there; wherever the guards hold, every value is both.

    Args:
        code: the instructions.
        kind: the type of the number.
        low: its least value.
        high: its greatest value.
        cost: roughly how many instructions run.
        safe: it never traps.
        exact: it never leaves its bounds.
    """

    code: bytes
    kind: int
    low: int
    high: int
    cost: int = 1
    safe: bool = True
    exact: bool = True

    @property
    def is_known(self) -> bool:
        """Whether it can only be one number."""
        return self.low == self.high


def kind_of(low: int, high: int) -> int:
    """The type that holds all numbers between two bounds.

    Raises:
        Unsupported: no type holds them.
    """
    if low >= LEAST and high <= MOST:
        return I32
    if low >= LEAST_LONG and high <= MOST_LONG:
        return I64
    message = f"numbers from {low} to {high} need more than 64 bits"
    raise Unsupported(message)


def kind_of_bits(size: int) -> int:
    """The type of a set of so many bits."""
    return I32 if size <= NARROW_BITS else I64


def text_of(kind: int) -> str:
    """What the instructions of a type begin with."""
    return "i64" if kind == I64 else "i32"


def constant(value: int, kind: int | None = None) -> Value:
    """A number that is known."""
    kind = kind_of(value, value) if kind is None else kind
    return Value(i32(value) if kind == I32 else i64(value), kind, value, value, 0)


def converted(value: Value, kind: int) -> bytes:
    """Code that leaves the number as one of another type."""
    if value.kind == kind:
        return value.code
    if value.is_known:
        return constant(value.low, kind).code
    return value.code + op("i64.extend_i32_s" if kind == I64 else "i32.wrap_i64")


def flag(code: bytes, cost: int, *parts: Value) -> Value:
    """A condition made of parts: 0 or 1, whatever they are."""
    return Value(code, I32, 0, 1, cost + sum(one.cost for one in parts), all(one.safe for one in parts))


def truth_value(value: Value) -> Value:
    """1 if the number is not 0, otherwise 0."""
    if value.kind == I32 and value.low >= 0 and value.high <= 1 and value.exact:
        return value
    if value.kind == I32 and value.low >= 0 and value.high <= 1:
        return flag(value.code + op("i32.eqz", "i32.eqz"), 2, value)
    zero = op("i64.eqz") if value.kind == I64 else op("i32.eqz")
    return flag(value.code + zero + op("i32.eqz"), 2, value)


def sign_mask(condition: Value, full: Value, kind: int) -> bytes:
    """Code that leaves all bits of ``full`` where a condition (0 or 1) holds, otherwise none."""
    text = text_of(kind)
    zero = constant(0, kind).code
    return zero + converted(condition, kind) + op(f"{text}.sub") + full.code + op(f"{text}.and")
