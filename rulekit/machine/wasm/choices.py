"""The options of an arm without a list of them where they are a word of bits: how many there are, and the k-th."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from attrs import frozen

from rulekit.machine.instructions import Aggregate, Arm, Const, Expression, Members, Numbers, Once, Subsets
from rulekit.machine.wasm import arithmetic
from rulekit.machine.wasm.aggregates import counted, turns
from rulekit.machine.wasm.encoding import I32, I64, block, br, br_if, get, i32, loop, memory, op, put, tee, when
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.value import Value, constant, converted, text_of
from rulekit.machine.wasm.words import LONGEST

__all__ = ["Choices", "choices"]

ALWAYS = Const(1)
DEAREST = 40  # a test that costs more is jumped over, so that nothing is listed when it does not hold
WORD, BYTE = 64, 8
SMALL = 10  # bits of a mask that is looked up as a whole
Pick = Callable[[Value], Value]


@frozen
class Choices:
    """The options of an arm.

    Args:
        code: what must run first; the guard of the arm is asked in it unless ``unguarded``.
        count: how many there are.
        pick: the value of option k, which may be computed once.
        list_end: the local that holds the end of the list of options; -1 if nothing was listed yet.
        unguarded: whether the guard is still to be asked.
    """

    code: bytes
    count: Value
    pick: Pick
    list_end: int
    unguarded: bool = False


def choices(arm: Arm, writer: Expressions, list_end: int) -> Choices:
    """The options of an arm; ``list_end`` as in ``Choices``, for the arms before."""
    match arm.domain:
        case Once():
            return Choices(b"", constant(1), lambda _: constant(0), list_end, unguarded=True)
        case Numbers():
            return _numbers(arm, arm.domain, writer, list_end)
        case Members(size, test):
            return _members(arm, size, test, writer, list_end)
        case Subsets():
            return _subsets(arm, arm.domain, writer, list_end)


def _numbers(arm: Arm, domain: Numbers, writer: Expressions, list_end: int) -> Choices:
    """Whole numbers between two bounds."""
    body = writer.body
    low, high = writer.value(domain.low), writer.value(domain.high)
    code, first = b"", low
    if not low.is_known:
        held = body.fresh(low.kind)
        code, first = low.code + put(held), low._replace(code=get(held), cost=0)
    many = arithmetic.operate("+", arithmetic.operate("-", high, first, body), constant(1), body)
    if many.low < 0:
        many = arithmetic.operate("max", many, constant(0), body)
    most = max(min(many.high, domain.most - domain.least + 1), 0)
    count = constant(many.low)
    if not many.is_known:
        counter = body.fresh()
        code += converted(many, I32) + put(counter)
        count = Value(get(counter), I32, 0, most, 0)
        if not (low.safe and high.safe):
            code = _guarded(arm, code, i32(0) + put(counter), writer)

    def pick(at: Value) -> Value:
        return arithmetic.operate("+", at, first, body)._replace(low=domain.least, high=domain.most)

    return Choices(code, count, pick, list_end, unguarded=True)


# ---- Members of a set ----


def _members(arm: Arm, size: int, test: Expression, writer: Expressions, list_end: int) -> Choices:
    """The values of a local that pass a test."""
    if size <= LONGEST:
        word = writer.word(test, arm.local, size)
        if word is None:
            whole = writer.storage.simplified.simplifier.value(Aggregate("mask", arm.local, size, test))
            word = writer.value(whole)
        return _bits(word, arm, size, writer, list_end)
    words = writer.words(test, arm.local, size)
    if words is not None:
        return _long_bits(words, arm, size, writer, list_end)
    return _listed_members(arm, size, test, writer, list_end)


def _guarded(arm: Arm, code: bytes, otherwise: bytes, writer: Expressions) -> bytes:
    """Code that runs if the guard of an arm holds."""
    return code if arm.guard == ALWAYS else writer.test(arm.guard).code + when(code, otherwise)


def _bits(word: Value, arm: Arm, size: int, writer: Expressions, list_end: int) -> Choices:
    body = writer.body
    mask, count = body.fresh(word.kind), body.fresh()
    code = _guarded(arm, word.code + put(mask), constant(0, word.kind).code + put(mask), writer)
    narrow = op("i32.wrap_i64") if word.kind == I64 else b""
    code += get(mask) + op(f"{text_of(word.kind)}.popcnt") + narrow + put(count)

    def pick(at: Value) -> Value:
        return _bit(at, mask, word.kind, size, writer)

    return Choices(code, Value(get(count), I32, 0, size, 0), pick, list_end)


def _bit(at: Value, mask: int, kind: int, size: int, writer: Expressions) -> Value:
    """The place of a bit that is set, by halving where it can be, down to a table of few bits; without a jump."""
    body, text = writer.body, text_of(kind)
    narrow = op("i32.wrap_i64") if kind == I64 else b""
    left, low, place, part = body.fresh(), body.fresh(), body.fresh(), body.fresh(kind)
    code = converted(at, I32) + put(left) + i32(0) + put(place) + get(mask) + put(part)
    step = 1 << max(size - 1, 1).bit_length() - 1
    bits = size if size <= SMALL else BYTE
    while step >= bits:
        below = constant((1 << step) - 1, kind).code + op(f"{text}.and", f"{text}.popcnt") + narrow
        beyond = get(left) + get(low) + op("i32.ge_u", "select")
        code += get(part) + below + put(low)
        code += get(part) + constant(step, kind).code + op(f"{text}.shr_u") + get(part) + beyond + put(part)
        code += get(place) + i32(step) + op("i32.add") + get(place) + beyond + put(place)
        code += get(left) + get(low) + op("i32.sub") + get(left) + beyond + put(left)
        step >>= 1
    row = _places(bits)
    rest = get(part) + narrow + i32((1 << bits) - 1) + op("i32.and")
    index = Value(get(left) + i32(bits) + op("i32.shl") + rest + op("i32.or"), I32, 0, len(row) - 1, 5)
    found = writer.lookup(row, index)
    return Value(code + get(place) + converted(found, I32) + op("i32.add"), I32, 0, size - 1, 9)


@cache
def _places(bits: int) -> tuple[int, ...]:
    """Where in a mask of so many bits the bit of a number stands: entry ``number * 2**bits + mask``."""
    masks = [[at for at in range(bits) if mask >> at & 1] for mask in range(1 << bits)]
    return tuple(there[number] if number < len(there) else 0 for number in range(bits) for there in masks)


def _long_bits(words: list[Value], arm: Arm, size: int, writer: Expressions, list_end: int) -> Choices:
    """Options that are the bits of several words."""
    body = writer.body
    masks = [body.fresh(I64) for _ in words]
    total = body.fresh()
    fill = b"".join(converted(word, I64) + put(mask) for word, mask in zip(words, masks, strict=True))
    empty = b"".join(constant(0, I64).code + put(mask) for mask in masks)
    code = _guarded(arm, fill, empty, writer) + i32(0)
    for mask in masks:
        code += get(mask) + op("i64.popcnt", "i32.wrap_i64", "i32.add")
    code += put(total)

    def pick(at: Value) -> Value:
        left, base, mask, low = body.fresh(), body.fresh(), body.fresh(I64), body.fresh()
        found = converted(at, I32) + put(left) + i32(0) + put(base) + get(masks[0]) + put(mask)
        for number in range(1, len(masks)):
            # As long as the bit lies beyond this word, the next one is looked at.
            found += get(mask) + op("i64.popcnt", "i32.wrap_i64") + put(low)
            beyond = get(left) + get(low) + op("i32.ge_s")
            step = get(left) + get(low) + op("i32.sub") + put(left)
            step += get(masks[number]) + put(mask) + i32(WORD * number) + put(base)
            found += get(base) + i32(WORD * (number - 1)) + op("i32.eq") + beyond + op("i32.and") + when(step)
        inner = _bit(Value(get(left), I32, 0, WORD - 1, 0), mask, I64, WORD, writer)
        return Value(found + inner.code + get(base) + op("i32.add"), I32, 0, size - 1, 12)

    return Choices(code, Value(get(total), I32, 0, size, 0), pick, list_end)


# ---- Lists ----


class _List:
    """Values of 16 bits one after the other, behind those of the arms before."""

    def __init__(self, writer: Expressions, list_end: int) -> None:
        self.writer = writer
        self.end = writer.body.fresh()
        self._base = writer.storage.memory.list
        self.begin = (get(list_end) if list_end >= 0 else i32(0)) + put(self.end)

    def add(self, value: bytes, asked: Value) -> bytes:
        """Code that adds a value if a test holds."""
        write = get(self.end) + value + memory("i32.store16", self._base, 1)
        if not asked.safe or asked.cost > DEAREST:
            return asked.code + when(write + get(self.end) + i32(2) + op("i32.add") + put(self.end))
        return write + get(self.end) + asked.code + i32(1) + op("i32.shl", "i32.add") + put(self.end)

    def choices(self, arm: Arm, fill: bytes, most: int) -> Choices:
        """The options that ``fill`` has added."""
        body = self.writer.body
        start, count = body.fresh(), body.fresh()
        code = self.begin + get(self.end) + put(start) + _guarded(arm, fill, b"", self.writer)
        code += get(self.end) + get(start) + op("i32.sub") + i32(1) + op("i32.shr_u") + put(count)

        def pick(at: Value) -> Value:
            place = converted(at, I32) + i32(1) + op("i32.shl") + get(start) + op("i32.add")
            return Value(place + memory("i32.load16_u", self._base, 1), I32, 0, most, 3)

        return Choices(code, Value(get(count), I32, 0, most + 1, 0), pick, self.end)


def _listed_members(arm: Arm, size: int, test: Expression, writer: Expressions, list_end: int) -> Choices:
    listed = _List(writer, list_end)
    at, count, rest = counted(arm.local, size, test, writer)
    here = Value(get(at), I32, 0, size - 1, 0)
    with writer.hoisting(arm.local, rest) as ahead, writer.bound(arm.local, here):
        fill = listed.add(get(at), writer.test(rest))
    return listed.choices(arm, ahead[0] + turns(at, count, fill, writer.body), size - 1)


def _subsets(arm: Arm, domain: Subsets, writer: Expressions, list_end: int) -> Choices:
    """Subsets of a mask."""
    body = writer.body
    whole = body.fresh()
    code = converted(writer.value(domain.mask), I32) + put(whole)
    if domain.test == ALWAYS and domain.low <= 1 and domain.high >= domain.size:
        return _all_subsets(arm, domain, code, whole, writer, list_end)
    part = body.fresh()
    here = Value(get(part), I32, 0, (1 << domain.size) - 1, 0)
    with writer.hoisting(arm.local, domain.test) as ahead, writer.bound(arm.local, here):
        asked = writer.test(domain.test)
    many = arithmetic.count_bits(here, body)
    if domain.low > 0:
        asked = arithmetic.join("and", [arithmetic.compare(">=", many, constant(domain.low)), asked])
    if domain.high < domain.size:
        asked = arithmetic.join("and", [arithmetic.compare("<=", many, constant(domain.high)), asked])
    listed = _List(writer, list_end)
    following = get(part) + get(whole) + op("i32.sub") + get(whole) + op("i32.and") + put(part)
    turn = listed.add(get(part), asked) + get(part) + get(whole) + op("i32.eq") + br_if(1) + following + br(0)
    fill = ahead[0] + i32(0) + put(part) + block(loop(turn))
    # The guard says whether there is a mask at all.
    return listed.choices(arm, code + fill, (1 << domain.size) - 1)


def _all_subsets(arm: Arm, domain: Subsets, code: bytes, whole: int, writer: Expressions, list_end: int) -> Choices:
    """All subsets, perhaps but the empty one: subset k has the bits of k spread over those of the mask."""
    body = writer.body
    count = body.fresh()
    many = i32(1) + get(whole) + op("i32.popcnt", "i32.shl") + i32(domain.low) + op("i32.sub") + put(count)
    code = _guarded(arm, code + many, i32(0) + put(count), writer)

    def pick(at: Value) -> Value:
        found, left, bit, rest = body.fresh(), body.fresh(), body.fresh(), body.fresh()
        lowest = get(rest) + i32(0) + get(rest) + op("i32.sub", "i32.and") + tee(bit)
        chosen = i32(0) + get(left) + i32(1) + op("i32.and", "i32.sub", "i32.and") + get(found) + op("i32.or")
        step = lowest + chosen + put(found) + get(rest) + get(bit) + op("i32.xor") + put(rest)
        step += get(left) + i32(1) + op("i32.shr_u") + tee(left) + br_if(0)
        begin = i32(0) + put(found) + get(whole) + put(rest) + converted(at, I32) + i32(domain.low) + op("i32.add")
        return Value(begin + tee(left) + when(loop(step)) + get(found), I32, 0, (1 << domain.size) - 1, 20)

    return Choices(code, Value(get(count), I32, 0, (1 << domain.size) - domain.low, 0), pick, list_end)
