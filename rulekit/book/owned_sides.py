"""Sides of a board that are somebody's: those that a player wins by joining, drawn in that player's colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import dist

from attrs import frozen

from rulekit.document.plan import Point
from rulekit.model import constant
from rulekit.model.closed import Base
from rulekit.model.component import Table
from rulekit.model.effect import Ending, Ends
from rulekit.model.expression import All, Condition, Connected, Exists, SetOf
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["Edges", "owned_edges", "owned_sides"]

NEAR = 0.1
"""Corners of two places that are one point lie no farther apart, for they are rounded."""

Edges = tuple[tuple[tuple[Point, ...], int], ...]
"""Lines along places, each with whose it is, from 0."""


def owned_sides(table: Table, game: Game) -> Mapping[int, tuple[frozenset[int], ...]]:
    """For each player, from 0, the places of the sides that they win by joining; nothing where all join the same.

    Args:
        table: the places of a board.
        game: its rules.
    """
    seats = range(game.players_high)
    found = {seat: tuple(dict.fromkeys(_joined(table, game, seat))) for seat in seats}
    return {seat: sides for seat, sides in found.items() if sides and any(found[one] != sides for one in seats)}


def _joined(table: Table, game: Game, seat: int) -> Iterator[frozenset[int]]:
    """The two ends of each way over places of a board by which a player can win."""
    for step in game.steps:
        if any(one == Ends(Ending.WON) for one in game.vocabulary.effects(step.body)):
            for exists, guards in _ways(step.body):
                if all(constant.decided(one, game.players_high, {constant.ACTOR: seat}) is not False for one in guards):
                    yield from _ends(exists, table, game, seat)


def _ways(body: object) -> Iterator[tuple[Exists, tuple[Condition, ...]]]:
    """Each condition that something is there, with what is asked beside it."""
    asked = [*inside(body)]
    beside = {id(part): one.parts for one in asked if isinstance(one, All) for part in one.parts}
    for one in asked:
        if isinstance(one, Exists) and not one.negated:
            yield one, tuple(other for other in beside.get(id(one), ()) if other is not one)


def _ends(exists: Exists, table: Table, game: Game, seat: int) -> Iterator[frozenset[int]]:
    """Where a way must begin and where it must end, if it runs over the places of the table."""
    for test in exists.set.tests:
        if isinstance(test, Connected) and not test.negated and isinstance(test.right, SetOf):
            ends = [_places(one, table, game, seat) for one in (exists.set, test.right)]
            if all(0 < len(one) < len(table.items) for one in ends):
                yield from ends


def _places(places: SetOf, table: Table, game: Game, seat: int) -> frozenset[int]:
    """The places that can be in a set, whatever stands there."""
    if places.base is not Base.ITEMS or places.of != table.name:
        return frozenset()
    found = set[int]()
    for at in range(len(table.items)):
        known = {places.element.key: at, constant.ACTOR: seat}
        if all(constant.decided(one, game.players_high, known) is not False for one in places.tests):
            found.add(at)
    return frozenset(found)


@frozen
class _Edge:
    """One edge of a place: from corner to corner, and by which number."""

    place: int
    number: int
    start: Point
    end: Point


def owned_edges(
    sides: Mapping[int, tuple[frozenset[int], ...]], cells: Sequence[tuple[Point, ...]], middles: Sequence[Point]
) -> Edges:
    """The lines in which owned sides are drawn; nothing of a side that does not lie along the edge of the board.

    Args:
        sides: for each player the places of their sides.
        cells: the corners of each place.
        middles: of the places.
    """
    edges = {seat: [one for side in of for one in _outside(side, cells, middles)] for seat, of in sides.items()}
    shared = Counter((one.place, one.number) for of in edges.values() for one in of)
    made: list[tuple[tuple[Point, ...], int]] = []
    for seat, of in edges.items():
        halved = [_own_part(one, of) if shared[one.place, one.number] > 1 else (one.start, one.end) for one in of]
        made += [(line, seat) for line in _lines(halved)]
    return tuple(made)


def _outside(side: frozenset[int], cells: Sequence[tuple[Point, ...]], middles: Sequence[Point]) -> list[_Edge]:
    """The edges of the places of a side towards where most of them have no neighbour."""
    open_: list[_Edge] = []
    for place in sorted(side):
        corners, (x, y) = cells[place], middles[place]
        for number, start in enumerate(corners):
            end = corners[(number + 1) % len(corners)]
            beyond = (start[0] + end[0] - x, start[1] + end[1] - y)
            if all(dist(beyond, one) > NEAR for one in middles):
                open_.append(_Edge(place, number, start, end))
    often = Counter(one.number for one in open_)
    return [one for one in open_ if 2 * often[one.number] > len(side)]


def _own_part(edge: _Edge, edges: Sequence[_Edge]) -> tuple[Point, Point]:
    """The half of an edge that two players own which goes on as that of the one whose edges these are."""
    middle = (round((edge.start[0] + edge.end[0]) / 2, 3), round((edge.start[1] + edge.end[1]) / 2, 3))
    goes_on = any(dist(one.end, edge.start) < NEAR for one in edges if one != edge)
    return (edge.start, middle) if goes_on else (middle, edge.end)


def _lines(edges: Sequence[tuple[Point, Point]]) -> Iterator[tuple[Point, ...]]:
    """Edges put together to lines, each from where none leads to it."""
    left = [*edges]
    while left:
        first = next((one for one in left if all(dist(other[1], one[0]) > NEAR for other in left)), left[0])
        left.remove(first)
        line = [*first]
        while (follows := next((one for one in left if dist(one[0], line[-1]) < NEAR), None)) is not None:
            left.remove(follows)
            line.append(follows[1])
        yield tuple(line)
