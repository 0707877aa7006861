"""Seeing in expressions what walks along neighbouring slots or stops at a limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

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

__all__ = ["NOTHING", "Bounds", "alike", "free", "limited", "parts", "reads", "stride", "worded"]

FEW = {"sum": 7, "min": 3, "max": 3}
NOTHING: frozenset[int] = frozenset()
Bounds = Callable[[Expression], tuple[int, int]]


def parts(expression: Expression) -> tuple[Expression, ...]:
    """The expressions directly inside one."""
    match expression:
        case Const() | Local():
            return ()
        case Read(_, offset):
            return () if offset is None else (offset,)
        case Operate(_, left, right) | Compare(_, left, right):
            return left, right
        case Logic(_, inner):
            return inner
        case Invert(part) | Lookup(_, part):
            return (part,)
        case Choice(condition, then, other):
            return condition, then, other
        case Bits(_, mask, index):
            return (mask,) if index is None else (mask, index)
        case Reach(start, within):
            return start, within
        case Aggregate(test=test, value=value):
            return test, value


def free(expression: Expression) -> frozenset[int]:
    """The locals that an expression gets from outside."""
    match expression:
        case Const():
            return NOTHING
        case Local(number):
            return frozenset([number])
        case Aggregate(local=local, test=test, value=value):
            return (free(test) | free(value)) - {local}
        case _:
            return NOTHING.union(*map(free, parts(expression)))


def alike(expression: Expression, names: Mapping[int, int] | None = None) -> Expression:
    """The expression with its own locals numbered by depth: the same for two that differ in nothing else."""
    known = names or {}

    def inner(part: Expression) -> Expression:
        return alike(part, known)

    match expression:
        case Local(number):
            return Local(known.get(number, number))
        case Read(base, offset) if offset is not None:
            return Read(base, inner(offset))
        case Operate(op, left, right):
            return Operate(op, inner(left), inner(right))
        case Compare(op, left, right):
            return Compare(op, inner(left), inner(right))
        case Logic(op, several):
            return Logic(op, tuple(map(inner, several)))
        case Invert(part):
            return Invert(inner(part))
        case Choice(condition, then, other):
            return Choice(inner(condition), inner(then), inner(other))
        case Lookup(row, index):
            return Lookup(row, inner(index))
        case Bits(op, mask, index):
            return Bits(op, inner(mask), None if index is None else inner(index))
        case Reach(start, within, steps):
            return Reach(inner(start), inner(within), steps)
        case Aggregate(op, local, size, test, value, empty):
            deeper = {**known, local: -1 - len(known)}
            return Aggregate(op, -1 - len(known), size, alike(test, deeper), alike(value, deeper), empty)
        case _:
            return expression


def reads(expression: Expression, local: int) -> Iterator[Read]:
    """The reads inside that see this local, and not another of the same number further in."""
    if isinstance(expression, Read):
        yield expression
    if not isinstance(expression, Aggregate) or expression.local != local:
        for part in parts(expression):
            yield from reads(part, local)


def stride(offset: Expression | None, local: int) -> tuple[Expression | None] | None:
    """What is added to the local in an offset (None for nothing), in a tuple; None if the offset has another form."""
    match offset:
        case Local(number) if number == local:
            return (None,)
        case Operate("+", rest, Local(number)) | Operate("+", Local(number), rest) if number == local:
            return None if free(rest) else (rest,)
        case _:
            return None


def limited(counter: Expression, size: int, test: Expression, bounds: Bounds) -> tuple[Expression, Expression]:
    """How many values of a counter, from 0 on, can pass a test, and what else they must pass.

    Args:
        counter: a local, or the slot of a loop.
        size: how many values it has.
        test: a condition.
        bounds: gives the bounds of an expression without locals.
    """
    conditions = test.parts if isinstance(test, Logic) and test.op == "and" else (test,)
    for number, condition in enumerate(conditions):
        match condition:
            case Compare("<", left, limit) | Compare(">", limit, left) if left == counter:
                if free(limit):
                    continue
                low, high = bounds(limit)
                if low >= 0 and high <= size:
                    others = conditions[:number] + conditions[number + 1 :]
                    rest = others[0] if len(others) == 1 else Logic("and", others) if others else Const(1)
                    return limit, rest
            case _:
                pass
    return Const(size), test


def worded(aggregate: Aggregate, bounds: Bounds) -> bool:
    """Whether a aggregate over a slice of slots has a word in Python: then it had better not be written out."""
    limit, test = (
        (None, aggregate.test)
        if aggregate.op == "all"
        else limited(Local(aggregate.local), aggregate.size, aggregate.test, bounds)
    )
    match test:
        case Const(1) if isinstance(aggregate.value, Read) and aggregate.op in ("sum", "min", "max"):
            row, others = aggregate.value, Const(0)
        case Compare("==" | "!=", Read() as row, others) if aggregate.op in ("any", "all", "count"):
            pass
        case Compare("==" | "!=", others, Read() as row) if aggregate.op in ("any", "all", "count"):
            pass
        case _:
            return False
    found = stride(row.offset, aggregate.local)
    # A row of few slots whose place is known is read faster one by one.
    known = found == (None,) and isinstance(limit, Const)
    few = FEW.get(aggregate.op, 5) if known else 3
    return found is not None and aggregate.local not in free(others) and aggregate.size >= few
