"""Of which kind a die is: the faces of the kinds stand one behind the other, so what a die shows tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.machine import instructions as m
from rulekit.model.component import Die

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["figure", "kind_named", "of_kind", "shows"]


def kind_named(name: str, code: Code) -> Die:
    """The kind of dice of that name; where all are of one kind, that."""
    assert code.game.die is not None
    return code.game.die.kind(name) or code.game.die


def of_kind(face: m.Expression, name: str, code: Code) -> list[m.Expression]:
    """What is true of what a die shows, if the die is of a kind; nothing is asked where any kind is meant."""
    kind = code.game.die.kind(name) if code.game.die is not None else None
    if kind is None:
        return []
    first, last = m.Const(kind.faces[0].index), m.Const(kind.faces[-1].index)
    return [m.Compare(">=", face, first), m.Compare("<=", face, last)]


def figure(face: m.Expression, code: Code) -> m.Expression:
    """What a die shows, from 0: the same for dice of other kinds that show the same number."""
    die = code.game.die
    if die is None or not die.numbered or not die.kinds:
        return face
    return m.Lookup(tuple(one.number - die.low for one in die.faces), face)


def shows(face: m.Expression, name: str, code: Code) -> m.Expression:
    """Whether that is what a die shows: a face of that name, of whatever kind the die is."""
    assert code.game.die is not None
    tests = tuple(m.Compare("==", face, m.Const(one.index)) for one in code.game.die.showing(name))
    return tests[0] if len(tests) == 1 else m.Logic("or", tests)
