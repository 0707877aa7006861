"""A worded map as plain data, which the page templates draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rulekit.document.blocks import Area, Key, Line, Map, Place
from rulekit.document.map import Way
from rulekit.document.sentence import Icon
from rulekit.formats.lettering import downwards, lettering, lettering_down
from rulekit.formats.lines import plain
from rulekit.formats.palette import colours
from rulekit.formats.plates import Plate, plates
from rulekit.schematic.box import Box
from rulekit.schematic.holes import holes
from rulekit.schematic.ways import Path

__all__ = ["key_data", "map_data", "patches", "place_data"]

Data = dict[str, object]

LAND, AROUND = 26.0, 5.0
"""How wide the land is that joins places of a colour, and how far it reaches around each, as the templates draw it."""
LARGEST_HOLE, OVER = 420.0, 2.2
"""The area of the largest gap in it that is covered, and how far what covers it lies over its coast."""
NARROW = 30.0
MARGIN, ROUND = 4.0, 9.0
"""How wide a place must be for words across it, and what is left free around them, more in round ends, in points."""


def map_data(drawn: Map, number: int, line: Callable[[Line], list[object]], has_picture: Callable[[str], bool]) -> Data:
    """What a template needs to draw a map.

    Args:
        drawn: the map.
        number: which map of the document it is, from 1.
        line: a line as data.
        has_picture: whether there is a picture of a name; only such marks are drawn.
    """
    tones = colours(drawn)
    laid = plates(drawn.names, drawn.places, drawn.ways, drawn.size, has_picture)
    return {
        "type": "map",
        "number": number,
        "width": drawn.size[0],
        "height": drawn.size[1],
        "alt": plain(drawn.alt),
        "told": [plain(one) for one in drawn.told],
        "places": [place_data(one, tones, has_picture) for one in drawn.places],
        "names": [_on_plate(one, at, tones) for at, one in enumerate(laid, 1)],
        "patches": patches(drawn.places, drawn.ways, tones),
        "ways": [{"ends": one.ends, "look": one.look, "path": one.path} for one in drawn.ways],
        "key": key_data(drawn.key, line, has_picture),
        "sources": [line(one) for one in drawn.sources],
    }


def key_data(
    keys: tuple[Key, ...], line: Callable[[Line], list[object]], has_picture: Callable[[str], bool]
) -> list[Data]:
    """What signs mean; of pictures those that there are."""
    shown = (one for one in keys if one.kind != "mark" or has_picture(one.look))
    return [{"kind": one.kind, "look": one.look, "line": line(one.line)} for one in shown]


@lru_cache(maxsize=8)  # the same in every language, but for the names of places
def _holes(curves: tuple[Path, ...], boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    return holes(curves, boxes, reach=LAND / 2, largest=LARGEST_HOLE, more=OVER)


def patches(places: tuple[Place, ...], ways: tuple[Way, ...], tones: tuple[str, ...]) -> list[Data]:
    """What covers the small gaps in the land of each colour, which would look like places of their own.

    Args:
        places: the places that have land.
        ways: the lines between them.
        tones: the colours, the first for number 1.
    """
    found: list[Data] = []
    for colour in sorted({one.colour for one in places if one.colour}):
        joined = (one.path for one in ways if all(places[end].colour == colour for end in one.ends))
        areas = (area for one in places if one.colour == colour for area in one.areas)
        covers = _holes(tuple(joined), tuple(map(_grown, areas)))
        found += [{"colour": tones[colour - 1], **_rounded(one)} for one in covers]
    return found


def _grown(area: Area) -> Box:
    box = Box(area.left + area.width / 2, area.top + area.height / 2, area.width, area.height)
    return box.grown(AROUND)


def place_data(place: Place, tones: tuple[str, ...], has_picture: Callable[[str], bool]) -> Data:
    """What a template needs to draw a place with its name."""
    name = plain(place.name)
    return {
        "name": name,
        "look": place.look,
        "colour": tones[place.colour - 1] if place.colour else "",
        "marks": [one.name for one in place.marks if isinstance(one, Icon) and has_picture(one.name)],
        "areas": [_area(one, name, place.look) for one in place.areas],
    }


def _on_plate(plate: Plate, colour: int, tones: tuple[str, ...]) -> Data:
    """What a template needs to draw the name of a colour on its plate."""
    lettered = {"size": plate.size, "lines": plate.lines}
    return {
        "name": " ".join(plate.lines),
        "colour": tones[colour - 1],
        "named": [{**_rounded(plate.words), "upright": False, "down": False, "lettering": lettered}],
        "figures": plate.figures,
        "plate": _rounded(plate.box),
    }


def _rounded(box: Box) -> Data:
    """A box by its corner, in tenths of a point."""
    corner = {"x": round(box.left, 1), "y": round(box.top, 1)}
    return {**corner, "width": round(box.width, 1), "height": round(box.height, 1)}


def _area(area: Area, name: str, look: str) -> Data:
    """A part of a map with the name in it; in a narrow part it runs upwards, or is written downwards."""
    upright = area.width < NARROW and area.width < area.height
    along, over = (area.height, area.width) if upright else (area.width, area.height)
    down = downwards(name) if upright else ()
    free = ROUND if look in ("pale", "deep") and not upright else MARGIN
    made = lettering_down(down, along - MARGIN) if down else lettering(name, along - free, over - MARGIN)
    return {
        "x": area.left,
        "y": area.top,
        "width": area.width,
        "height": area.height,
        "upright": upright,
        "down": bool(down),
        "lettering": {"size": made.size, "lines": made.lines},
    }
