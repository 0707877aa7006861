"""Expressions of a program as WebAssembly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

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
from rulekit.machine.rows import parts
from rulekit.machine.wasm import arithmetic, wide
from rulekit.machine.wasm.aggregates import aggregate
from rulekit.machine.wasm.body import Body
from rulekit.machine.wasm.encoding import I32, get, i32, op, put
from rulekit.machine.wasm.memory import load
from rulekit.machine.wasm.reach import reach
from rulekit.machine.wasm.storage import Storage
from rulekit.machine.wasm.value import MOST, Value, constant, converted, truth_value
from rulekit.machine.wasm.words import word_of, words_of

__all__ = ["Expressions"]


class Expressions:
    """Writes the expressions of one function.

    Args:
        storage: where slots and tables are.
        body: the function.
    """

    def __init__(self, storage: Storage, body: Body) -> None:
        self.storage = storage
        self.body = body
        self.keys = storage.simplified.keys
        self._locals: dict[int, Value] = {}
        self._hoisted: dict[int, list[Value]] = {}

    def value(self, expression: Expression) -> Value:
        """The number that an expression is."""
        if (known := self.hoisted(expression)) is not None:
            return known[0]
        match expression:
            case Const(number):
                return constant(number)
            case Read(base, offset):
                return self.storage.read(base) if offset is None else self.storage.read_at(base, self.value(offset))
            case Local(number):
                return self._locals[number]
            case Operate(op, left, right):
                return arithmetic.operate(op, self.value(left), self.value(right), self.body)
            case Compare(op, left, right):
                if wide.is_wide(left) or wide.is_wide(right):
                    return wide.compare(op, wide.words(left, self), wide.words(right, self))
                return arithmetic.compare(op, self.value(left), self.value(right))
            case Invert(part):
                return arithmetic.invert(self.test(part))
            case Logic(op, several):
                return arithmetic.join(op, [self.test(part) for part in several])
            case Choice(condition, then, other):
                return arithmetic.choose(self.test(condition), self.value(then), self.value(other))
            case Lookup(row, index):
                return self.lookup(row, self.value(index))
            case Bits(_, mask, index):
                return self._bits(mask, index)
            case Reach():
                return self.reached(expression)[0]
            case Aggregate():
                return aggregate(expression, self)

    def test(self, expression: Expression) -> Value:
        """1 where an expression is not 0, otherwise 0."""
        return truth_value(self.value(expression))

    def bounds(self, expression: Expression) -> tuple[int, int]:
        """The bounds of an expression."""
        found = self.value(expression)
        return found.low, found.high

    def _bits(self, mask: Expression, index: Expression | None) -> Value:
        if wide.is_wide(mask):
            words = wide.words(mask, self)
            return wide.count(words) if index is None else wide.bit(words, self.value(index), self)
        if index is None:
            return arithmetic.count_bits(self.value(mask), self.body)
        return arithmetic.bit(self.value(mask), self.value(index), self.body)

    def lookup(self, numbers: tuple[int, ...], index: Value) -> Value:
        """An entry of a table of numbers."""
        reached = numbers[max(index.low, 0) : max(index.high, 0) + 1] or numbers
        low, high = min(reached), max(reached)
        inside = index.low >= 0 and index.high < len(numbers) and index.exact
        if high <= MOST and low == 1 and all(one == 1 << at for at, one in enumerate(numbers)):
            code = i32(1) + converted(index, I32) + op("i32.shl")
            return Value(code, I32, low, high, index.cost + 1, index.safe, inside)
        at, width, negative = self.storage.memory.table(numbers)
        code, at, safe = self.storage.address(at, width, index)
        read, kind = load(width, at, negative=negative)
        return Value(code + read, kind, low, high, index.cost + 1, safe, inside)

    def word(self, test: Expression, local: int, size: int) -> Value | None:
        """The values of a local that pass a test as one word of bits, if it can be made without a loop."""
        return word_of(test, local, size, self)

    def words(self, test: Expression, local: int, size: int) -> list[Value] | None:
        """The same as words of 64 bits."""
        return words_of(test, local, size, self)

    def reached(self, one: Reach) -> list[Value]:
        """The places that can be come to, as words of 64 bits."""
        return reach(one, self)

    # ---- Locals ----

    @contextmanager
    def bound(self, local: int, value: Value) -> Iterator[None]:
        """While it lasts, a local is that value."""
        before = self._locals
        self._locals = {**before, local: value}
        yield
        self._locals = before

    # ---- What does not change in a loop ----

    def hoisted(self, expression: Expression) -> list[Value] | None:
        """The value of an expression that was computed in front of the loop being written, as words."""
        if not self._hoisted or not isinstance(expression, Aggregate | Reach | Read):
            return None
        return self._hoisted.get(self.keys.key(expression))

    @contextmanager
    def hoisting(self, local: int, *inner: Expression) -> Iterator[list[bytes]]:
        """While it lasts, aggregates and slots inside that do not depend on a local are held in locals of the function.

        Gives a list of one: the code that computes them, to stand in front of the loop.
        """
        before, code = self._hoisted, [b""]
        self._hoisted = dict(before)
        outer = self._locals.keys() - {local}
        for one in inner:
            self._hoist(one, frozenset([local]), frozenset(outer), code)
        yield code
        self._hoisted = before

    def _hoist(self, one: Expression, own: frozenset[int], outer: frozenset[int], code: list[bytes]) -> None:
        worth = isinstance(one, Aggregate | Reach) or (isinstance(one, Read) and one.offset is not None)
        free = self.keys.free(one)
        if worth and not free & own and free <= outer:
            key = self.keys.key(one)
            if key in self._hoisted:
                return
            words = wide.words(one, self) if wide.is_wide(one) else [self.value(one)]
            if all(word.safe for word in words):
                held = []
                for word in words:
                    name = self.body.fresh(word.kind)
                    code[0] += word.code + put(name)
                    held.append(word._replace(code=get(name), cost=0))
                self._hoisted[key] = held
                return
        if isinstance(one, Aggregate):
            own |= {one.local}
        for part in parts(one):
            self._hoist(part, own, outer, code)
