"""Aggregates as operations on words where their test is one, otherwise as loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import frozen

from rulekit.machine import bounded
from rulekit.machine.instructions import Aggregate, Const, Expression, Local
from rulekit.machine.rows import limited
from rulekit.machine.shapes import shapes, shifts
from rulekit.machine.wasm import arithmetic, wide
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, I64, block, br, br_if, get, i32, loop, op, put, tee, when
from rulekit.machine.wasm.value import Unsupported, Value, constant, converted, flag, kind_of, kind_of_bits, text_of
from rulekit.machine.wasm.words import LONGEST, sum_of

if TYPE_CHECKING:  # expressions of all kinds write each other
    from rulekit.machine.wasm.expressions import Expressions

__all__ = ["Counted", "aggregate", "counted", "turns"]

ALWAYS = Const(1)
WRITTEN_OUT, CHEAP = 16, 14  # at most so many tests, none dearer than this
Counted = tuple[int, Value, Expression]


def aggregate(one: Aggregate, writer: Expressions) -> Value:
    """The number that an aggregate is."""
    if one.size <= 0:
        return constant({"any": 0, "all": 1, "count": 0, "sum": 0, "mask": 0}.get(one.op, one.empty))
    found = _shaped(one, writer)
    if found is None:
        found = _as_word(one, writer)
    if found is None and not writer.keys.free(one):
        found = _written_out(one, writer)
    return _loop(one, writer) if found is None else found


# ---- Words ----


def _shaped(one: Aggregate, writer: Expressions) -> Value | None:
    """Whether a mask has all of one of many others; see ``shapes.py``."""
    found = shapes(one)
    if found is None or wide.is_wide(found[0]):
        return None
    mask = writer.value(found[0])
    if not mask.safe or not mask.exact or mask.low < 0:
        return None
    body, text, kind = writer.body, text_of(mask.kind), mask.kind
    whole, part = body.fresh(kind), body.fresh(kind)
    code, cost = mask.code + put(whole), mask.cost

    def moved(local: int, by: int) -> bytes:
        return get(local) + constant(by, kind).code + op(f"{text}.shr_u", f"{text}.and")

    shaped = list[bytes]()
    for shape, starts in found[1].items():
        if shape.bit_length() > mask.high.bit_length():
            continue  # the mask is too short for any
        ways = shifts(shape)
        if ways is None:
            bits = [at for at in range(1, shape.bit_length()) if shape >> at & 1]
            laid = get(whole) + b"".join(moved(whole, at) for at in bits)
        else:
            laid = get(whole) + put(part) + b"".join(get(part) + moved(part, by) + put(part) for by in ways) + get(part)
        shaped.append(laid + constant(starts, kind).code + op(f"{text}.and"))
        cost += 4 * shape.bit_count()
    if not shaped:
        return constant(0)
    code += b"".join(shaped) + op(f"{text}.or") * (len(shaped) - 1)
    return arithmetic.compare("!=", Value(code, kind, 0, mask.high, cost), constant(0, kind))


def _as_word(one: Aggregate, writer: Expressions) -> Value | None:
    """An aggregate whose test is a word of bits."""
    if one.op in ("min", "max"):
        return None
    if one.op == "sum" and not isinstance(one.value, Const):
        return sum_of(one.value, one.test, one.local, one.size, writer) if one.size <= LONGEST else None
    if one.op == "sum" and isinstance(one.value, Const) and one.value.value < 0:
        return None
    if one.size > LONGEST:
        return _as_words(one, writer)
    word = writer.word(one.test, one.local, one.size)
    if word is None:
        return None
    full = (1 << one.size) - 1
    match one.op:
        case "mask":
            return word
        case "any":
            return arithmetic.compare("!=", word, constant(0))
        case "all":
            return arithmetic.compare("==", word, constant(full, word.kind))
        case "count" | "sum":
            many = arithmetic.count_bits(word, writer.body)._replace(high=one.size)
            times = one.value.value if one.op == "sum" and isinstance(one.value, Const) else 1
            return many if times == 1 else arithmetic.operate("*", many, constant(times), writer.body)
        case _:
            return _edge(one, word, writer.body)


def _edge(one: Aggregate, word: Value, body: Body) -> Value:
    """The first or the last bit that is set."""
    text = text_of(word.kind)
    narrow = op("i32.wrap_i64") if word.kind == I64 else b""
    held = body.fresh(word.kind)
    found = op(f"{text}.ctz") + narrow
    if one.op == "last":
        found = op(f"{text}.clz") + narrow + i32(63 if word.kind == I64 else 31) + op("i32.xor")
    zero = constant(0, word.kind).code
    code = word.code + put(held) + get(held) + found + i32(one.empty) + get(held) + zero + op(f"{text}.ne", "select")
    low, high = min(0, one.empty), max(one.size - 1, one.empty)
    kind_of(low, high)
    return Value(code, I32, low, high, word.cost + 4, word.safe, word.exact)


def _as_words(one: Aggregate, writer: Expressions) -> Value | None:
    """An aggregate over more values than a word has bits."""
    if one.op not in ("any", "all", "count"):
        return None
    words = writer.words(one.test, one.local, one.size)
    if words is None:
        return None
    whole: Value | None = None
    for number, word in enumerate(words):
        full = (1 << min(64, one.size - 64 * number)) - 1
        match one.op:
            case "count":
                code = converted(word, I64) + op("i64.popcnt", "i32.wrap_i64")
                part = Value(code, I32, 0, 64, word.cost + 1, word.safe)
                whole = part if whole is None else arithmetic.operate("+", whole, part, writer.body)
            case "any":
                part = arithmetic.compare("!=", word, constant(0, I64))
                whole = part if whole is None else flag(whole.code + part.code + op("i32.or"), 1, whole, part)
            case _:
                signed = full - (1 << 64) if full >> 63 else full
                part = arithmetic.compare("==", word, constant(signed, I64))
                whole = part if whole is None else flag(whole.code + part.code + op("i32.and"), 1, whole, part)
    return whole


def _written_out(one: Aggregate, writer: Expressions) -> Value | None:
    """An aggregate of few values, for each of which the test is a matter of words."""
    if one.op not in ("any", "all", "count") or one.size > WRITTEN_OUT:
        return None
    several = []
    simplifier = writer.storage.simplified.simplifier
    for number in range(one.size):
        test = bounded.truth(simplifier.simplified(one.test, {one.local: bounded.known(number)}))
        several.append(writer.test(test.expression))
        if several[-1].cost > CHEAP or not several[-1].safe:
            return None
    if one.op == "count":
        whole = constant(0)
        for part in several:
            whole = arithmetic.operate("+", whole, part, writer.body)
        return whole
    code = several[0].code
    for part in several[1:]:
        code += part.code + op("i32.or" if one.op == "any" else "i32.and")
    return flag(code, len(several), *several)


# ---- Loops ----


def counted(local: int, size: int, test: Expression, writer: Expressions) -> Counted:
    """A local of the function that walks through values, how many there are, and what is still to be asked of them."""
    count, rest = limited(Local(local), size, test, writer.bounds)
    return writer.body.fresh(), writer.value(count), rest


def turns(at: int, count: Value, turn: bytes, body: Body) -> bytes:
    """``turn`` for each value from 0 to ``count - 1`` of a local.

    A branch out of the loop leaves 1 block if the count is known, otherwise 2; see ``depth``.
    """
    step = get(at) + i32(1) + op("i32.add") + tee(at)
    if count.is_known:
        if count.high <= 0:
            return b""
        return i32(0) + put(at) + loop(turn + step + i32(count.high) + op("i32.lt_s") + br_if(0))
    end = body.fresh()
    again = turn + step + get(end) + op("i32.lt_s") + br_if(0)
    begin = i32(0) + put(at) + converted(count, I32) + tee(end) + i32(0) + op("i32.gt_s")
    return begin + when(loop(again))


def _loop(one: Aggregate, writer: Expressions) -> Value:
    """A loop that asks each value."""
    body = writer.body
    if one.op in ("all", "last"):
        at, count, test = body.fresh(), constant(one.size), one.test
    else:
        at, count, test = counted(one.local, one.size, one.test, writer)
    here = Value(get(at), I32, 0, one.size - 1, 0)
    with writer.hoisting(one.local, test, one.value) as ahead, writer.bound(one.local, here):
        asked = writer.test(test)
        value = writer.value(one.value) if one.op in ("sum", "min", "max") else constant(0)
    always = test == ALWAYS
    out = 1 if count.is_known else 2
    cost = 8 + one.size * (asked.cost + value.cost + 1)
    safe = asked.safe and value.safe and count.safe and count.exact
    found = _accumulated(one, body, at, asked, value, always=always, out=out)
    code = ahead[0] + found.begin + put(found.local) + block(turns(at, count, found.turn, body)) + get(found.local)
    return Value(code, found.kind, found.low, found.high, cost, safe, value.exact and count.exact)


@frozen
class Accumulator:
    """How a loop gathers its number.

    Args:
        local: the local that it stands in.
        begin: code that leaves what it is before the loop.
        turn: code in the loop.
        kind: its type.
        low: its least value.
        high: its greatest value.
    """

    local: int
    begin: bytes
    turn: bytes
    kind: int
    low: int
    high: int


def _accumulated(
    one: Aggregate, body: Body, at: int, asked: Value, value: Value, *, always: bool, out: int
) -> Accumulator:
    match one.op:
        case "any":
            found = body.fresh()
            return Accumulator(found, i32(0), asked.code + tee(found) + br_if(out), I32, 0, 1)
        case "all":
            found = body.fresh()
            turn = asked.code + tee(found) + op("i32.eqz") + br_if(out)
            return Accumulator(found, i32(1), turn, I32, 0, 1)
        case "count":
            found = body.fresh()
            return Accumulator(found, i32(0), get(found) + asked.code + op("i32.add") + put(found), I32, 0, one.size)
        case "first" | "last":
            found = body.fresh()
            turn = asked.code + when(get(at) + put(found) + (br(out + 1) if one.op == "first" else b""))
            low, high = min(0, one.empty), max(one.size - 1, one.empty)
            return Accumulator(found, i32(one.empty), turn, kind_of(low, high), low, high)
        case "mask":
            return _mask(one, body, at, asked)
        case "sum":
            low, high = min(0, one.size * value.low), max(0, one.size * value.high)
            kind = I64 if value.kind == I64 else kind_of(low, high)
            kind_of(low, high)
            found = body.fresh(kind)
            add = get(found) + converted(value, kind) + op(f"{text_of(kind)}.add") + put(found)
            turn = add if always else asked.code + when(add)
            return Accumulator(found, constant(0, kind).code, turn, kind, low, high)
        case "min" | "max":
            return _extreme(one, body, asked, value, always=always)
        case _:
            assert_never(one.op)  # type: ignore[arg-type]  # the names of operations are plain text


def _mask(one: Aggregate, body: Body, at: int, asked: Value) -> Accumulator:
    if one.size > LONGEST:
        message = f"a mask of {one.size} bits is used as a number"
        raise Unsupported(message)
    kind = kind_of_bits(one.size)
    text, found = text_of(kind), body.fresh(kind)
    widen = op("i64.extend_i32_u") if kind == I64 else b""
    bit = asked.code + widen + get(at) + widen + op(f"{text}.shl")
    turn = get(found) + bit + op(f"{text}.or") + put(found)
    return Accumulator(found, constant(0, kind).code, turn, kind, 0, (1 << one.size) - 1)


def _extreme(one: Aggregate, body: Body, asked: Value, value: Value, *, always: bool) -> Accumulator:
    low, high = min(value.low, one.empty), max(value.high, one.empty)
    kind = I64 if value.kind == I64 else kind_of(low, high)
    text = text_of(kind)
    found, new, seen = body.fresh(kind), body.fresh(kind), body.fresh()
    order = op(f"{text}.{'lt_s' if one.op == 'min' else 'gt_s'}")
    better = converted(value, kind) + tee(new) + get(found) + order + get(seen) + op("i32.eqz", "i32.or")
    take = better + when(get(new) + put(found)) + i32(1) + put(seen)
    turn = take if always else asked.code + when(take)
    # `seen` begins at 0 although the loop may run many times: it is set again in front of it.
    begin = i32(0) + put(seen) + constant(one.empty, kind).code
    return Accumulator(found, begin, turn, kind, low, high)
