"""What differs in dice: their faces, and the numbers that they show."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.changes.entry import NOTHING, Entry, Figure, added, removed
from rulekit.book.changes.order import pairs
from rulekit.book.faces import gives
from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Number
from rulekit.model.component import Die, Face
from rulekit.model.game import Game

__all__ = ["dice"]


def dice(before: Game, after: Game) -> tuple[Entry, ...]:
    """The dice of two games, kind by kind."""
    made: list[Entry] = []
    for _, old, new in pairs(_kinds(before), _kinds(after)):
        if old is not None and new is not None and old.numbered == new.numbered:
            made += _die(old, new)
            continue
        if old is not None:
            made.append(removed(Noun(old.name)))
        if new is not None:
            faces = ((_face(one.noun), (gives(one),)) for one in _faces(new))
            made.append(added(Noun(new.name), (*_ends(new).items(), *faces)))
    return tuple(made)


def _kinds(game: Game) -> dict[str, Die]:
    return {one.name: one for one in (game.die.each if game.die is not None else ())}


def _die(old: Die, new: Die) -> Iterator[Entry]:
    noun = Noun(new.name)
    was, now = _ends(old), _ends(new)
    for end, line in now.items():
        if was[end] != line:
            yield Figure((end, noun), was[end], line, new.mark)
    if old.mark != new.mark:
        yield Figure((label("source"), noun), _source(old), _source(new))
    for name, face, other in pairs({one.noun: one for one in _faces(old)}, {one.noun: one for one in _faces(new)}):
        if other is None:
            yield removed(_face(name))
        elif face is None:
            yield added(_face(name), ((label("result"), (gives(other),)),))
        elif gives(face) != gives(other):
            yield Figure((noun, _face(name)), (gives(face),), (gives(other),))


def _source(die: Die) -> Line:
    return (Noun(die.mark, "sources"),) if die.mark else NOTHING


def _faces(die: Die) -> tuple[Face, ...]:
    """The faces that have names; numbers need none."""
    return () if die.numbered else die.faces


def _face(name: str) -> Noun:
    return Noun(name, "faces")


def _ends(die: Die) -> dict[Noun, Line]:
    """The numbers that a die shows."""
    if not die.numbered:
        return {}
    return {label("least"): (Number(die.low),), label("most"): (Number(die.high),)}
