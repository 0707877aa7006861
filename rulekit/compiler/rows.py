"""Rows of things: one thing behind the other in open rows, so many of each thing in rows that lie face down.

An open row is a slot for each place, one higher than the item, 0 where nothing lies; no gap stands before a thing. A
row that lies face down is a slot for each item with how many of it there are: drawing one of them at random is the same
as drawing the top of a shuffled stack, and equal states are equal vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulekit.compiler import collections, cups
from rulekit.compiler.labels import ChanceKind, ChanceLabel
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.expression import FieldOf

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["alike", "clear", "count", "draw", "each_in", "end", "lies", "put", "remove", "remove_last"]

ONE, ZERO = m.Const(1), m.Const(0)
AT_ONCE = 8  # so many different things: which one was drawn is reckoned in one go


def at(row: FieldOf, place: m.Expression | int, code: Code) -> tuple[int, m.Expression | None]:
    """The slot of a place of a row (of an item, if it lies face down) as base and offset."""
    base, offset = code.place(row)
    if isinstance(place, int):
        if offset is None:
            return base + place, None
        place = m.Const(place)
    return base, place if offset is None else m.Operate("+", offset, place)


def count(row: FieldOf, code: Code) -> m.Expression:
    """How many things lie in a row, or how many dice somebody keeps."""
    if row.field.kind is ValueKind.CUP:
        return cups.count(row, code)
    local = code.new_local()
    here = m.Read(*at(row, m.Local(local), code))
    if row.field.face_down:
        return m.Aggregate("sum", local, row.field.room, ONE, here)
    return m.Aggregate("count", local, row.field.room, m.Compare(">", here, ZERO))


def alike(item: m.Expression, row: FieldOf, code: Code) -> m.Expression:
    """How often a thing lies in an open row."""
    local = code.new_local()
    here = m.Read(*at(row, m.Local(local), code))
    return m.Aggregate("count", local, row.field.room, m.Compare("==", here, m.Operate("+", item, ONE)))


def end(row: FieldOf, code: Code, *, last: bool) -> m.Expression:
    """The first or the last thing of an open row; of an empty one, nothing (-1)."""
    place = m.Operate("max", m.Operate("-", count(row, code), ONE), ZERO) if last else 0
    return m.Operate("-", m.Read(*at(row, place, code)), ONE)


def put(item: m.Expression, row: FieldOf, code: Code) -> None:
    """Emit that a thing is put at the end of a row, if there is room, or into a set, or where one thing is kept."""
    size = len(code.game.table(row.field.of).items)
    if row.field.kind is ValueKind.ITEM:
        base, offset = code.place(row)
        code.emit(m.Store(base, m.Operate("+", item, ONE), offset))
        return
    if row.field.kind is ValueKind.SET:
        code.emit(collections.add(row, item, code))
        return
    thing, held = code.layout.take(0, size - 1), code.layout.take(0, row.field.holds)
    code.emit(m.Store(thing, item), m.Store(held, count(row, code)))
    if row.field.face_down:
        base, offset = at(row, m.Read(thing), code)
        store = m.Store(base, m.Operate("+", m.Read(base, offset), ONE), offset)
    else:
        base, offset = at(row, m.Read(held), code)
        store = m.Store(base, m.Operate("+", m.Read(thing), ONE), offset)
    code.emit(m.If(m.Compare("<", m.Read(held), m.Const(row.field.holds)), (store,)))


def remove(item: m.Expression, row: FieldOf, code: Code) -> None:
    """Emit that the first such thing is taken out of a row; in an open row those behind it slide up."""
    size = len(code.game.table(row.field.of).items)
    if row.field.kind is ValueKind.ITEM:
        clear(row, code)
        return
    if row.field.kind is ValueKind.SET:
        code.emit(collections.without(row, item, code))
        return
    thing = code.layout.take(0, size - 1)
    code.emit(m.Store(thing, item))
    if row.field.face_down:
        base, offset = at(row, m.Read(thing), code)
        fewer = m.Operate("max", m.Operate("-", m.Read(base, offset), ONE), ZERO)
        code.emit(m.Store(base, fewer, offset))
        return
    gone = code.layout.take(0, 1)
    code.emit(m.Store(gone, ZERO))
    for place in range(row.field.room):
        base, offset = at(row, place, code)
        here = m.Read(base, offset)
        behind: m.Expression = m.Read(*at(row, place + 1, code)) if place + 1 < row.field.room else ZERO
        found = m.Compare("==", here, m.Operate("+", m.Read(thing), ONE))
        code.emit(
            m.If(m.Logic("and", (m.Compare("==", m.Read(gone), ZERO), found)), (m.Store(gone, ONE),)),
            m.If(m.Read(gone), (m.Store(base, behind, offset),)),
        )


def lies(item: m.Expression, row: FieldOf, code: Code) -> m.Expression:
    """Whether a thing lies in a row or a set, or is the one that is kept there."""
    base, offset = code.place(row)
    match row.field.kind:
        case ValueKind.SET:
            return collections.has(row, item, code)
        case ValueKind.ITEM:
            return m.Compare("==", m.Read(base, offset), m.Operate("+", item, ONE))
        case _ if row.field.face_down:
            base, offset = at(row, item, code)
            return m.Compare(">", m.Read(base, offset), ZERO)
        case _:
            local = code.new_local()
            here = m.Read(*at(row, m.Local(local), code))
            return m.Aggregate("any", local, row.field.room, m.Compare("==", here, m.Operate("+", item, ONE)))


def clear(row: FieldOf, code: Code) -> None:
    """Emit that nothing is left in a row or a set, or is kept any more."""
    base, offset = code.place(row)
    code.emit(*(m.Store(base + one, ZERO, offset) for one in range(row.field.room)))


def remove_last(row: FieldOf, code: Code) -> None:
    """Emit that the last thing of an open row is taken out."""
    held = code.layout.take(0, row.field.holds)
    code.emit(m.Store(held, m.Operate("max", m.Operate("-", count(row, code), ONE), ZERO)))
    base, offset = at(row, m.Read(held), code)
    code.emit(m.Store(base, ZERO, offset), m.Store(held, ZERO))


def each_in(row: FieldOf, into: int, code: Code, then: Callable[[], None]) -> None:
    """Emit that all that lies in a row, a set or a place for one is taken out, thing by thing, in its order.

    Args:
        row: where it lies.
        into: a slot that holds each thing in turn.
        code: where it is emitted.
        then: emits what is done with the thing.
    """
    size = len(code.game.table(row.field.of).items)
    if row.field.kind is ValueKind.ROW and not row.field.face_down:
        with code.block() as made:
            code.emit(m.Store(into, end(row, code, last=False)))
            remove(m.Read(into), row, code)
            then()
            code.emit(m.Store(into, ZERO))
        code.emit(m.Repeat(code.layout.take(0, row.field.room), count(row, code), tuple(made), label=code.new_label()))
        return
    with code.block() as made:
        remove(m.Read(into), row, code)
        then()
    body = tuple(made)
    if row.field.face_down:
        base, offset = at(row, m.Read(into), code)
        often = code.layout.take(0, row.field.holds)
        body = (m.Repeat(often, m.Read(base, offset), body, label=code.new_label()),)
    test = lies(m.Read(into), row, code)
    code.emit(m.Sweep(into, code.layout.take(0, size), size, test, body, label=code.new_label()))


def draw(
    sources: Sequence[FieldOf], into: int, code: Code, then: Callable[[], None] = lambda: None, *, last: bool = False
) -> None:
    """Emit that the top of the first of some rows that is not empty goes into a slot, and what is done with it.

    Args:
        sources: the rows, in their order.
        into: the slot.
        code: where it is emitted.
        then: emits what is done with the thing.
        last: whether the last thing of an open row is taken, not the first.
    """
    made: tuple[m.Instruction, ...] = ()
    for one in reversed(sources):
        with code.block() as taking:
            if last:
                code.emit(m.Store(into, end(one, code, last=True)))
                remove_last(one, code)
            else:
                _top(one, into, code)
            then()
        made = (m.If(m.Compare(">", count(one, code), ZERO), tuple(taking), made),)
    code.emit(*made)


def _top(row: FieldOf, into: int, code: Code) -> None:
    if not row.field.face_down:
        code.emit(m.Store(into, end(row, code, last=False)))
        for place in range(row.field.room):  # those behind it slide up
            base, offset = at(row, place, code)
            behind = m.Read(*at(row, place + 1, code)) if place + 1 < row.field.room else ZERO
            code.emit(m.Store(base, behind, offset))
        return
    most, size = row.field.holds, row.field.room
    held, drawn = code.layout.take(0, most), code.layout.take(0, most)
    code.emit(m.Store(held, count(row, code)))
    says = code.named(ChanceLabel(ChanceKind.DRAW, row.field.of))
    code.emit(m.Chance(drawn, most, says=says, bound=m.Read(held)))
    if size <= AT_ONCE:
        _found(row, m.Read(drawn), into, code)
        return
    turn, label = code.layout.take(0, size), code.new_label()
    walker = code.layout.take(0, size - 1)
    base, offset = at(row, m.Read(walker), code)
    here = m.Read(base, offset)
    taken = (m.Store(into, m.Read(walker)), m.Store(base, m.Operate("-", here, ONE), offset), m.Leave(label))
    passed = m.Store(drawn, m.Operate("-", m.Read(drawn), here))
    body = (m.If(m.Compare("<", m.Read(drawn), here), taken, (passed,)),)
    code.emit(m.Sweep(walker, turn, size, ONE, body, label=label), m.Store(drawn, ZERO))


def _found(row: FieldOf, drawn: m.Expression, into: int, code: Code) -> None:
    """Emit that the thing of a drawn number is taken: the number of things up to which there are not more than that."""
    before: m.Expression = ZERO
    thing: m.Expression = ZERO
    for one in range(row.field.room - 1):
        here = m.Read(*at(row, one, code))
        before = here if one == 0 else m.Operate("+", before, here)
        passed = m.Compare(">=", drawn, before)
        thing = passed if one == 0 else m.Operate("+", thing, passed)
    code.emit(m.Store(into, thing))
    base, offset = at(row, m.Read(into), code)
    code.emit(m.Store(base, m.Operate("-", m.Read(base, offset), ONE), offset))
