"""The drawing of a table at the start in words as plain data, which the page templates read."""

from __future__ import annotations

import math
from collections.abc import Callable

from rulekit.document.blocks import Block, Line
from rulekit.document.outset import Lying, Outset
from rulekit.document.panels import Gain
from rulekit.formats.plan_data import plan_data
from rulekit.formats.thing_data import held_data, thing_data

__all__ = ["outset_data"]

Data = dict[str, object]
BEND = 0.7
"""How far the way round the table is from an ellipse: the less, the nearer its corners."""


def outset_data(
    outset: Outset,
    line: Callable[[Line], list[object]],
    blocks: Callable[[tuple[Block, ...]], list[Data]],
    gain: Callable[[Gain], Data],
) -> Data:
    """All that is drawn of it.

    Args:
        outset: the drawing.
        line: gives the pieces of a line.
        blocks: gives the data of its rows and boxes.
        gain: gives the data of what is ticked.
    """

    def lies(one: Lying) -> Data:
        known: Data = {
            "look": one.look,
            "line": line(one.label),
            "count": one.count,
            "numbers": one.numbers,
            "board": plan_data(one.board) if one.board is not None else None,
            "piled": one.piled,
            "bare": one.bare,
            "halved": one.halved,
            "marked": one.marked,
            "dealt": [{"players": _from_to(low, high), "count": count} for low, high, count in one.dealt],
            "top": held_data(one.top, line) if one.top is not None else None,
        }
        return known if one.ring is None else known | {"ring": thing_data(one.ring, line)}

    return {
        "type": "outset",
        "title": line(outset.title),
        "mat": line(outset.mat),
        "tracks": blocks(outset.tracks),
        "sheet": line(outset.sheet),
        "ticked": [gain(one) for one in outset.ticked],
        "groups": [
            {"title": line(one.title), "rows": blocks(one.rows), "numbers": one.numbers} for one in outset.groups
        ],
        "things": [lies(one) for one in outset.things],
        "absent": [
            {"players": one.players, "names": [line(name) for name in one.names], "told": line(one.told)}
            for one in outset.absent
        ],
        "seats": outset.seats,
        "places": [_seat(at, outset.seats) for at in range(outset.seats)],
        "middle": [lies(one) for one in outset.middle],
        "first": line(outset.first),
        "calls": {str(one.spot): one.number for one in outset.calls},
    }


def _from_to(low: int, high: int) -> str:
    """For how many players; no words, so that pawns can stand behind it."""
    return f"{low}–{high}" if high > low else str(low)


def _seat(at: int, seats: int) -> tuple[float, float]:
    """Where somebody sits at a table, as shares of its width and its height; the first sits nearest."""
    turn = math.pi / 2 + at * 2 * math.pi / seats
    return _bent(math.cos(turn), 0.4), _bent(math.sin(turn), 0.37)


def _bent(along: float, reach: float) -> float:
    return round(0.5 + math.copysign(reach * abs(along) ** BEND, along), 4)
