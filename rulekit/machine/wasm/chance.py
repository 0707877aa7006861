"""PCG32 as WebAssembly: the same numbers as ``rulekit.machine.random``, drawn in the same order."""

from __future__ import annotations

from rulekit.machine.random import INCREMENT, MULTIPLIER
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, I64, block, br, br_if, get, i32, i64, loop, op, put, tee, when
from rulekit.machine.wasm.value import MOST, Unsupported, Value, constant, converted

__all__ = ["draw", "draw_at_most", "number", "seeded"]


def seeded(seed: bytes) -> bytes:
    """The state that belongs to a seed (see ``random.seeded``)."""
    return seed + i64(INCREMENT) + op("i64.add") + i64(MULTIPLIER) + op("i64.mul") + i64(INCREMENT) + op("i64.add")


def number(body: Body) -> bytes:
    """The next number of 32 bits (see ``random.step``)."""
    state = get(body.state)
    mixed = state + i64(18) + op("i64.shr_u") + state + op("i64.xor") + i64(27) + op("i64.shr_u", "i32.wrap_i64")
    turned = mixed + state + i64(59) + op("i64.shr_u", "i32.wrap_i64") + op("i32.rotr")
    following = state + i64(MULTIPLIER) + op("i64.mul") + i64(INCREMENT) + op("i64.add") + put(body.state)
    return body.fetch(0) + turned + following + body.leave(0)


def draw(bound: Value, body: Body) -> Value:
    """One of 0 to ``bound - 1``, all equally likely; the bound is at least 1, and 1 takes no number if it is known.

    See ``random.below``.

    Raises:
        Unsupported: the bound may be above 2**31.
    """
    if bound.high > MOST + 1:
        message = f"one of {bound.high} is drawn"
        raise Unsupported(message)
    if not bound.is_known:
        return _draw_below(bound, body)
    size = bound.low
    if size == 1:
        return constant(0)
    if size & (size - 1) == 0:
        code = number(body) + i32(33 - size.bit_length()) + op("i32.shr_u")
        return Value(code, I32, 0, size - 1, 9)
    product = body.fresh(I64)
    again = number(body) + op("i64.extend_i32_u") + i64(size) + op("i64.mul") + tee(product)
    rejected = op("i32.wrap_i64") + i32((1 << 32) % size) + op("i32.lt_u")
    code = loop(again + rejected + br_if(0)) + get(product) + i64(32) + op("i64.shr_u", "i32.wrap_i64")
    return Value(code, I32, 0, size - 1, 9)


def draw_at_most(bound: Value, outcomes: int, body: Body) -> Value:
    """One of 0 to ``bound - 1``, or 0 without a number where the bound, which is at most ``outcomes``, is 1 or less."""
    size, found = body.fresh(), body.fresh()
    code = converted(bound, I32) + put(size) + i32(0) + put(found)
    drawn = _draw_below(Value(get(size), I32, 2, outcomes, 0), body)
    code += get(size) + i32(1) + op("i32.gt_s") + when(drawn.code + put(found))
    return Value(code + get(found), I32, 0, outcomes - 1, 14)


def _draw_below(bound: Value, body: Body) -> Value:
    product, size, reject = body.fresh(I64), body.fresh(), body.fresh()
    times = number(body) + op("i64.extend_i32_u") + get(size) + op("i64.extend_i32_u", "i64.mul")
    # A number is rejected once in millions; only then is it worked out which are.
    rare = i32(0) + get(size) + op("i32.sub") + get(size) + op("i32.rem_u") + put(reject)
    kept = get(product) + op("i32.wrap_i64") + get(reject) + op("i32.ge_u") + br_if(1)
    rare += block(loop(kept + times + put(product) + br(0)))
    code = converted(bound, I32) + put(size) + times + tee(product)
    code += op("i32.wrap_i64") + get(size) + op("i32.lt_u") + when(rare)
    code += get(product) + i64(32) + op("i64.shr_u", "i32.wrap_i64")
    return Value(code, I32, 0, bound.high - 1, 12)
