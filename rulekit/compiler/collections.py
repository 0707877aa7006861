"""Things that somebody has, as masks: where the bit of a thing stands, whether it is there, that it comes or goes.

A set of *n* things takes as many slots as it needs, each with the bits of ``WORD`` of them, as pieces on a board do.
What somebody chose several of is kept in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.machine import instructions as m
from rulekit.model.expression import FieldOf
from rulekit.model.ranges import WORD, words_of

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["add", "belongs", "count", "count_of_those", "has", "has_those", "include", "slot_of", "without"]


def has(what: FieldOf, thing: m.Expression, code: Code) -> m.Expression:
    """1 when a set holds a thing."""
    base, offset, bit = _spot(what, thing, code)
    return m.Bits("has", m.Read(base, offset), bit)


def count(what: FieldOf, code: Code) -> m.Expression:
    """How many things a set holds."""
    base, offset = code.place(what)
    if what.field.room == 1:
        return m.Bits("count", m.Read(base, offset))
    local = code.new_local()
    word = m.Read(base, _plus(offset, m.Local(local)))
    return m.Aggregate("sum", local, what.field.room, m.Const(1), m.Bits("count", word))


def add(what: FieldOf, thing: m.Expression, code: Code) -> m.Store:
    """A set holds a thing, too."""
    base, offset, bit = _spot(what, thing, code)
    alone = m.Lookup(_masks(_size(what, code)), bit)
    return m.Store(base, m.Operate("|", m.Read(base, offset), alone), offset)


def without(what: FieldOf, thing: m.Expression, code: Code) -> m.Store:
    """A set does not hold a thing any more."""
    base, offset, bit = _spot(what, thing, code)
    width = min(_size(what, code), WORD)
    others = m.Lookup(tuple((1 << width) - 1 - one for one in _masks(width)), bit)
    return m.Store(base, m.Operate("&", m.Read(base, offset), others), offset)


def belongs(base: int, words: int, who: m.Expression, index: int) -> m.Expression:
    """1 when a set of so many slots that each player has from ``base`` on holds the thing of a number."""
    return m.Bits("has", m.Read(base, slot_of(words, who, index)), m.Const(index % WORD))


def slot_of(words: int, who: m.Expression, index: int) -> m.Expression:
    """In which slot of such sets it stands whether a player has the thing of a number."""
    if words == 1:
        return who
    return m.Operate("+", m.Operate("*", who, m.Const(words)), m.Const(index // WORD))


def _masks(size: int) -> tuple[int, ...]:
    """The mask of each of so many things alone; where they take several slots, of each of one slot."""
    return tuple(1 << at for at in range(min(size, WORD)))


# ---- What was chosen ----


def has_those(held: m.Expression, thing: m.Expression, size: int) -> m.Expression:
    """1 when a thing is among those of ``size`` that were chosen."""
    if size <= WORD:
        return m.Bits("has", held, thing)
    assert isinstance(held, m.Read)  # so many are chosen one after the other, and kept
    word, bit = _split(thing, size)
    return m.Bits("has", m.Read(held.base, word), bit)


def count_of_those(held: m.Read, size: int) -> m.Expression:
    """How many of ``size`` were chosen."""
    whole: m.Expression = m.Bits("count", held)
    for at in range(1, words_of(size)):
        whole = m.Operate("+", whole, m.Bits("count", m.Read(held.base + at)))
    return whole


def include(held: m.Read, thing: m.Expression, size: int) -> m.Store:
    """A thing is among those of ``size`` that were chosen, too."""
    if size <= WORD:
        return m.Store(held.base, m.Operate("|", held, m.Lookup(_masks(size), thing)))
    word, bit = _split(thing, size)
    return m.Store(held.base, m.Operate("|", m.Read(held.base, word), m.Lookup(_masks(size), bit)), word)


def _spot(what: FieldOf, thing: m.Expression, code: Code) -> tuple[int, m.Expression | None, m.Expression]:
    """The slot with the bit of a thing, as base and offset, and that bit's number."""
    base, offset = code.place(what)
    if what.field.room == 1:
        return base, offset, thing
    word, bit = _split(thing, _size(what, code))
    return base, _plus(offset, word), bit


def _split(thing: m.Expression, size: int) -> tuple[m.Expression, m.Expression]:
    """In which of several slots the bit of a thing stands, and which one it is there."""
    return m.Lookup(tuple(at // WORD for at in range(size)), thing), m.Lookup(
        tuple(at % WORD for at in range(size)), thing
    )


def _plus(offset: m.Expression | None, more: m.Expression) -> m.Expression:
    return more if offset is None else m.Operate("+", offset, more)


def _size(what: FieldOf, code: Code) -> int:
    return len(code.game.table(what.field.of).items)
