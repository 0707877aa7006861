"""A line of tiles of two halves, as it lies on the table: each turned so that like lies beside like, at either end."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from rulekit.document.things import Thing
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.game import Game

__all__ = ["end_to_end", "is_line"]

HALVES = 2


def has_ends(table: Table, game: Game) -> bool:
    """Whether things are made of two halves of one sort, and the game keeps which are the two ends of a line."""
    sorts = {column.table for column in table.columns[:HALVES]} if table.pattern else set[str]()
    ends = [one for one in game.fields if one.owner is Owner.GAME and one.kind is ValueKind.ITEM and one.of in sorts]
    kept = sum(len(game.table(one.each).items) if one.each else 1 for one in ends)
    return len(sorts) == 1 and kept == HALVES


def is_line(one: Field, game: Game) -> bool:
    """Whether such things lie there end to end, for all to see."""
    return one.kind is ValueKind.ROW and not one.face_down and not one.hidden and has_ends(game.table(one.of), game)


def end_to_end(things: Sequence[Thing]) -> tuple[Thing, ...]:
    """The things in the order of the line; as they are, where one of them fits at neither end.

    Args:
        things: in the order in which they were laid, each at one end.
    """
    line: list[Thing] = []
    for one in things:
        if len(one.halves) != HALVES or one.count != 1:
            return tuple(things)
        first, last = one.halves
        if not line or line[-1].halves[1] == first:
            line.append(one)
        elif line[-1].halves[1] == last:
            line.append(_turned(one))
        elif line[0].halves[0] == last:
            line.insert(0, one)
        elif line[0].halves[0] == first:
            line.insert(0, _turned(one))
        else:
            return tuple(things)
    return tuple(line)


def _turned(one: Thing) -> Thing:
    return evolve(one, label=one.label[::-1], halves=one.halves[::-1], pips=one.pips[::-1])
