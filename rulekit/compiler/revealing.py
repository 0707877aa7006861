"""What others have and somebody may know: from when it is revealed or looked at until it changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs

from rulekit.compiler import seats
from rulekit.compiler.layout import Layout
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Reveals
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["forgetting", "look", "make_room", "reveal"]


def make_room(game: Game, layout: Layout) -> None:
    """Give out the slots for who may know what, of every field that is revealed or looked at."""
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    found = {one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Reveals)}
    for field in game.fields:
        told = [one.openly for one in found if one.field == field]
        if told:
            layout.note_who_knows(field, openly=any(told))


def reveal(what: FieldOf, code: Code) -> None:
    """Emit that everybody may know what somebody has, and what that is."""
    known, owner = code.layout.known[what.field.name], _owner(what, code)
    code.emit(m.Store(known.who, m.Const((1 << code.layout.players) - 1), owner))
    often = m.Operate("+", m.Read(*_at(known.shown, 0, known.width, owner)), m.Const(1))
    code.emit(_store(known.shown, 0, known.width, owner, m.Operate("min", often, m.Const(9_999))))
    for at, read in enumerate(_held(what.field, owner, code.layout), 1):
        code.emit(_store(known.shown, at, known.width, owner, read))


def look(what: FieldOf, code: Code) -> None:
    """Emit that ``you`` may know what somebody has."""
    known, owner = code.layout.known[what.field.name], _owner(what, code)
    code.emit(m.Store(known.who, m.Operate("|", m.Read(known.who, owner), seats.bit(code.you, code)), owner))


def _owner(what: FieldOf, code: Code) -> m.Expression | None:
    return code.value(what.owner) if what.owner is not None else None


def _held(field: Field, owner: m.Expression | None, layout: Layout) -> Iterator[m.Expression]:
    """What a field holds, slot by slot; of a cup, how many dice lie as they fell, then what they show."""
    if field.kind is ValueKind.CUP:
        cup = layout.cups[field.name]
        yield m.Read(cup.thrown, owner)
        for at in range(cup.room):
            yield m.Read(*_at(cup.faces, at, cup.room, owner))
        return
    base, width = layout.fields[field.name, ""], layout.widths[field.name, ""]
    for at in range(width):
        yield m.Read(*_at(base, at, width, owner))


def _at(base: int, at: int, width: int, owner: m.Expression | None) -> tuple[int, m.Expression | None]:
    """A slot of what an owner has, as base and offset."""
    if owner is None:
        return base + at, None
    return base, m.Operate("+", m.Operate("*", owner, m.Const(width)), m.Const(at))


def _store(base: int, at: int, width: int, owner: m.Expression | None, value: m.Expression) -> m.Store:
    where, offset = _at(base, at, width, owner)
    return m.Store(where, value, offset)


# ---- Until it changes ----


def forgetting(program: m.Program, layout: Layout) -> m.Program:
    """The program in which nobody may know any more what something holds that is changed."""
    if not layout.known:
        return program
    watched = [(first, count, width, layout.known[name].who) for name, first, count, width in _places(layout)]
    routines = tuple(attrs.evolve(one, body=_body(one.body, watched)) for one in program.routines)
    return attrs.evolve(program, routines=routines)


Watched = list[tuple[int, int, int, int]]
"""The first slot of a field, how many there are, how many each owner has, and the first slot of who knows it."""


def _places(layout: Layout) -> Iterator[tuple[str, int, int, int]]:
    for name in layout.known:
        base, width = layout.fields[name, ""], layout.widths[name, ""]
        yield name, base, layout.rows[base], width
        if name in layout.cups:
            cup = layout.cups[name]
            owners = layout.rows[base]
            yield name, cup.thrown, owners, 1
            yield name, cup.faces, owners * cup.room, cup.room


def _body(body: tuple[m.Instruction, ...], watched: Watched) -> tuple[m.Instruction, ...]:
    return tuple(made for one in body for made in _instruction(one, watched))


def _instruction(one: m.Instruction, watched: Watched) -> Iterator[m.Instruction]:
    """An instruction, behind what it makes unknown."""
    match one:
        case m.Store(base=base, offset=offset) | m.Chance(base=base, offset=offset):
            yield from _unknown(base, offset, watched)
            yield one
        case m.Pool(base=base):
            yield from _unknown(base, None, watched)
            yield one
        case m.If():
            yield attrs.evolve(one, then=_body(one.then, watched), other=_body(one.other, watched))
        case m.Repeat() | m.Sweep():
            yield attrs.evolve(one, body=_body(one.body, watched))
        case m.Decide():
            arms = tuple(attrs.evolve(arm, body=_body(arm.body, watched)) for arm in one.arms)
            yield attrs.evolve(one, arms=arms)
        case _:
            yield one


def _unknown(base: int, offset: m.Expression | None, watched: Watched) -> Iterator[m.Instruction]:
    """That nobody but its owner knows what is stored at a place; in front of it, for where it is may depend on it."""
    for first, count, width, who in watched:
        if not first <= base < first + count:
            continue
        place = m.Const(base - first) if offset is None else m.Operate("+", offset, m.Const(base - first))
        if count == width:
            yield m.Store(who, m.Const(0))
        elif isinstance(place, m.Const):
            yield m.Store(who + place.value // width, m.Const(0))
        else:
            yield m.Store(who, m.Const(0), m.Operate("//", place, m.Const(width)))
