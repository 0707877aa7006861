"""Constant folding of expressions: as small as the ranges of the slots allow, with small folds written out."""

from __future__ import annotations

from functools import reduce

from rulekit.machine.folded import Folded, bits, choose, compare, invert, join, known, lookup, operate, truth
from rulekit.machine.instructions import (
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Fold,
    Invert,
    Local,
    Logic,
    Lookup,
    Operate,
    Read,
    Slot,
)
from rulekit.machine.rows import worded

__all__ = ["Folder", "Scope", "weight"]

FAR = 1 << 64
UNROLL_SIZE = 8
UNROLL_WEIGHT = 64

Scope = dict[int, Folded]


class Folder:
    """Folds the expressions of one program.

    In folded expressions an offset is never a constant, nor does it end in one: constants go into the base.
    ``offsets`` gathers, for each offset that stays, the first and the last slot it can reach, by the offset's identity.
    """

    def __init__(self, slots: tuple[Slot, ...]) -> None:
        self.slots = slots
        self.known: dict[int, int] = {}  # slots whose number is known at the place being folded
        self._unions: dict[tuple[int, int], tuple[int, int]] = {}
        self.offsets: dict[int, tuple[Expression, int, int]] = {}

    def value(self, expression: Expression, scope: Scope | None = None) -> Expression:
        """The folded expression."""
        return self.fold(expression, scope or {}).expression

    def condition(self, expression: Expression, scope: Scope | None = None) -> Expression:
        """The folded expression where only zero or not matters; ``Const(0)`` or ``Const(1)`` when that is known."""
        return truth(self.fold(expression, scope or {})).expression

    def place(self, base: int, offset: Expression | None, scope: Scope | None = None) -> tuple[int, Expression | None]:
        """The base and the offset of a slot."""
        if offset is None:
            return base, None
        kept, low, high = self.fold(offset, scope or {})
        if low == high:
            return base + low, None
        first, last = base + low, base + high
        match kept:
            case Operate("+", left, Const(value)):
                base, kept = base + value, left
            case _:
                pass
        _, least, most = self.offsets.get(id(kept), (kept, first, last))
        self.offsets[id(kept)] = (kept, min(least, first), max(most, last))
        return base, kept

    def fold(self, expression: Expression, scope: Scope) -> Folded:
        """The folded expression with its bounds; ``scope`` says what the locals around it are."""
        match expression:
            case Const(value):
                return known(value)
            case Read(base, offset):
                return self._read(base, offset, scope)
            case Local(number):
                return scope[number]
            case Operate(op, left, right):
                return operate(op, self.fold(left, scope), self.fold(right, scope))
            case Compare(op, left, right):
                return compare(op, self.fold(left, scope), self.fold(right, scope))
            case Logic(op, parts):
                return join(op, [self.fold(part, scope) for part in parts])
            case Invert(part):
                return invert(self.fold(part, scope))
            case Choice(condition, then, other):
                test = truth(self.fold(condition, scope))
                if test.low == test.high:
                    return self.fold(then if test.low else other, scope)
                return choose(test, self.fold(then, scope), self.fold(other, scope))
            case Lookup(row, index):
                return lookup(row, self.fold(index, scope))
            case Bits(op, mask, index):
                return bits(op, self.fold(mask, scope), None if index is None else self.fold(index, scope))
            case Fold():
                return self._fold(expression, scope)

    def _read(self, base: int, offset: Expression | None, scope: Scope) -> Folded:
        base, kept = self.place(base, offset, scope)
        if kept is None:
            if not 0 <= base < len(self.slots):  # behind a condition that never holds
                return Folded(Read(base), -FAR, FAR)
            if base in self.known:
                return known(self.known[base])
            slot = self.slots[base]
            return known(slot.low) if slot.low == slot.high else Folded(Read(base), slot.low, slot.high)
        _, first, last = self.offsets[id(kept)]
        span = max(first, 0), min(last, len(self.slots) - 1)
        if span not in self._unions:
            reached = self.slots[span[0] : span[1] + 1]
            low, high = min((one.low for one in reached), default=-FAR), max((one.high for one in reached), default=FAR)
            self._unions[span] = low, high
        return Folded(Read(base, kept), *self._unions[span])

    def _bounds(self, expression: Expression) -> tuple[int, int]:
        _, low, high = self.fold(expression, {})
        return low, high

    def _fold(self, fold: Fold, scope: Scope) -> Folded:
        size = max(fold.size, 0)
        if size > 1:
            inner = {**scope, fold.local: Folded(Local(fold.local), 0, size - 1)}
            test, value = truth(self.fold(fold.test, inner)), self.fold(fold.value, inner)
            if test.high == 0:
                if fold.op == "all":
                    return known(0)
                size = 0
            elif test.low == 1 and fold.op in ("any", "all", "count"):
                return known(size if fold.op == "count" else 1)
            else:
                whole = Fold(fold.op, fold.local, size, test.expression, value.expression, fold.empty)
                written_out = size * (1 + weight(fold.test) + weight(fold.value))
                if size > UNROLL_SIZE or written_out > UNROLL_WEIGHT or worded(whole, self._bounds):
                    return _bounded(whole, value)
                if fold.op in ("min", "max") and test.low != test.high:
                    return _bounded(whole, value)
        tests, values = [], []
        for number in range(size):
            inner = {**scope, fold.local: known(number)}
            tests.append(truth(self.fold(fold.test, inner)))
            values.append(self.fold(fold.value, inner))
        return _unrolled(fold, tests, values)


