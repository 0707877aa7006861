"""Which columns of a table are drawn as what they count: boxes to tick, holes in a row, players without a thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from rulekit.book.counts import differing
from rulekit.book.marked import is_valued, ticked_of
from rulekit.book.narrator import Narrator
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Column, Field, Table

__all__ = ["DrawnColumns", "absent_with", "drawn_columns"]

MOST_BOXES = 20
"""Of more boxes nobody sees at a glance how many they are."""
MOST_HOLES = 12
"""More do not stand beside a name in half the width of a page."""


@frozen
class DrawnColumns:
    """What is drawn of a table.

    Args:
        kinds: what is drawn of a column, by its name; see ``blocks.Column``.
        numbers: the numbers of which it is drawn, by the name of the column and for each row of the table.
        seen: the columns that say what another one draws, each with the name of that.
    """

    kinds: Mapping[str, str]
    numbers: Mapping[str, tuple[tuple[int, ...], ...]]
    seen: Mapping[str, str]


def drawn_columns(table: Table, narrator: Narrator) -> DrawnColumns:
    """The columns of a table that are drawn; how many holes there are is seen where their values are."""
    kinds, numbers, seen = dict[str, str](), dict[str, tuple[tuple[int, ...], ...]](), dict[str, str]()
    ticked = ticked_of(table, narrator)
    valued = _valued(table, narrator)
    absent = absent_with(narrator)
    for column in table.columns:
        counted = tuple((one,) if isinstance(one, int) else () for one in column.values)
        if column.kind is ValueKind.NUMBERS and valued is not None and column is next(_rows_of_values(table)):
            rows = tuple(one if isinstance(one, tuple) else () for one in column.values)
            if all(len(one) < MOST_HOLES for one in rows):
                kinds[column.name], numbers[column.name] = "holes", tuple((0, *one) for one in rows)
                if valued.bound and valued.high == tuple(map(len, rows)):
                    seen[valued.bound] = column.name
        elif column.kind is not ValueKind.NUMBER:
            continue
        elif ticked is not None and column.name == ticked.bound:
            if all(0 < least <= MOST_BOXES for one in counted for least in one or (0,)):
                kinds[column.name], numbers[column.name] = "boxes", counted
        elif any(counted) and all(absent.get(item.name, ()) == counted[item.index] for item in table.items):
            kinds[column.name], numbers[column.name] = "absent", counted
    return DrawnColumns(kinds, numbers, seen)


def _valued(table: Table, narrator: Narrator) -> Field | None:
    """The field whose holes a row of a table gives the values of."""
    found = (one for one in narrator.game.fields if one.owner is Owner.PLAYER and one.each == table.name)
    return next((one for one in found if one.kind is ValueKind.NUMBER and is_valued(one, narrator)), None)


def _rows_of_values(table: Table) -> Iterator[Column]:
    return (one for one in table.columns if one.kind is ValueKind.NUMBERS)


def absent_with(narrator: Narrator) -> Mapping[str, tuple[int, ...]]:
    """The numbers of players with which things are left out."""
    found: dict[str, tuple[int, ...]] = {}
    for _, known in differing(narrator):
        for count, names in known.items():
            found |= {one: (*found.get(one, ()), count) for one in names}
    return found
