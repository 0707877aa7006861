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


def _slice(base: int, rest: Expression | None, size: int, writer: Writer) -> str:
    if rest is None:
        return f"s[{base}:{base + size}]"
    with writer.plainly():
        return f"s[{writer.place(base, rest)}:{writer.place(base + size, rest)}]"


def _row(expression: Expression, local: int, writer: Writer) -> tuple[int, Expression | None] | None:
    """The base and the rest if the expression reads neighbouring slots as the local goes up."""
    if not isinstance(expression, Read) or expression.offset is None or writer.checked:
        return None
    stride = _stride(expression.offset, local)
    if stride is None or not writer.within(expression.offset):
        return None
    return expression.base, stride[0]


@contextmanager
def _walk(local: int, size: int, inner: tuple[Expression, ...], writer: Writer) -> Iterator[str]:
    """The ``for`` of a comprehension over the local; while it lasts, slots in step with it have names."""
    rows: list[tuple[int, Expression | None]] = []
    for expression in inner:
        for read in _reads(expression, local):
            row = _row(read, local, writer)
            if row is not None and row not in rows:
                rows.append(row)
    slices = [_slice(base, rest, size, writer) for base, rest in rows]
    before = dict(writer.elements)
    # A local of the same number further in hides this one, and its rows with it.
    writer.elements = {key: name for key, name in before.items() if key[2] != local}
    names = [writer.names.fresh("e") for _ in rows]
    for (base, rest), name in zip(rows, names, strict=True):
        writer.elements[base, rest, local] = name
    if not rows:
        head = f"for x{local} in range({size})"
    elif len(rows) == 1:
        head = f"for x{local}, {names[0]} in enumerate({slices[0]})"
    else:
        head = f"for x{local}, {', '.join(names)} in zip(range({size}), {', '.join(slices)})"
    yield head
    writer.elements = before


def listed(local: int, size: int, test: Expression, shift: int, writer: Writer) -> str:
    """A list of the values 0 to ``size - 1`` that pass the test, ``shift`` added to each."""
    if isinstance(test, Const):
        return f"[*range({shift}, {shift + size})]" if test.value else "[]"
    with _walk(local, size, (test,), writer) as head:
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
    with _walk(local, fold.size, (fold.test, fold.value), writer) as head:
        always = fold.test == Const(1)
        condition = "" if always else f" if {writer.test(fold.test)}"
        value = writer.number(fold.value, 0)
        match fold.op:
            case "sum":
                return f"sum([{value} {head}{condition}])", ATOM
            case "count":
                return f"sum([{writer.number(fold.test, 0)} {head}])", ATOM
            case "any" | "all" if fold.size > EAGER_SIZE:
                return f"{fold.op}({writer.test(fold.test)} {head})", ATOM
            case "any":
                return f"1 in [{writer.number(fold.test, 0)} {head}]", COMPARE
            case "all":
                return f"0 not in [{writer.number(fold.test, 0)} {head}]", COMPARE
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
    if fold.test == Const(1):
        row = _row(fold.value, fold.local, writer)
        if row is None or fold.op not in ("sum", "min", "max"):
            return None
        return f"{fold.op}({_slice(*row, fold.size, writer)})", ATOM
    match fold.test:
        case Compare(op, left, right) if op in ("==", "!=") and fold.op in ("any", "all", "count"):
            if _row(left, fold.local, writer) is None:
                left, right = right, left
            row = _row(left, fold.local, writer)
            if row is None or fold.local in free(right):
                return None
            whole = _slice(*row, fold.size, writer)
            equal = op == "=="
            if fold.op == "count":
                counted = f"{whole}.count({writer.number(right, 0)})"
                return (counted, ATOM) if equal else (f"{fold.size} - {counted}", SUM)
            if (fold.op == "any") == equal:
                return f"{writer.number(right, BAR)} {'in' if equal else 'not in'} {whole}", COMPARE
            return f"{whole}.count({writer.number(right, 0)}) {'==' if equal else '!='} {fold.size}", COMPARE
        case _:
            return None
