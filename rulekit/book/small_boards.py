"""Each board of the box in small, as a drawing without words: what it is known by beside other things."""

from __future__ import annotations

import math

from attrs import evolve

from rulekit.book.drawn_board import drawn_board
from rulekit.book.map_layout import layout, rows_of
from rulekit.book.maps import look_of_place
from rulekit.book.narrator import Narrator
from rulekit.book.pits import is_board
from rulekit.book.plan_places import corners
from rulekit.document.blocks import Plan
from rulekit.document.plan import Point
from rulekit.model.game import Game
from rulekit.model.map import Map

__all__ = ["small_board"]

FOUR, HALF = 4, 0.6
"""A place of a ring is a square; so far are its corners from its middle."""
POINTS = 40.0
"""So many points of a map are as wide as a place of a board."""


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
    """The places of a map as boxes, those that are not plain darker."""
    laid, cells, shaded = layout(game, drawn), list[tuple[Point, ...]](), list[int]()
    for shown, at in rows_of(game, drawn):
        for box in laid.places[shown.table, at]:
            if look_of_place(game, shown, at) != "plain":
                shaded.append(len(cells))
            ends = (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
            cells.append(tuple((round(x / POINTS, 2), round(y / POINTS, 2)) for x, y in ends))
    size = (round(laid.frame.width / POINTS, 2), round(laid.frame.height / POINTS, 2))
    return Plan((), size, tuple(cells), shaded=tuple(shaded))


def _ring(count: int) -> Plan:
    """So many places in a ring, the first above."""
    away = max(count / (2 * math.pi), 1.0)
    turns = [2 * math.pi * at / count for at in range(count)]
    middle = away + 0.6
    spots = [(round(middle + away * math.sin(one), 3), round(middle - away * math.cos(one), 3)) for one in turns]
    cells = tuple(corners(one, FOUR, HALF, 0.25) for one in spots)
    return Plan((), (round(2 * middle, 2), round(2 * middle, 2)), cells)
