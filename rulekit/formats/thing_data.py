"""Things on the table, places beside which they lie, and rings of places in words, as plain data for page templates."""

from __future__ import annotations

import math
from collections.abc import Callable

from rulekit.document.blocks import Line
from rulekit.document.things import Alongside, Beside, Lot, Ring, Thing
from rulekit.formats.pips import places

__all__ = ["held_data", "thing_data"]

Data = dict[str, object]
Point = tuple[float, float]
MOST_ALIKE = 6
"""So many things that look alike are drawn one by one; more are one with their number."""
REACH = 0.42
"""How far from its middle the places of a ring lie, as a share of its width and of its height."""
ARC = 0.25
"""How far from the middle the way of a piece is drawn."""
SIZE = 46, 36
"""How large a ring is without what lies beside its places, in millimetres; as the templates draw it."""
THING = 5.6
"""How large a thing beside a place is."""
FIRST, NEXT, ASIDE = 8.0, 3.4, 6.4
"""How far the first thing of a row is from its place, the next one from the one before, a row from the next."""
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
                "things": [held_data(one, line) for one in things],
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


def held_data(thing: Thing, line: Callable[[Line], list[object]]) -> Data:
    """A thing as it is seen from its front."""
    drawn = thing.count if thing.label and thing.count <= MOST_ALIKE else 1
    return {
        "look": thing.look,
        "line": line(thing.label),
        "drawn": drawn,
        "bare": thing.count == 0,
        "times": thing.count if drawn != thing.count or not thing.label else 0,
        "going": thing.going,
        "figures": line(thing.figures),
        "whole": thing.whole,
        "open": thing.open,
        "halves": [line(one) for one in thing.halves],
        "pips": list(map(places, thing.pips)),
    }


def _ring(ring: Ring, line: Callable[[Line], list[object]]) -> Data:
    count = len(ring.spaces)
    steps = (ring.now - ring.was) % count
    way = [_at(ring, ring.was + (0.3 + at / STEPS), ARC) for at in range(max(0, steps * STEPS - 2))]
    beside = _beside(ring)
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
        "numbers": ring.numbers,
        "rows": [_row(row, points, line) for row, points in zip(ring.rows, beside, strict=True)],
        "over": _over([point for points in beside for point in points]),
    }


def _row(row: Alongside, points: list[Point], line: Callable[[Line], list[object]]) -> Data:
    return {"look": row.look, "line": line(row.label), "down": row.down, "numbers": row.numbers, "points": points}


def _beside(ring: Ring) -> list[list[Point]]:
    """The middle of each thing of each row, those of one row from the place outwards, rows side by side."""
    found: list[list[Point]] = [[] for _ in ring.rows]
    for at in range(len(ring.spaces)):
        x, y = _at(ring, at, REACH)
        along, over = (x - 0.5) * SIZE[0], (y - 0.5) * SIZE[1]
        far = math.hypot(along, over)
        out = along / far, over / far
        # Rows after the first lie where there is more room: farther from the middle of the drawing.
        side = (-out[1], out[0]) if along * -out[1] >= 0 else (out[1], -out[0])
        lying = [number for number, row in enumerate(ring.rows) if row.counts[at]]
        for aside, number in enumerate(lying):
            for place in range(ring.rows[number].counts[at]):
                reach = FIRST + NEXT * place
                found[number].append(
                    (
                        round(x * SIZE[0] + out[0] * reach + side[0] * ASIDE * aside, 2),
                        round(y * SIZE[1] + out[1] * reach + side[1] * ASIDE * aside, 2),
                    )
                )
    return found


def _over(points: list[Point]) -> tuple[float, float, float, float]:
    """How far things reach beyond the ring, to the left, above, to the right and below."""
    if not points:
        return 0, 0, 0, 0
    across, down = [x for x, _ in points], [y for _, y in points]
    return (
        max(0, THING / 2 - min(across)),
        max(0, THING / 2 - min(down)),
        max(0, max(across) + THING / 2 - SIZE[0]),
        max(0, max(down) + THING / 2 - SIZE[1]),
    )


def _at(ring: Ring, place: float, reach: float) -> Point:
    """Where a place lies, as shares of the width and the height; between two places, a number between theirs."""
    turn = 2 * math.pi * place / len(ring.spaces) * (-1 if ring.anticlockwise else 1)
    return round(0.5 + reach * math.sin(turn), 4), round(0.5 - reach * math.cos(turn), 4)
