"""Numbers and conditions put together: code, bounds, and where a jump is dearer than computing both sides."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, I64, get, i32, op, put, tee, when
from rulekit.machine.wasm.value import Value, constant, converted, flag, kind_of, text_of

__all__ = ["bit", "choose", "compare", "count_bits", "invert", "join", "least_of", "operate"]

JUMP = 8  # what costs more than this is jumped over when it is not wanted
COMPARISONS = {"==": "eq", "!=": "ne", "<": "lt_s", "<=": "le_s", ">": "gt_s", ">=": "ge_s"}
OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor"}
WIDTH = {I32: 32, I64: 64}


def _wider(*values: Value) -> int:
    return I64 if any(one.kind == I64 for one in values) else I32


def operate(name: str, left: Value, right: Value, body: Body) -> Value:
    """``name`` of two numbers (see ``instructions.Operate``)."""
    if name == "//":
        return _divide(left, right, body)
    if name in ("min", "max"):
        return least_of(name, left, right, body)
    low, high = _bounds(name, left, right)
    if left.is_known and right.is_known and low == high:
        return constant(low)
    if right.is_known and right.low == 0 and name in ("+", "-", "|", "^"):
        return left
    kind = I64 if _wider(left, right) == I64 else kind_of(low, high)
    code = converted(left, kind) + converted(right, kind) + op(f"{text_of(kind)}.{OPERATIONS[name]}")
    return _both(code, kind, low, high, left, right)


def _both(code: bytes, kind: int, low: int, high: int, left: Value, right: Value, cost: int = 1) -> Value:  # noqa: PLR0917 all that a value is
    safe, exact = left.safe and right.safe, left.exact and right.exact
    return Value(code, kind, low, high, left.cost + right.cost + cost, safe, exact)


def _bounds(name: str, left: Value, right: Value) -> tuple[int, int]:
    match name:
        case "+":
            low, high = left.low + right.low, left.high + right.high
        case "-":
            low, high = left.low - right.high, left.high - right.low
        case "*":
            ends = [a * b for a in (left.low, left.high) for b in (right.low, right.high)]
            low, high = min(ends), max(ends)
        case "&" if left.low >= 0 and right.low >= 0:
            low, high = 0, min(left.high, right.high)
        case _ if left.low >= 0 and right.low >= 0:
            low, high = 0, (1 << max(left.high.bit_length(), right.high.bit_length())) - 1
        case _:
            far = 1 << max(abs(edge).bit_length() for edge in (left.low, left.high, right.low, right.high))
            low, high = -far, far - 1
    kind_of(low, high)
    return low, high


def least_of(name: str, left: Value, right: Value, body: Body) -> Value:
    """The smaller (``min``) or the greater (``max``) of two numbers."""
    pick = min if name == "min" else max
    low, high = pick(left.low, right.low), pick(left.high, right.high)
    kind = _wider(left, right)
    one, two = body.fresh(kind), body.fresh(kind)
    order = op(f"{text_of(kind)}.{'lt_s' if name == 'min' else 'gt_s'}", "select")
    code = converted(left, kind) + tee(one) + converted(right, kind) + tee(two) + get(one) + get(two) + order
    return _both(code, kind, low, high, left, right, 2)


def _divide(left: Value, right: Value, body: Body) -> Value:
    """Division towards minus infinity; that of WebAssembly goes towards 0."""
    by = right.low
    assert right.is_known
    assert by > 0
    low, high = left.low // by, left.high // by
    kind = kind_of(left.low + 1 - by if left.low < 0 else 0, by)
    kind = _wider(left, constant(0, kind))
    text, divisor = text_of(kind), constant(by, kind).code
    if left.low >= 0:
        return _both(converted(left, kind) + divisor + op(f"{text}.div_u"), kind, low, high, left, right, 3)
    held, zero = body.fresh(kind), constant(0, kind).code
    bias = constant(1 - by, kind).code + zero + get(held) + zero + op(f"{text}.lt_s", "select")
    code = converted(left, kind) + put(held) + get(held) + bias + op(f"{text}.add") + divisor + op(f"{text}.div_s")
    return _both(code, kind, low, high, left, right, 5)


def compare(name: str, left: Value, right: Value) -> Value:
    """1 when ``left name right``, otherwise 0."""
    kind = _wider(left, right)
    text = text_of(kind)
    if name == "==" and right.is_known and right.low == 0:
        return flag(left.code + op(f"{text_of(left.kind)}.eqz"), 1, left)
    code = converted(left, kind) + converted(right, kind) + op(f"{text}.{COMPARISONS[name]}")
    return flag(code, 1, left, right)


def invert(value: Value) -> Value:
    """1 for 0, and 0 for any other number."""
    return flag(value.code + op(f"{text_of(value.kind)}.eqz"), 1, value)


def join(name: str, conditions: Sequence[Value]) -> Value:
    """``and`` / ``or`` of conditions; what is dear or must not be computed in vain stands behind a jump."""
    if not conditions:
        return constant(int(name == "and"))
    whole = conditions[-1]
    for part in reversed(conditions[:-1]):
        if whole.safe and whole.cost <= JUMP:
            code = part.code + whole.code + op("i32.and" if name == "and" else "i32.or")
        elif name == "and":
            code = part.code + when(whole.code, i32(0), I32)
        else:
            code = part.code + when(i32(1), whole.code, I32)
        whole = flag(code, 1, part, whole)
    return whole


def choose(test: Value, then: Value, other: Value) -> Value:
    """``then`` where the test holds, otherwise ``other``."""
    low, high = min(then.low, other.low), max(then.high, other.high)
    kind = _wider(then, other)
    cost = test.cost + then.cost + other.cost + 1
    safe, exact = test.safe and then.safe and other.safe, then.exact and other.exact
    if then.safe and other.safe and then.cost + other.cost <= JUMP:
        if then.is_known and other.is_known and other.low == 0 and kind == I32 and then.low > 0:
            shift = then.low.bit_length() - 1
            if then.low == 1 << shift:
                code = test.code + (i32(shift) + op("i32.shl") if shift else b"")
                return Value(code, I32, 0, high, cost, safe, exact)
        code = converted(then, kind) + converted(other, kind) + test.code + op("select")
        return Value(code, kind, low, high, cost, safe, exact)
    code = test.code + when(converted(then, kind), converted(other, kind), kind)
    return Value(code, kind, low, high, cost, safe, exact)


def bit(mask: Value, index: Value, body: Body) -> Value:
    """Whether a bit of a mask is set; bits beyond the mask are those of its sign, as in Python."""
    if mask.kind == I32 and index.is_known and 0 <= index.low < WIDTH[I32]:
        return flag(mask.code + i32(1 << index.low) + op("i32.and") + i32(0) + op("i32.ne"), 2, mask)
    kind = I64 if mask.kind == I64 or index.high >= WIDTH[I32] else I32
    text, last = text_of(kind), WIDTH[kind] - 1
    if index.high > last:
        index = least_of("min", index, constant(last), body)
    code = converted(mask, kind) + converted(index, kind) + op(f"{text}.shr_s")
    code += (op("i32.wrap_i64") if kind == I64 else b"") + i32(1) + op("i32.and")
    return flag(code, 3, mask, index)


def count_bits(mask: Value, body: Body) -> Value:
    """How many bits of a mask are set; of a number below 0 those of its opposite, as in Python."""
    text = text_of(mask.kind)
    code = mask.code
    if mask.low < 0:
        held, zero = body.fresh(mask.kind), constant(0, mask.kind).code
        code += tee(held) + zero + get(held) + op(f"{text}.sub") + get(held) + zero + op(f"{text}.gt_s", "select")
    code += op(f"{text}.popcnt") + (op("i32.wrap_i64") if mask.kind == I64 else b"")
    most = max(abs(mask.low), abs(mask.high)).bit_length()
    return Value(code, I32, 0, most, mask.cost + 1 + 4 * (mask.low < 0), mask.safe, mask.exact)
