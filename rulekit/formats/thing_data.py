"""Things on the table, places beside which they lie, and rings of places in words, as plain data for page templates."""

from __future__ import annotations

import math
from collections.abc import Callable

from rulekit.document.blocks import Line
from rulekit.document.things import Beside, Lot, Ring, Thing

__all__ = ["thing_data"]

Data = dict[str, object]
Point = tuple[float, float]
MOST_ALIKE = 6
"""So many things that look alike are drawn one by one; more are one with their number."""
REACH = 0.42
"""How far from its middle the places of a ring lie, as a share of its width and of its height."""
ARC = 0.25
"""How far from the middle the way of a piece is drawn."""
STEPS = 6
"""So many pieces of a line make a way from a place to the next."""


def thing_data(drawn: Lot | Beside | Ring, line: Callable[[Line], list[object]]) -> Data:
    """All that is drawn of it.

    Args:
        drawn: what lies there.
        line: gives the pieces of a line.
    """
    match drawn:
        case Lot(name=name, things=things, ordered=ordered, who=who):
            return {
                "type": "lot",
                "who": line(who),
                "name": line(name),
                "ordered": ordered,
                "things": [_thing(one, line) for one in things],
            }
        case Beside(label=label, picture=picture, piece=piece, lots=lots):
            return {
                "type": "beside",
                "line": line(label),
                "picture": line(picture),
                "piece": line(piece),
                "lots": [thing_data(one, line) for one in lots],
            }
        case Ring():
            return _ring(drawn, line)


def _thing(thing: Thing, line: Callable[[Line], list[object]]) -> Data:
    drawn = thing.count if thing.label and thing.count <= MOST_ALIKE else 1
    return {
        "look": thing.look,
        "line": line(thing.label),
        "drawn": drawn,
        "times": thing.count if drawn != thing.count or not thing.label else 0,
        "going": thing.going,
        "figures": line(thing.figures),
        "whole": thing.whole,
        "open": thing.open,
        "halves": [line(one) for one in thing.halves],
    }


def _ring(ring: Ring, line: Callable[[Line], list[object]]) -> Data:
    count = len(ring.spaces)
    steps = (ring.now - ring.was) % count
    way = [_at(ring, ring.was + (0.3 + at / STEPS), ARC) for at in range(max(0, steps * STEPS - 2))]
    return {
        "type": "ring",
        "spaces": [line(one) for one in ring.spaces],
        "places": [_at(ring, at, REACH) for at in range(count)],
        "names": [line(one) for one in ring.names],
        "piece": line(ring.piece),
        "was": ring.was,
        "now": ring.now,
        "way": way,
        "between": [_at(ring, at + 0.5, REACH) for at in range(count)],
        "turns": [_at(ring, at + 0.55, REACH) for at in range(count)],
    }


def _at(ring: Ring, place: float, reach: float) -> Point:
    """Where a place lies, as shares of the width and the height; between two places, a number between theirs."""
    turn = 2 * math.pi * place / len(ring.spaces) * (-1 if ring.anticlockwise else 1)
    return round(0.5 + reach * math.sin(turn), 4), round(0.5 - reach * math.cos(turn), 4)
