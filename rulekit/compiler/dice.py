"""Dice on the table: thrown, thrown again, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import counters, cups, decisions, kinds_of_dice
from rulekit.compiler.labels import ArmKind, ChanceKind, ChanceLabel
from rulekit.machine import instructions as m
from rulekit.model.closed import Attachment, Owner
from rulekit.model.component import Die, Face, Gift
from rulekit.model.expression import FieldOf, ItemRef, You
from rulekit.model.ranges import MOST_DICE
from rulekit.model.statement import Modifier

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["are_alike", "give", "throw", "throw_again", "throw_more"]


def _fall(which: m.Expression, kind: Die, code: Code) -> None:
    """Emit that these of the dice on the table fall, all of one kind, thrown by ``you`` if it is done by somebody."""
    layout, first = code.layout, kind.faces[0].index
    says = code.named(ChanceLabel(ChanceKind.DICE, first=first))
    player = code.you if code.has_you else None
    code.emit(m.Pool(layout.pool, len(kind.faces), layout.pool_size, which, says, player, first))


def throw(count: m.Expression, kind: Die, code: Code) -> None:
    """Emit that so many dice are thrown and all that was on the table is taken away."""
    layout = code.layout
    code.emit(m.Store(layout.pool_count, code.count(count, layout.pool_size)))
    for one in code.game.fields:
        if one.owner is Owner.DIE:
            base = layout.fields[one.name, one.each]
            code.emit(*(m.Store(base + at, m.Const(one.start)) for at in range(layout.pool_size)))
    every = m.Lookup(tuple((1 << n) - 1 for n in range(layout.pool_size + 1)), m.Read(layout.pool_count))
    _fall(every, kind, code)


def throw_more(count: m.Expression, kind: Die, code: Code) -> m.Expression:
    """Emit that so many dice are thrown and laid beside those on the table; the number of the first of them."""
    layout = code.layout
    old = layout.take(0, layout.pool_size)
    code.emit(m.Store(old, m.Read(layout.pool_count)))
    together = m.Operate("min", m.Operate("+", m.Read(old), count), m.Const(layout.pool_size))
    code.emit(m.Store(layout.pool_count, together))
    first = tuple((1 << n) - 1 for n in range(layout.pool_size + 1))
    new = m.Operate("-", m.Lookup(first, m.Read(layout.pool_count)), m.Lookup(first, m.Read(old)))
    _fall(new, kind, code)
    return m.Read(old)


def throw_again(which: m.Expression, code: Code, *, several: bool) -> None:
    """Emit that one die, or a set of dice, is thrown again."""
    if cups.throw_again(which, code):
        return
    size, die = code.layout.pool_size, code.game.die
    assert die is not None
    fallen = which if several else m.Lookup(tuple(1 << at for at in range(size)), which)
    if not die.kinds:
        _fall(fallen, die, code)
        return
    waiting = m.Read(code.layout.take(0, (1 << size) - 1))
    code.emit(m.Store(waiting.base, fallen))
    for kind in die.kinds:
        local = code.new_local()
        shown = kinds_of_dice.of_kind(m.Read(code.layout.pool, m.Local(local)), kind.name, code)
        _fall(m.Operate("&", waiting, m.Aggregate("mask", local, size, decisions.both(*shown))), kind, code)


def are_alike(before: m.Expression, one: m.Expression, code: Code) -> list[m.Expression]:
    """What is true where a die comes before another, shows the same, and has the same marks: both are alike."""
    layout = code.layout
    bases = [layout.pool, *(layout.fields[one.name, one.each] for one in code.game.fields if one.owner is Owner.DIE)]
    return [
        m.Compare("<", before, one),
        *(m.Compare("==", m.Read(base, before), m.Read(base, one)) for base in bases),
    ]


def give(code: Code, *, rotation: bool) -> None:
    """Emit that ``you`` gain what the dice on the table show.

    For each face with ``or``, you say how many of its dice give the first gift; the others give the second.
    """
    die = code.game.die
    assert die is not None
    totals: dict[tuple[str, str, int | None], list[m.Expression]] = {}
    shown: dict[str, list[m.Expression]] = {}
    for face in die.faces:
        if not face.gifts:
            continue
        count = _count(face, code)
        shares = _shares(face, count, code) if face.choice else [count] * len(face.gifts)
        for gift, share in zip(face.gifts, shares, strict=True):
            key = (gift.field.name, gift.field.each, gift.index)
            totals.setdefault(key, []).append(m.Operate("*", share, _worth(face, gift, code)))
            shown.setdefault(gift.noun, []).append(share)
    gifts = {(one.field.name, one.field.each, one.index): one for face in die.faces for one in face.gifts}
    for key, parts in totals.items():
        gift = gifts[key]
        index = ItemRef(code.game.table(gift.field.each), gift.index) if gift.index is not None else None
        what = FieldOf(gift.field, You() if gift.field.owner is Owner.PLAYER else None, index)
        total = _sum(parts)
        if gift.spread:
            _spread(what, total, code, rotation=rotation)
        else:
            counters.change(what, total, code)
    for one in code.game.modifiers:
        if one.attached is Attachment.WHENEVER_GIVES and one.target in shown and one not in code.firing:
            _whenever(one, _sum(shown[one.target]), code)


def _count(face: Face, code: Code) -> m.Expression:
    """How many dice show a face, in a slot."""
    layout = code.layout
    local = code.new_local()
    shows = m.Compare("==", m.Read(layout.pool, m.Local(local)), m.Const(face.index))
    on_table = m.Compare("<", m.Local(local), m.Read(layout.pool_count))
    slot = layout.take(0, layout.pool_size)
    code.emit(m.Store(slot, m.Aggregate("count", local, layout.pool_size, m.Logic("and", (on_table, shows)))))
    return m.Read(slot)


def _shares(face: Face, count: m.Expression, code: Code) -> list[m.Expression]:
    """How many dice of a face give each of its gifts: asked for all but the last."""
    shares: list[m.Expression] = []
    left: m.Expression = count
    for at in range(len(face.gifts) - 1):
        slot = code.layout.take(0, code.layout.pool_size)
        label = code.arm_label(ArmKind.SPLIT, of=face.name, noun=str(at))
        domain = m.Numbers(m.Const(0), left, 0, code.layout.pool_size)
        decisions.decide([m.Arm(m.Const(1), domain, -1, slot, (), label)], code)
        shares.append(m.Read(slot))
        left = m.Operate("-", left, m.Read(slot))
    return [*shares, left]


def _worth(face: Face, gift: Gift, code: Code) -> m.Expression:
    """How much one die of a face gives, as lasting effects make it for ``you``."""
    found: m.Expression = m.Const(gift.count)
    for one in code.game.modifiers_of(face.name):
        if one.attached is Attachment.FACE and one.number is not None:
            found = m.Choice(code.has(one), code.value(one.number), found)
    return found


def _sum(parts: list[m.Expression]) -> m.Expression:
    total = parts[0]
    for one in parts[1:]:
        total = m.Operate("+", total, one)
    return total


def _spread(what: FieldOf, total: m.Expression, code: Code, *, rotation: bool) -> None:
    parts = counters.kinds(what, code)
    if rotation:
        counters.spread(parts, total, code)
        return
    for one in parts:
        counters.change(one, total, code)


def _whenever(modifier: Modifier, count: m.Expression, code: Code) -> None:
    """Emit a lasting effect once for each die that gave what it speaks of."""
    kept, code.firing = code.firing, (*code.firing, modifier)
    with code.block() as body:
        code.body(modifier.body)
    code.firing = kept
    loop = m.Repeat(code.layout.take(0, MOST_DICE), count, tuple(body), label=code.new_label())
    code.emit(m.If(decisions.both(code.has(modifier), code.holds(modifier.condition)), (loop,)))
