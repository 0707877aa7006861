"""Constant folding of expressions: as small as the ranges of the slots allow, with small aggregates written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce

from rulekit.machine.bounded import Bounded, bits, choose, compare, invert, join, known, lookup, operate, reach, truth
from rulekit.machine.foregone import without_foregone
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
    Slot,
)
from rulekit.machine.rows import Bounds, worded

__all__ = ["Keep", "Scope", "ValueSimplifier", "keep_for_python", "weight"]

FAR = 1 << 64
UNROLL_SIZE = 8
UNROLL_WEIGHT = 64

Scope = dict[int, Bounded]
Keep = Callable[[Aggregate, int, Bounds], bool]


def keep_for_python(aggregate: Aggregate, written_out: int, bounds: Bounds) -> bool:
    """Whether an aggregate is better not written out: it is long, or Python has a word for it.

    Args:
        aggregate: of at least two values.
        written_out: how many operations it would then be.
        bounds: gives the bounds of an expression without locals.
    """
    return aggregate.size > UNROLL_SIZE or written_out > UNROLL_WEIGHT or worded(aggregate, bounds)


class ValueSimplifier:
    """Aggregates the expressions of one program.

    In folded expressions an offset is never a constant, nor does it end in one: constants go into the base.
    ``keep`` says which aggregates are better not written out. ``offsets`` gathers, for each offset that stays, the
    first and the last slot it can reach, by the offset's identity.
    """

    def __init__(self, slots: tuple[Slot, ...], keep: Keep = keep_for_python) -> None:
        self.slots = slots
        self._keep = keep
        self.known: dict[int, int] = {}  # slots whose number is known at the place being folded
        self._standing: Mapping[int, int] = {}
        self._unions: dict[tuple[int, int], tuple[int, int]] = {}
        self.offsets: dict[int, tuple[Expression, int, int]] = {}

    def value(self, expression: Expression, scope: Scope | None = None) -> Expression:
        """The folded expression."""
        return self.simplified(expression, scope or {}).expression

    def condition(self, expression: Expression, scope: Scope | None = None) -> Expression:
        """The folded expression where only zero or not matters; ``Const(0)`` or ``Const(1)`` when that is known."""
        return truth(self.simplified(expression, scope or {})).expression

    def place(self, base: int, offset: Expression | None, scope: Scope | None = None) -> tuple[int, Expression | None]:
        """The base and the offset of a slot."""
        if offset is None:
            return base, None
        kept, low, high = self.simplified(offset, scope or {})
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

    def simplified(self, expression: Expression, scope: Scope, standing: Mapping[int, int] | None = None) -> Bounded:
        """The folded expression with its bounds.

        Args:
            expression: what is folded.
            scope: what the locals around it are.
            standing: the locals that stand for some slots, each of which is read by its number alone.
        """
        if standing is not None:
            before, self._standing = self._standing, standing
            found = self.simplified(expression, scope)
            self._standing = before
            return found
        match expression:
            case Const(value):
                return known(value)
            case Read(base, offset):
                return self._read(base, offset, scope)
            case Local(number):
                return scope[number]
            case Operate(op, left, right):
                return operate(op, self.simplified(left, scope), self.simplified(right, scope))
            case Compare(op, left, right):
                return compare(op, self.simplified(left, scope), self.simplified(right, scope))
            case Logic(op, parts):
                return join(op, [self.simplified(part, scope) for part in parts])
            case Invert(part):
                return invert(self.simplified(part, scope))
            case Choice(condition, then, other):
                test = truth(self.simplified(condition, scope))
                if test.low == test.high:
                    return self.simplified(then if test.low else other, scope)
                return choose(test, self.simplified(then, scope), self.simplified(other, scope))
            case Lookup(row, index):
                return lookup(row, self.simplified(index, scope))
            case Bits(op, mask, index):
                return bits(op, self.simplified(mask, scope), None if index is None else self.simplified(index, scope))
            case Reach(start, within, steps):
                return reach(self.simplified(start, scope), self.simplified(within, scope), steps)
            case Aggregate():
                return self._aggregate(expression, scope)

    def asked(self, test: Expression, local: int, size: int, scope: Scope) -> Bounded:
        """What is asked of the values 0 to ``size - 1`` of a local, in a scope that knows it."""
        found = truth(self.simplified(test, scope))
        rest = without_foregone(found.expression, local, size)
        return known(rest.value) if isinstance(rest, Const) else found._replace(expression=rest)

    def _read(self, base: int, offset: Expression | None, scope: Scope) -> Bounded:
        base, kept = self.place(base, offset, scope)
        if kept is None:
            if not 0 <= base < len(self.slots):  # behind a condition that never holds
                return Bounded(Read(base), -FAR, FAR)
            if base in self._standing:
                return scope[self._standing[base]]
            if base in self.known:
                return known(self.known[base])
            slot = self.slots[base]
            return known(slot.low) if slot.low == slot.high else Bounded(Read(base), slot.low, slot.high)
        _, first, last = self.offsets[id(kept)]
        span = max(first, 0), min(last, len(self.slots) - 1)
        if span not in self._unions:
            reached = self.slots[span[0] : span[1] + 1]
            low, high = min((one.low for one in reached), default=-FAR), max((one.high for one in reached), default=FAR)
            self._unions[span] = low, high
        return Bounded(Read(base, kept), *self._unions[span])

    def _bounds(self, expression: Expression) -> tuple[int, int]:
        _, low, high = self.simplified(expression, {})
        return low, high

    def _aggregate(self, aggregate: Aggregate, scope: Scope) -> Bounded:
        size = max(aggregate.size, 0)
        if size > 1:
            inner = {**scope, aggregate.local: Bounded(Local(aggregate.local), 0, size - 1)}
            test = self.asked(aggregate.test, aggregate.local, size, inner)
            value = self.simplified(aggregate.value, inner)
            if test.high == 0:
                if aggregate.op == "all":
                    return known(0)
                size = 0
            elif test.low == 1 and aggregate.op in ("any", "all", "count"):
                return known(size if aggregate.op == "count" else 1)
            elif aggregate.op == "sum" and value.low == value.high:
                many = self._aggregate(Aggregate("count", aggregate.local, aggregate.size, aggregate.test), scope)
                return operate("*", many, value)
            else:
                whole = Aggregate(
                    aggregate.op, aggregate.local, size, test.expression, value.expression, aggregate.empty
                )
                written_out = size * (1 + weight(aggregate.test) + weight(aggregate.value))
                if self._keep(whole, written_out, self._bounds):
                    return _bounded(whole, value)
                if aggregate.op in ("min", "max") and test.low != test.high:
                    return _bounded(whole, value)
        tests, values = [], []
        for number in range(size):
            inner = {**scope, aggregate.local: known(number)}
            tests.append(truth(self.simplified(aggregate.test, inner)))
            values.append(self.simplified(aggregate.value, inner))
        return _unrolled(aggregate, tests, values)


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
        case Reach(start, within, steps):
            return 8 + 4 * len(steps) + weight(start) + weight(within)
        case Aggregate(size=size, test=test, value=value):
            return 8 + size * (1 + weight(test) + weight(value))


def _unrolled(aggregate: Aggregate, tests: list[Bounded], values: list[Bounded]) -> Bounded:
    """The aggregate written out, one term for each value of its local."""
    empty = known(aggregate.empty)
    counted = list(enumerate(tests))
    match aggregate.op:
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
            return reduce(lambda left, right: operate(aggregate.op, left, right), taken) if taken else empty


def _bounded(aggregate: Aggregate, value: Bounded) -> Bounded:
    """A aggregate that stays, with its bounds."""
    size = aggregate.size
    match aggregate.op:
        case "sum":
            return Bounded(aggregate, min(0, size * value.low), max(0, size * value.high))
        case "count":
            return Bounded(aggregate, 0, size)
        case "any" | "all":
            return Bounded(aggregate, 0, 1)
        case "mask":
            return Bounded(aggregate, 0, (1 << size) - 1)
        case "min" | "max":
            return Bounded(aggregate, min(value.low, aggregate.empty), max(value.high, aggregate.empty))
        case _:
            return Bounded(aggregate, min(0, aggregate.empty), max(size - 1, aggregate.empty))