def weight(expression: Expression) -> int:
    """How many operations an expression is worth."""
    match expression:
        case Const() | Local():
            return 0
        case Read(_, offset):
            return 1 if offset is None else 2 + weight(offset)
        case Operate(_, left, right) | Compare(_, left, right):
            return 1 + weight(left) + weight(right)
        case Logic(_, parts):
            return sum(1 + weight(part) for part in parts)
        case Invert(part) | Lookup(_, part):
            return 1 + weight(part)
        case Choice(condition, then, other):
            return 1 + weight(condition) + weight(then) + weight(other)
        case Bits(_, mask, index):
            return 2 + weight(mask) + (0 if index is None else weight(index))
        case Fold(size=size, test=test, value=value):
            return 8 + size * (1 + weight(test) + weight(value))


def _unrolled(fold: Fold, tests: list[Folded], values: list[Folded]) -> Folded:
    """The fold written out, one term for each value of its local."""
    empty = known(fold.empty)
    counted = list(enumerate(tests))
    match fold.op:
        case "sum":
            terms = [choose(test, value, known(0)) for test, value in zip(tests, values, strict=True)]
            return reduce(lambda left, right: operate("+", left, right), terms, known(0))
        case "count":
            return reduce(lambda left, right: operate("+", left, right), tests, known(0))
        case "mask":
            flags = [choose(test, known(1 << number), known(0)) for number, test in counted]
            return reduce(lambda left, right: operate("+", left, right), flags, known(0))
        case "any":
            return join("or", tests)
        case "all":
            return join("and", tests)
        case "first":
            return reduce(lambda rest, one: choose(one[1], known(one[0]), rest), reversed(counted), empty)
        case "last":
            return reduce(lambda rest, one: choose(one[1], known(one[0]), rest), counted, empty)
        case _:
            if len(tests) == 1:
                return choose(tests[0], values[0], empty)
            taken = [value for test, value in zip(tests, values, strict=True) if test.low == 1]
            return reduce(lambda left, right: operate(fold.op, left, right), taken) if taken else empty


def _bounded(fold: Fold, value: Folded) -> Folded:
    """A fold that stays, with its bounds."""
    size = fold.size
    match fold.op:
        case "sum":
            return Folded(fold, min(0, size * value.low), max(0, size * value.high))
        case "count":
            return Folded(fold, 0, size)
        case "any" | "all":
            return Folded(fold, 0, 1)
        case "mask":
            return Folded(fold, 0, (1 << size) - 1)
        case "min" | "max":
            return Folded(fold, min(value.low, fold.empty), max(value.high, fold.empty))
        case _:
            return Folded(fold, min(0, fold.empty), max(size - 1, fold.empty))
