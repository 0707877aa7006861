"""Each board of the box in small, as a drawing without words: what it is known by beside other things."""

from __future__ import annotations

import math

from attrs import evolve

from rulekit.book.drawn_board import drawn_board
from rulekit.book.maps import drawn_map
from rulekit.book.narrator import Narrator
from rulekit.book.pits import is_board
from rulekit.book.plan_places import corners
from rulekit.document.blocks import Area, Plan
from rulekit.document.plan import Point
from rulekit.model.game import Game
from rulekit.model.map import Map

__all__ = ["small_board"]

FOUR, HALF = 4, 0.6
"""A place of a ring is a square; so far are its corners from its middle."""
POINTS = 40.0
"""So many points of a map are as wide as a place of a board."""
LAND = 12.0
"""So many points the land reaches beyond a place: in small, places near to one another are one land."""


def small_board(name: str, narrator: Narrator) -> Plan | None:
    """A board in small; None where the rules do not say how its places lie.

    Args:
        name: of a map, or of the table of the places.
        narrator: the game, with what lies on its boards at the start.
    """
    game = narrator.game
    drawn = next((one for one in game.maps if one.name == name), None)
    if drawn is not None and not is_board(drawn, game):
        return _outline(drawn, game)
    table = game.table(drawn.shown[0].table if drawn is not None else name)
    if drawn is None and table.board is None:
        return _ring(len(table.items)) if table.ring else None
    made = drawn_board(table, narrator, narrator.starts.get(table.name, ()))
    return evolve(
        made,
        alt=(),
        labels=(),
        told=(),
        text=(),
        round=(),
        people=(),
        pieces=tuple(evolve(one, label=()) for one in made.pieces),
    )


def _outline(drawn: Map, game: Game) -> Plan:
    """The places of a map: those of a colour as the land that they are together, those that are not plain darker."""
    made = drawn_map(game, drawn)
    cells, shaded, tones = list[tuple[Point, ...]](), list[int](), list[int]()
    for one in sorted(made.places, key=lambda place: place.colour == 0):  # what is no land lies on it
        for area in one.areas:
            if one.look != "plain":
                shaded.append(len(cells))
            cells.append(_corners(area, LAND if one.colour else 0.0))
            tones.append(one.colour)
    ends = ({made.places[end].colour for end in way.ends} for way in made.ways)
    touching = {(min(one), max(one)) for one in ends if len(one) > 1 and 0 not in one}
    size = (round(made.size[0] / POINTS, 2), round(made.size[1] / POINTS, 2))
    return Plan((), size, tuple(cells), shaded=tuple(shaded), tones=tuple(tones), touching=tuple(sorted(touching)))


def _corners(area: Area, more: float) -> tuple[Point, ...]:
    """Those of an area that is so much larger on each side."""
    left, top = area.left - more, area.top - more
    right, bottom = area.left + area.width + more, area.top + area.height + more
    ends = (left, top), (right, top), (right, bottom), (left, bottom)
    return tuple((round(x / POINTS, 2), round(y / POINTS, 2)) for x, y in ends)


def _ring(count: int) -> Plan:
    """So many places in a ring, the first above."""
    away = max(count / (2 * math.pi), 1.0)
    turns = [2 * math.pi * at / count for at in range(count)]
    middle = away + 0.6
    spots = [(round(middle + away * math.sin(one), 3), round(middle - away * math.cos(one), 3)) for one in turns]
    cells = tuple(corners(one, FOUR, HALF, 0.25) for one in spots)
    return Plan((), (round(2 * middle, 2), round(2 * middle, 2)), cells)
