"""Things that lie together, before and after something was done: those that stay, those that come, those that go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from difflib import SequenceMatcher
from itertools import groupby

from attrs import evolve

from rulekit.book.account import Spot
from rulekit.book.end_to_end import end_to_end, is_line
from rulekit.book.in_runs import FEWEST, follows
from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.things import thing_counted, thing_of
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun
from rulekit.document.things import Going, Lot, Thing
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Table

__all__ = ["Value", "lot_of", "named"]

Value = int | tuple[str, ...]
"""How many of something there are, or which things, in order."""
Lying = tuple[str, Going, bool]
"""A thing, what becomes of it, and whether it may be chosen."""


def lot_of(
    spot: Spot,
    was: Value,
    now: Value,
    narrator: Narrator,
    who: Line = (),
    *,
    name: Line = (),
    may: AbstractSet[str] = frozenset(),
) -> Lot | None:
    """What lies in a place; None where nothing does, neither before nor after, unless it is somebody's own place.

    Args:
        spot: the place.
        was: what was there before.
        now: what is there.
        narrator: knows what has a picture.
        who: whose it is, where that is to be said.
        name: what the place is called, where that is to be said.
        may: the names of the things that may be chosen.
    """
    things: tuple[Thing, ...]
    if isinstance(was, int) or isinstance(now, int):
        assert isinstance(was, int)
        assert isinstance(now, int)
        counts = ((min(was, now), Going.STAYS), (was - now, Going.GOES), (now - was, Going.COMES))
        things = tuple(thing_counted(spot, count, going, narrator) for count, going in counts if count > 0)
    else:
        table = narrator.game.table(spot.field.of)
        lying = _in_order(was, now) if spot.field.kind is ValueKind.ROW else _of_set(was, now, table)
        marked = [(one, going, one in may and going is not Going.COMES) for one, going in lying]
        things = tuple(_things(marked, table, narrator))
        if is_line(spot.field, narrator.game):
            things = end_to_end(things)
    ordered = spot.field.kind is ValueKind.ROW and not spot.field.face_down
    if not things and was == now == () and spot.field.owner is Owner.PLAYER and not spot.field.each:
        things = (Thing(look_of(spot.field.of, narrator.game), (), 0),)
    return Lot(name, things, ordered, who) if things else None


def named(spot: Spot) -> Line:
    """What a place is called beside which nothing else says it."""
    return (Noun(spot.field.name),) if spot.field.kind is not ValueKind.NUMBER or spot.field.owner is Owner.GAME else ()


def _in_order(was: Sequence[str], now: Sequence[str]) -> list[tuple[str, Going]]:
    """Things of a row: what goes lies where it lay, what comes where it comes to lie."""
    found: list[tuple[str, Going]] = []
    for _, start, end, first, last in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        same = was[start:end] == now[first:last]
        found += [(one, Going.STAYS if same else Going.LEAVES) for one in was[start:end]]
        found += [(one, Going.COMES) for one in now[first:last] if not same]
    return found


def _of_set(was: Sequence[str], now: Sequence[str], table: Table) -> list[tuple[str, Going]]:
    """Things of a set, in the order of their table."""
    lying = [one.name for one in table.items if one.name in was or one.name in now]
    return [
        (one, Going.STAYS if one in was and one in now else Going.LEAVES if one in was else Going.COMES)
        for one in lying
    ]


def _things(lying: list[Lying], table: Table, narrator: Narrator) -> Iterator[Thing]:
    """Equal things one behind the other as so many; of many that follow one another in their table the ends."""
    items = {one.name: one for one in table.items}
    row = [(items[name], (going, may), len([*same])) for (name, going, may), same in groupby(lying)]
    at = 0
    while at < len(row):
        item, (going, may), count = row[at]
        end = at + 1
        while end < len(row) and count == 1 and row[end][1:] == row[at][1:]:
            if not follows(row[end - 1][0].index, row[end][0].index, table):
                break
            end += 1
        if end - at < FEWEST or may:
            end = at + 1
        yield evolve(thing_of(item, table, narrator, count, going), open=may)
        if end - at > 1:
            between = thing_of(item, table, narrator, end - at - 2, going)
            yield evolve(between, label=(), figures=())
            yield thing_of(row[end - 1][0], table, narrator, 1, going)
        at = end
