"""Gaining and losing: how a field changes, and what depends on that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import values
from rulekit.compiler.bounds import bounds
from rulekit.machine import instructions as m
from rulekit.model.amount import Amount
from rulekit.model.closed import Attachment, Owner
from rulekit.model.expression import FieldOf, ItemRef

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["change", "gain", "kinds", "lose", "spare"]


def kinds(what: FieldOf, code: Code) -> list[FieldOf]:
    """A field kept of each item, as one field for each item; any other field alone."""
    if what.index is not None or not what.field.each:
        return [what]
    table = code.game.table(what.field.each)
    return [FieldOf(what.field, what.owner, ItemRef(table, item.index)) for item in table.items]


def spare(what: FieldOf, code: Code) -> m.Expression:
    """How much of a field can be paid or given away: what lies above its least value, and above nothing."""
    least = max(what.field.low, 0)
    have: m.Expression = m.Read(*code.place(what))
    if least:
        have = m.Operate("-", have, m.Const(least))
    return m.Operate("max", have, m.Const(0)) if what.field.low < 0 else have


def change(what: FieldOf, by: m.Expression, code: Code, *, less: bool = False) -> None:
    """Emit that a field grows (or, with ``less``, shrinks) by a number, and all that depends on it.

    More than fits is lost where the rules say so, and elsewhere can't come; less than the least is never taken.
    """
    if what.field.source:
        by = _from_supply(what, by, code, less=less)
    base, offset = code.place(what)
    now = m.Read(base, offset)
    watched = [key for key in code.flags if key[:2] == (what.field.name, what.field.each)] if not less else []
    fired = [
        one
        for one in code.game.modifiers_of(what.field.name)
        if one.attached is (Attachment.WHENEVER_LOSE if less else Attachment.WHENEVER_GAIN)
        and one not in code.firing
        and code.has_you
    ]
    before = now
    if watched or fired:
        slot = code.layout.take(what.field.low, what.field.highest)
        code.emit(m.Store(slot, now))
        before = m.Read(slot)
    grown: m.Expression = m.Operate("-" if less else "+", now, by)
    least, most = bounds(by, code.layout)
    if most > 0 if less else least < 0:
        grown = m.Operate("max", grown, m.Const(what.field.low))
    if least < 0 if less else what.field.overflow:
        grown = m.Operate("min", grown, code.most(what))
    code.emit(m.Store(base, grown, offset, code.why))
    for key in watched:
        more = m.Compare(">", now, before)
        index = values.value(what.index, code) if what.index is not None else m.Const(-1)
        test = m.Logic("and", (more, m.Compare("==", index, m.Const(key[2])))) if key[2] >= 0 else more
        code.emit(m.If(test, (m.Store(code.flags[key], m.Const(1)),)))
    for one in fired:
        kept, code.firing = code.firing, (*code.firing, one)
        with code.block() as body:
            code.body(one.body)
        code.firing = kept
        moved = m.Compare("<" if less else ">", now, before)
        code.emit(m.If(m.Logic("and", (moved, code.has(one), code.holds(one.condition))), tuple(body)))


def _from_supply(what: FieldOf, by: m.Expression, code: Code, *, less: bool) -> m.Expression:
    """Emit that so much leaves the supply that a field is taken from, or goes back to it; how much really does."""
    supply = next(
        one
        for one in code.game.fields
        if (one.owner, one.name) == (Owner.GAME, what.field.source) and one.each in (what.field.each, "")
    )
    store = FieldOf(supply, None, what.index if supply.each else None)
    base, offset = code.place(store)
    mine, there = m.Read(*code.place(what)), m.Read(base, offset)
    if less:
        most: m.Expression = m.Operate("-", mine, m.Const(what.field.low))
    else:
        least = max(supply.low, 0)
        free = m.Operate("-", there, m.Const(least)) if least else there
        most = m.Operate("min", m.Operate("-", code.most(what), mine), free)
    moved = code.layout.take(0, max(supply.highest, what.field.highest))
    code.emit(m.Store(moved, m.Operate("max", m.Operate("min", by, most), m.Const(0))))
    left = m.Operate("+" if less else "-", there, m.Read(moved))
    code.emit(m.Store(base, m.Operate("min", left, code.most(store)) if less else left, offset))
    return m.Read(moved)


def gain(amount: Amount, times: m.Expression | None, code: Code, *, rotation: bool = False) -> None:
    """Emit that ``you`` gain an amount, once or ``times`` times over."""
    assert amount.what is not None
    by = _times(code.value(amount.count) if amount.count is not None else m.Const(0), times)
    if not amount.is_spread:
        change(amount.what, by, code)
        return
    parts = kinds(amount.what, code)
    if rotation:
        spread(parts, by, code)
        return
    for one in parts:
        change(one, by, code)


def spread(parts: list[FieldOf], count: m.Expression, code: Code) -> None:
    """Emit that ``count`` are gained one by one over the kinds in order; a full kind still uses up its turn."""
    slot = code.layout.take(0, 9999)
    code.emit(m.Store(slot, code.count(count)))
    size = len(parts)
    for at, one in enumerate(parts):
        share = m.Operate("//", m.Operate("+", m.Read(slot), m.Const(size - 1 - at)), m.Const(size))
        change(one, share, code)


def lose(amount: Amount, times: m.Expression | None, code: Code) -> None:
    """Emit that ``you`` lose an amount, or what there is of it."""
    assert amount.what is not None
    for one in kinds(amount.what, code):
        if amount.count is None:
            change(one, m.Operate("-", m.Read(*code.place(one)), m.Const(one.field.low)), code, less=True)
        else:
            change(one, _times(code.value(amount.count), times), code, less=True)


def _times(by: m.Expression, times: m.Expression | None) -> m.Expression:
    return by if times is None else m.Operate("*", by, times)
