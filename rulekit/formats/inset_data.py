"""A worded part of a map as plain data, which the page templates draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import sqrt

from attrs import evolve

from rulekit.document.blocks import Inset, Line
from rulekit.document.inset import Laid, Move, Spot
from rulekit.document.map import Place
from rulekit.formats.lines import plain
from rulekit.formats.map_data import patches, place_data
from rulekit.formats.palette import tones

__all__ = ["inset_data", "side_by_side"]

Data = dict[str, object]

NUMBER = 0.0
"""How far behind its beginning the number of an arrow stands: where it covers least of a short one."""
PICTURED = ("mark", "laid")
"""Kinds of signs that are pictures: without one the words stand there themselves."""
HEAD, HALF, SHORT = 6.5, 2.7, 3.0
"""How long the head of an arrow is, and half as wide; and how far it ends before its place, which may be framed."""


def inset_data(
    drawn: Inset, number: int, line: Callable[[Line], list[object]], has_picture: Callable[[str], bool]
) -> Data:
    """What a template needs to draw a part of a map.

    Args:
        drawn: the part.
        number: which one of the document it is, from 1.
        line: a line as data.
        has_picture: whether there is a picture of a name.
    """
    known = tones(drawn.colours, drawn.touching)
    initials = _initials([plain(one) for one in drawn.people])

    def laid(one: Laid) -> Data:
        token = one.token
        return {
            "label": line(token.label),
            "owner": initials[token.owner] if token.owner >= 0 else "",
            "seat": token.owner,
            "count": token.count,
            "laid": token.laid,
            "going": token.going.value,
            "parts": [
                {"part": part.value, "x": area.left, "y": area.top, "width": area.width, "height": area.height}
                for part, area in one.parts
            ],
        }

    def spot(one: Spot) -> Data:
        (area,) = one.place.areas
        named = evolve(one.place, areas=(evolve(area, height=one.named),))
        made = place_data(named, known, has_picture)
        whole = {"x": area.left, "y": area.top, "width": area.width, "height": area.height}
        return {
            **made,
            "named": made["areas"],
            "areas": [whole],
            "lying": [laid(each) for each in one.laid],
            "parted": one.parted,
            "faint": one.faint,
            "open": one.open,
        }

    return {
        "type": "inset",
        "number": number,
        "width": drawn.size[0],
        "height": drawn.size[1],
        "alt": plain(drawn.alt),
        "title": line(drawn.title),
        "told": line(drawn.told),
        "places": [spot(one) for one in drawn.spots],
        "names": [place_data(one, known, has_picture) for one in drawn.names],
        "patches": patches(tuple(map(_grounded, drawn.spots)), drawn.ways, known),
        "ways": [{"ends": one.ends, "look": one.look, "path": one.path} for one in drawn.ways],
        "moves": [_move(one) for one in drawn.moves],
        "hands": [
            {
                "x": one.area.left,
                "y": one.area.top,
                "width": one.area.width,
                "height": one.area.height,
                "lying": laid(one.laid),
            }
            for one in drawn.hands
        ],
        "key": [
            {"kind": one.kind, "look": initials[int(one.look)], "seat": int(one.look), "line": line(one.line)}
            if one.kind == "owner"
            else {"kind": one.kind, "look": one.look, "line": line(one.line)}
            for one in drawn.key
            if one.kind not in PICTURED or has_picture(one.look)
        ],
    }


def side_by_side(made: Sequence[Data]) -> list[Data]:
    """Blocks as data, in which parts of a map that follow one another are one block."""
    found: list[Data] = []
    for is_part, some in groupby(made, lambda one: one["type"] == "inset"):
        run = list(some)
        found += [{"type": "insets", "parts": run}] if is_part and len(run) > 1 else run
    return found


def _grounded(spot: Spot) -> Place:
    """A place as land; one that only helps to find others has a paler ground of its own."""
    return evolve(spot.place, colour=0) if spot.faint else spot.place


def _initials(names: Sequence[str]) -> list[str]:
    """As few first letters of each name as tell it from the others."""
    found = []
    for one in names:
        long = next((at for at in range(1, len(one)) if [other[:at] for other in names].count(one[:at]) == 1), len(one))
        found.append(one[:long])
    return found


def _move(move: Move) -> Data:
    """An arrow: its line up to its head, and the corners of that."""
    start, middle, (x, y) = move.path
    across, down = x - middle[0], y - middle[1]
    far = sqrt(across * across + down * down) or 1.0
    across, down = across / far, down / far
    x, y = x - SHORT * across, y - SHORT * down
    back = (x - HEAD * across, y - HEAD * down)
    sides = ((back[0] - HALF * down, back[1] + HALF * across), (back[0] + HALF * down, back[1] - HALF * across))
    ends = [[round(one, 2) for one in point] for point in (back, (x, y), *sides)]
    shaft, *head = ends
    away = sqrt((middle[0] - start[0]) ** 2 + (middle[1] - start[1]) ** 2) or 1.0
    at = [round(start[i] + (middle[i] - start[i]) * min(1.0, NUMBER / away), 2) for i in (0, 1)]
    return {"path": [start, middle, shaft], "head": head, "number": ", ".join(map(str, move.numbers)), "at": at}
