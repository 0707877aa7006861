"""Whether the picture of a board shows all that a table of its hollows would: what lies opposite, and on whose side.

table pit (pits) in a ring anticlockwise   side   store     opposite
  a_1                                      1      store_a   b_6
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from rulekit.book.pits import map_of
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Table
from rulekit.model.expression import Compare, FromColumn, Seat
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["seen_on_board"]

Spot = tuple[float, float]
"""The middle of a hollow."""


def seen_on_board(table: Table, game: Game) -> bool:
    """Whether each of its columns is seen from where the hollows lie, and things have no sources of their own."""
    found = map_of(table, game)
    if found is None or any(one.mark for one in table.items) or any(any(one.marks) for one in table.columns):
        return False
    places = {at: spots[0] for (name, at), spots in found.spots if name == table.name}
    middles = [((one.left + one.right) / 2, (one.top + one.bottom) / 2) for _, one in sorted(places.items())]
    return all(
        _is_across(one, table, middles) or (_is_side(one, table, game) and _parts(one, middles))
        for one in table.columns
    )


def _is_across(column: Column, table: Table, middles: list[Spot]) -> bool:
    """Whether it names the hollow that lies straight across, for each of them."""
    if column.kind is not ValueKind.ITEM or column.table != table.name:
        return False
    return all(
        isinstance(other, int)
        and other != at
        and column.values[other] == at
        and any(here == there for here, there in zip(middles[at], middles[other], strict=True))
        for at, other in enumerate(column.values)
    )


def _is_side(column: Column, table: Table, game: Game) -> bool:
    """Whether it only says whose side a hollow is on: by the seat, or by one of the hollows there."""
    if column.kind is ValueKind.ITEM:
        held = column.values
        return column.table == table.name and all(isinstance(one, int) and held[one] == one for one in held)
    if column.kind is not ValueKind.NUMBER:
        return False
    asked = [one for one in inside(game) if isinstance(one, FromColumn) and one.column == column]
    seats = [one for one in inside(game) if isinstance(one, Compare) and isinstance(one.right, Seat)]
    return bool(asked) and len(asked) == sum(one.left in asked for one in seats)


def _parts(column: Column, middles: list[Spot]) -> bool:
    """Whether those with the same figure lie together: a straight line parts them from the others."""
    sides = defaultdict[object, list[Spot]](list)
    for middle, one in zip(middles, column.values, strict=True):
        sides[one].append(middle)
    return len(sides) > 1 and all(_apart(one, other) for one, other in combinations(sides.values(), 2))


def _apart(these: list[Spot], those: list[Spot]) -> bool:
    """Whether a line across the way from the middle of the ones to the middle of the others parts them."""
    (left, top), (right, bottom) = _middle(these), _middle(those)
    way = (right - left, bottom - top)
    return max(_along(one, way) for one in these) < min(_along(one, way) for one in those)


def _middle(spots: list[Spot]) -> Spot:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _along(spot: Spot, way: Spot) -> float:
    return spot[0] * way[0] + spot[1] * way[1]
