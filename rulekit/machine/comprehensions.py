"""Aggregates and lists of values as Python comprehensions; a row of neighbouring slots is walked as a slice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeGuard

from rulekit.machine import masked
from rulekit.machine.instructions import Aggregate, Compare, Const, Expression, Local, Lookup, Operate, Reach, Read
from rulekit.machine.rows import alike, free, limited, parts, reads, stride

if TYPE_CHECKING:  # the two write each other's parts
    from rulekit.machine.expressions import Writer

__all__ = ["harmless", "hoisting", "listed", "write"]

ATOM, SHIFT, SUM, COMPARE, BAR = 12, 8, 9, 4, 5
EAGER_SIZE = 16  # up to here a list is faster than a generator that may stop early


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


def _row(expression: Expression, local: int, writer: Writer) -> tuple[int, Expression | None] | None:
    """The base and the rest if the expression reads neighbouring slots as the local goes up."""
    if not isinstance(expression, Read) or expression.offset is None or writer.checked:
        return None
    found = stride(expression.offset, local)
    if found is None or not writer.within(expression.offset):
        return None
    return expression.base, found[0]


@contextmanager
def hoisting(inner: tuple[Expression, ...], local: int, writer: Writer) -> Iterator[str]:
    """While it lasts, slots and masks that a local leaves alone have names; gives the ``for`` that takes them once."""
    before = writer.hoisted
    found: dict[Read | Aggregate | Reach, str] = {}
    first: dict[Expression, tuple[str, Read | Aggregate | Reach]] = {}  # by what it is but for the number of its local
    waiting = [(one, frozenset([local])) for one in inner]
    while waiting:
        one, own = waiting.pop()
        if _stays(one, own, writer):
            if one not in before and one not in found:
                found[one], _ = first.setdefault(alike(one), (writer.names.fresh("h"), one))
        else:
            own |= {one.local} if isinstance(one, Aggregate) else frozenset()
            waiting += [(part, own) for part in parts(one)]
    names = [name for name, _ in first.values()]
    with writer.plainly():
        texts = [writer.integer(one) for _, one in first.values()]
    writer.hoisted = before | found
    if not found:
        yield ""
    elif len(names) == 1:
        yield f"for {names[0]} in ({texts[0]},) "
    else:
        yield f"for {', '.join(names)} in (({', '.join(texts)}),) "
    writer.hoisted = before


def _stays(expression: Expression, own: frozenset[int], writer: Writer) -> TypeGuard[Read | Aggregate | Reach]:
    """Whether an expression is worth taking once for a whole walk, and can be taken whatever its conditions are.

    Args:
        expression: the expression.
        own: the locals of the walk, and of those inside it that stand around the expression.
        writer: what writes it.
    """
    match expression:
        case Read(_, offset):
            return not writer.checked and offset is not None and not free(expression) and writer.within(offset)
        case Aggregate("mask") | Reach():
            return not free(expression) & own and harmless(expression, writer)
        case _:
            return False


def harmless(expression: Expression, writer: Writer) -> bool:
    """Whether nothing inside an expression can look outside the slots or a row, in any state."""
    match expression:
        case Read(_, offset) if offset is not None and not writer.within(offset):
            return False
        case Lookup(_, index) if any(_read(index)):
            return False
        case _:
            return all(harmless(part, writer) for part in parts(expression))


def _read(expression: Expression) -> Iterator[Read]:
    """The slots read inside an expression."""
    if isinstance(expression, Read):
        yield expression
    for part in parts(expression):
        yield from _read(part)


@contextmanager
def _walk(local: int, count: Expression, inner: tuple[Expression, ...], writer: Writer) -> Iterator[str]:
    """The ``for`` of a comprehension over the local; while it lasts, slots in step with it have names."""
    rows: list[tuple[int, Expression | None]] = []
    for expression in inner:
        for read in reads(expression, local):
            row = _row(read, local, writer)
            if row is not None and row not in rows:
                rows.append(row)
    slices = [_slice(base, rest, count, writer) for base, rest in rows]
    with writer.plainly():
        numbers = f"range({writer.integer(count)})"
    names = [writer.names.fresh("e") for _ in rows]
    if not rows:
        head = f"for x{local} in {numbers}"
    elif len(rows) == 1:
        head = f"for x{local}, {names[0]} in enumerate({slices[0]})"
    else:
        head = f"for x{local}, {', '.join(names)} in zip({numbers}, {', '.join(slices)})"
    with _hiding(local, writer), hoisting(inner, local, writer) as once:
        for (base, rest), name in zip(rows, names, strict=True):
            writer.elements[base, rest, local] = name
        yield once + head


@contextmanager
def _hiding(local: int, writer: Writer) -> Iterator[None]:
    """While it lasts, nothing that depends on an outer local of the same number has a name."""
    before, taken = writer.elements, writer.hoisted
    writer.elements = {key: name for key, name in before.items() if key[2] != local}
    writer.hoisted = {one: name for one, name in taken.items() if local not in free(one)}
    yield
    writer.elements, writer.hoisted = before, taken


def listed(local: int, size: int, test: Expression, shift: int, writer: Writer) -> str:
    """A list of the values 0 to ``size - 1`` that pass the test, ``shift`` added to each."""
    count, test = limited(Local(local), size, test, writer.bounds)
    if isinstance(test, Const):
        end = writer.place(shift, count)
        return f"[*range({shift}, {end})]" if test.value else "[]"
    mask = masked.word(test, local, size, writer) if count == Const(size) else None
    if mask is not None and (members := masked.members(mask, size, shift, writer)) is not None:
        return members
    with _walk(local, count, (test,), writer) as head:
        value = f"x{local} + {shift}" if shift else f"x{local}"
        return f"[{value} {head} if {writer.test(test)}]"


def write(aggregate: Aggregate, writer: Writer) -> tuple[str, int]:
    """The text of a aggregate and how tightly it binds."""
    whole = _sliced(aggregate, writer) or _masked(aggregate, writer)
    if whole is not None:
        return whole
    local, empty = aggregate.local, aggregate.empty
    if aggregate.op == "last":
        with _hiding(local, writer):
            downward = f"for x{local} in range({aggregate.size - 1}, -1, -1)"
            return f"next((x{local} {downward} if {writer.test(aggregate.test)}), {empty})", ATOM
    count, test = _cut(aggregate, writer)
    with _walk(local, count, (test, aggregate.value), writer) as head:
        condition = "" if test == Const(1) else f" if {writer.test(test)}"
        value = writer.number(aggregate.value, 0)
        match aggregate.op:
            case "sum":
                return f"sum([{value} {head}{condition}])", ATOM
            case "count":
                return f"sum([{writer.number(test, 0)} {head}])", ATOM
            case "any" | "all" if aggregate.size > EAGER_SIZE:
                return f"{aggregate.op}({writer.test(test)} {head})", ATOM
            case "any":
                return f"1 in [{writer.number(test, 0)} {head}]", COMPARE
            case "all":
                return f"0 not in [{writer.number(test, 0)} {head}]", COMPARE
            case "min" | "max":
                return f"{aggregate.op}([{writer.integer(aggregate.value)} {head}{condition}], default={empty})", ATOM
            case "mask":
                return f"sum([1 << x{local} {head}{condition}])", ATOM
            case _:
                return f"next((x{local} {head}{condition}), {empty})", ATOM


def _masked(aggregate: Aggregate, writer: Writer) -> tuple[str, int] | None:
    """A aggregate as operations on masks."""
    if aggregate.op not in ("any", "all", "count", "mask"):
        return None
    if (text := masked.shaped(aggregate, writer)) is not None:
        return text, ATOM
    mask = masked.word(aggregate.test, aggregate.local, aggregate.size, writer)
    if mask is None:
        return None
    match aggregate.op:
        case "any":
            return f"{mask} != 0", COMPARE
        case "all":
            return f"{mask} == {(1 << aggregate.size) - 1}", COMPARE
        case "count":
            return f"{mask}.bit_count()", ATOM
        case _:
            return mask, ATOM


def _cut(aggregate: Aggregate, writer: Writer) -> tuple[Expression, Expression]:
    """How many values of the local can matter to a aggregate, and what else decides."""
    if aggregate.op == "all":  # one that fails the test matters most
        return Const(aggregate.size), aggregate.test
    return limited(Local(aggregate.local), aggregate.size, aggregate.test, writer.bounds)


def _sliced(aggregate: Aggregate, writer: Writer) -> tuple[str, int] | None:
    """A aggregate that Python has a word for, over a whole slice."""
    count, test = _cut(aggregate, writer)
    if test == Const(1):
        row = _row(aggregate.value, aggregate.local, writer)
        if aggregate.op == "count":
            return writer.number(count, ATOM), ATOM
        if row is None or aggregate.op not in ("sum", "min", "max"):
            return None
        default = "" if aggregate.op == "sum" or isinstance(count, Const) else f", default={aggregate.empty}"
        return f"{aggregate.op}({_slice(*row, count, writer)}{default})", ATOM
    match test:
        case Compare(op, left, right) if op in ("==", "!=") and aggregate.op in ("any", "all", "count"):
            if _row(left, aggregate.local, writer) is None:
                left, right = right, left
            row = _row(left, aggregate.local, writer)
            if row is None or aggregate.local in free(right):
                return None
            whole = _slice(*row, count, writer)
            equal = op == "=="
            if aggregate.op == "count":
                counted = f"{whole}.count({writer.number(right, 0)})"
                return (counted, ATOM) if equal else (f"{writer.number(count, SUM)} - {counted}", SUM)
            if (aggregate.op == "any") == equal:
                return f"{writer.number(right, BAR)} {'in' if equal else 'not in'} {whole}", COMPARE
            sign = "==" if equal else "!="
            return f"{whole}.count({writer.number(right, 0)}) {sign} {writer.number(count, BAR)}", COMPARE
        case _:
            return None
