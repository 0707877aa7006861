"""Cups: dice that somebody keeps, thrown and counted apart from those on the table.

A die is a number: those on the table come first, then those of each cup, owner by owner. What all of them show stands
in that order. Of the dice in a cup the first so many lie as they fell; once one is taken away, none does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import kinds_of_dice
from rulekit.compiler.labels import ChanceKind, ChanceLabel
from rulekit.machine import instructions as m
from rulekit.model.closed import Owner
from rulekit.model.component import Die
from rulekit.model.expression import FieldOf
from rulekit.model.ranges import of_everybody

if TYPE_CHECKING:
    from rulekit.compiler.code import Code
    from rulekit.compiler.layout import CupSlots

__all__ = ["count", "die", "face", "lying", "remove", "throw", "throw_again"]


def face(which: m.Expression, code: Code) -> m.Expression:
    """What a die shows, as the number of its face."""
    # Where it is plain in which cup it lies, only those are looked at: what others keep may be secret.
    found = _cup_of(which, code)
    return m.Read(code.layout.pool, which) if found is None else m.Read(code.layout.cups[found[0]].faces, found[1])


def _cup_of(which: m.Expression, code: Code) -> tuple[str, m.Expression] | None:
    """The cup in which a die lies, and which of those of all its owners it is; None if it lies on the table."""
    match which:
        case m.Operate(op="+", left=m.Const(value=first), right=rest):
            return next(((name, rest) for name, cup in code.layout.cups.items() if cup.first == first), None)
        case _:
            return None


def die(held: FieldOf, local: m.Expression, code: Code) -> m.Expression:
    """The number of a die, counted among those of one owner, or of all."""
    cup = code.layout.cups[held.field.name]
    rest = local
    if held.owner is not None:
        mine = m.Operate("*", code.value(held.owner), m.Const(cup.room))
        rest = m.Operate("+", mine, local)
    return m.Operate("+", m.Const(cup.first), rest)


def lying(held: FieldOf, local: m.Expression, code: Code) -> tuple[int, m.Expression]:
    """How many dice can be meant, and whether one of them lies as it fell."""
    cup = code.layout.cups[held.field.name]
    if of_everybody(held):
        whose = m.Operate("//", local, m.Const(cup.room))
        place = m.Operate("-", local, m.Operate("*", whose, m.Const(cup.room)))
        return cup.room * code.layout.players, m.Compare("<", place, m.Read(cup.thrown, whose))
    owner = code.value(held.owner) if held.owner is not None else None
    return cup.room, m.Compare("<", local, m.Read(cup.thrown, owner))


def count(held: FieldOf, code: Code) -> m.Expression:
    """How many dice are kept, thrown or not."""
    if not of_everybody(held):
        return m.Read(*code.place(held))
    local = code.new_local()
    base = code.layout.fields[held.field.name, ""]
    return m.Aggregate("sum", local, code.layout.players, m.Const(1), m.Read(base, m.Local(local)))


def throw(held: FieldOf, code: Code) -> None:
    """Emit that all dice of a cup are thrown."""
    cup = code.layout.cups[held.field.name]
    owner = code.value(held.owner) if held.owner is not None else None
    many = m.Read(*code.place(held))
    code.emit(m.Store(cup.thrown, m.Const(0), owner))  # while they fall they show nothing
    _fall_afresh(held, code)
    which = m.Lookup(tuple((1 << n) - 1 for n in range(cup.room + 1)), many)
    says = _says(held.field.name, code)
    if owner is None or isinstance(owner, m.Const):
        code.emit(_fall(cup, owner.value if isinstance(owner, m.Const) else 0, which, says, code))
    else:
        for at in _owners(held.field.name, code):
            code.emit(m.If(m.Compare("==", owner, m.Const(at)), (_fall(cup, at, which, says, code),)))
    code.emit(m.Store(cup.thrown, many, owner))


def throw_again(which: m.Expression, code: Code) -> bool:
    """Emit that one die of a cup is thrown again; False if it lies on the table."""
    found = _cup_of(which, code)
    if found is None:
        return False
    name, rest = found
    cup = code.layout.cups[name]
    says = _says(name, code)
    for at in range(len(_owners(name, code))):
        place = m.Operate("-", rest, m.Const(at * cup.room))
        bit = m.Lookup(tuple(1 << one for one in range(cup.room)), place)
        here = m.Logic("and", (m.Compare(">=", place, m.Const(0)), m.Compare("<", place, m.Const(cup.room))))
        code.emit(m.If(here, (_fall(cup, at, bit, says, code),)))
    return True


def _owners(name: str, code: Code) -> range:
    """The owners of a cup, from 0."""
    held = next(one for one in code.game.fields if one.name == name)
    return range(code.layout.players if held.owner is Owner.PLAYER else 1)


def _fall(cup: CupSlots, at: int, which: m.Expression, says: int, code: Code) -> m.Pool:
    """The fall of some dice of one owner's cup."""
    thrower = code.you if code.has_you else None
    kind = _kind(cup.name, code)
    base, first = cup.faces + at * cup.room, kind.faces[0].index
    return m.Pool(base, len(kind.faces), cup.room, which, says, thrower, first)


def _kind(name: str, code: Code) -> Die:
    """The kind of the dice in a cup."""
    return kinds_of_dice.kind_named(next(one for one in code.game.fields if one.name == name).of, code)


def _says(name: str, code: Code) -> int:
    """What falls where the dice of a cup are thrown."""
    return code.named(ChanceLabel(ChanceKind.DICE, name, _kind(name, code).faces[0].index))


def remove(held: FieldOf, by: m.Expression, code: Code) -> None:
    """Emit that so many dice leave a cup, as far as there are any; the others show nothing until they are thrown."""
    cup = code.layout.cups[held.field.name]
    owner = code.value(held.owner) if held.owner is not None else None
    base, offset = code.place(held)
    left = m.Operate("max", m.Operate("-", m.Read(base, offset), by), m.Const(0))
    code.emit(m.Store(base, left, offset), m.Store(cup.thrown, m.Const(0), owner))
    for at in range(cup.room):  # so that positions in which the same is known are the same
        code.emit(m.Store(*_slot(cup.faces, at, cup.room, owner)))


def _slot(base: int, at: int, room: int, owner: m.Expression | None) -> tuple[int, m.Expression, m.Expression | None]:
    """A slot of an owner, emptied: its base, nothing, its offset."""
    if owner is None:
        return base + at, m.Const(0), None
    return base, m.Const(0), m.Operate("+", m.Operate("*", owner, m.Const(room)), m.Const(at))


def _fall_afresh(held: FieldOf, code: Code) -> None:
    """Emit that what dice keep is as at the start for those that are thrown."""
    cup = code.layout.cups[held.field.name]
    owner = code.value(held.owner) if held.owner is not None else None
    for one in code.game.fields:
        if one.owner is not Owner.DIE:
            continue
        base = code.layout.fields[one.name, one.each] + cup.first
        for at in range(cup.room):
            where, _, offset = _slot(base, at, cup.room, owner)
            code.emit(m.Store(where, m.Const(one.start), offset))
