"""Folds and lists of values as Python comprehensions; a row of neighbouring slots is walked as a slice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

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
)

if TYPE_CHECKING:  # the two write each other's parts
    from rulekit.machine.expressions import Writer

__all__ = ["listed", "parts", "walks", "write"]

ATOM, SHIFT, SUM, COMPARE, BAR = 12, 8, 9, 4, 5
EAGER_SIZE = 16  # up to here a list is faster than a generator that may stop early


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
        case Fold(test=test, value=value):
            return test, value


def free(expression: Expression) -> frozenset[int]:
    """The locals that an expression gets from outside."""
    match expression:
        case Local(number):
            return frozenset([number])
        case Fold(local=local, test=test, value=value):
            return (free(test) | free(value)) - {local}
        case _:
            return frozenset().union(*map(free, parts(expression)))


def _reads(expression: Expression, local: int) -> Iterator[Read]:
    """The reads inside that see this local, and not another of the same number further in."""
    if isinstance(expression, Read):
        yield expression
    if not isinstance(expression, Fold) or expression.local != local:
        for part in parts(expression):
            yield from _reads(part, local)


def _stride(offset: Expression | None, local: int) -> tuple[Expression | None] | None:
    """What is added to the local in an offset (None for nothing), in a tuple; None if the offset has another form."""
    match offset:
        case Local(number) if number == local:
            return (None,)
        case Operate("+", rest, Local(number)) | Operate("+", Local(number), rest) if number == local:
            return None if free(rest) else (rest,)
        case _:
            return None


def walks(offset: Expression, local: int, rest: Expression | None) -> bool:
    """Whether an offset is the local plus the rest."""
    return _stride(offset, local) == (rest,)


def _slice(base: int, rest: Expression | None, count: Expression, writer: Writer) -> str:
    """So many slots from ``base + rest`` on."""
    start = Const(0) if rest is None else rest
    match rest, count:
        case None, Const(number):
            return f"s[{base}:{base + number}]"
        case _, Const(number):
            with writer.plainly():
                return f"s[{writer.place(base, start)}:{writer.place(base + number, start)}]"
        case None, _:
            with writer.plainly():
                return f"s[{base}:{writer.place(base, count)}]"
        case _:
            with writer.plainly():
                return f"s[{writer.place(base, start)}:{writer.place(base, Operate('+', start, count))}]"


def _limited(local: int, size: int, test: Expression, writer: Writer) -> tuple[Expression, Expression]:
    """How many values of the local, from 0 on, can pass the test, and what else they must pass."""
    conditions = test.parts if isinstance(test, Logic) and test.op == "and" else (test,)
    for number, condition in enumerate(conditions):
        match condition:
            case Compare("<", Local(name), limit) | Compare(">", limit, Local(name)) if name == local:
                if free(limit) or not _within(writer.bounds(limit), size):
                    continue
                others = conditions[:number] + conditions[number + 1 :]
                if not others:
                    return limit, Const(1)
                return limit, others[0] if len(others) == 1 else Logic("and", others)
            case _:
                pass
    return Const(size), test


def _within(bounds: tuple[int, int], size: int) -> bool:
    return bounds[0] >= 0 and bounds[1] <= size


def _row(expression: Expression, local: int, writer: Writer) -> tuple[int, Expression | None] | None:
    """The base and the rest if the expression reads neighbouring slots as the local goes up."""
    if not isinstance(expression, Read) or expression.offset is None or writer.checked:
        return None
    stride = _stride(expression.offset, local)
    if stride is None or not writer.within(expression.offset):
        return None
    return expression.base, stride[0]


@contextmanager
def _walk(local: int, count: Expression, inner: tuple[Expression, ...], writer: Writer) -> Iterator[str]:
    """The ``for`` of a comprehension over the local; while it lasts, slots in step with it have names."""
    rows: list[tuple[int, Expression | None]] = []
    for expression in inner:
        for read in _reads(expression, local):
            row = _row(read, local, writer)
            if row is not None and row not in rows:
                rows.append(row)
    slices = [_slice(base, rest, count, writer) for base, rest in rows]
    with writer.plainly():
        numbers = f"range({writer.integer(count)})"
    before = dict(writer.elements)
    # A local of the same number further in hides this one, and its rows with it.
    writer.elements = {key: name for key, name in before.items() if key[2] != local}
    names = [writer.names.fresh("e") for _ in rows]
    for (base, rest), name in zip(rows, names, strict=True):
        writer.elements[base, rest, local] = name
    if not rows:
        head = f"for x{local} in {numbers}"
    elif len(rows) == 1:
        head = f"for x{local}, {names[0]} in enumerate({slices[0]})"
    else:
        head = f"for x{local}, {', '.join(names)} in zip({numbers}, {', '.join(slices)})"
    yield head
    writer.elements = before


def listed(local: int, size: int, test: Expression, shift: int, writer: Writer) -> str:
    """A list of the values 0 to ``size - 1`` that pass the test, ``shift`` added to each."""
    count, test = _limited(local, size, test, writer)
    if isinstance(test, Const):
        end = writer.place(shift, count)
        return f"[*range({shift}, {end})]" if test.value else "[]"
    with _walk(local, count, (test,), writer) as head:
        value = f"x{local} + {shift}" if shift else f"x{local}"
        return f"[{value} {head} if {writer.test(test)}]"


def write(fold: Fold, writer: Writer) -> tuple[str, int]:
    """The text of a fold and how tightly it binds."""
    whole = _sliced(fold, writer)
    if whole is not None:
        return whole
    local, empty = fold.local, fold.empty
    if fold.op == "last":
        with writer_hiding(writer, local):
            downward = f"for x{local} in range({fold.size - 1}, -1, -1)"
            return f"next((x{local} {downward} if {writer.test(fold.test)}), {empty})", ATOM
    count, test = (Const(fold.size), fold.test) if fold.op == "all" else _limited(local, fold.size, fold.test, writer)
    with _walk(local, count, (test, fold.value), writer) as head:
        condition = "" if test == Const(1) else f" if {writer.test(test)}"
        value = writer.number(fold.value, 0)
        match fold.op:
            case "sum":
                return f"sum([{value} {head}{condition}])", ATOM
            case "count":
                return f"sum([{writer.number(test, 0)} {head}])", ATOM
            case "any" | "all" if fold.size > EAGER_SIZE:
                return f"{fold.op}({writer.test(test)} {head})", ATOM
            case "any":
                return f"1 in [{writer.number(test, 0)} {head}]", COMPARE
            case "all":
                return f"0 not in [{writer.number(test, 0)} {head}]", COMPARE
            case "min" | "max":
                return f"{fold.op}([{writer.integer(fold.value)} {head}{condition}], default={empty})", ATOM
            case "mask":
                return f"sum([1 << x{local} {head}{condition}])", ATOM
            case _:
                return f"next((x{local} {head}{condition}), {empty})", ATOM


@contextmanager
def writer_hiding(writer: Writer, local: int) -> Iterator[None]:
    """While it lasts, no row of an outer local of the same number has a name."""
    before = writer.elements
    writer.elements = {key: name for key, name in before.items() if key[2] != local}
    yield
    writer.elements = before


def _sliced(fold: Fold, writer: Writer) -> tuple[str, int] | None:
    """A fold that Python has a word for, over a whole slice."""
    count, test = (Const(fold.size), fold.test) if fold.op == "all" else _limited(fold.local, fold.size, fold.test, writer)
    if test == Const(1):
        row = _row(fold.value, fold.local, writer)
        if fold.op == "count":
            return writer.number(count, ATOM), ATOM
        if row is None or fold.op not in ("sum", "min", "max"):
            return None
        default = "" if fold.op == "sum" or isinstance(count, Const) else f", default={fold.empty}"
        return f"{fold.op}({_slice(*row, count, writer)}{default})", ATOM
    match test:
        case Compare(op, left, right) if op in ("==", "!=") and fold.op in ("any", "all", "count"):
            if _row(left, fold.local, writer) is None:
                left, right = right, left
            row = _row(left, fold.local, writer)
            if row is None or fold.local in free(right):
                return None
            whole = _slice(*row, count, writer)
            equal = op == "=="
            if fold.op == "count":
                counted = f"{whole}.count({writer.number(right, 0)})"
                return (counted, ATOM) if equal else (f"{writer.number(count, SUM)} - {counted}", SUM)
            if (fold.op == "any") == equal:
                return f"{writer.number(right, BAR)} {'in' if equal else 'not in'} {whole}", COMPARE
            sign = "==" if equal else "!="
            return f"{whole}.count({writer.number(right, 0)}) {sign} {writer.number(count, BAR)}", COMPARE
        case _:
            return None
