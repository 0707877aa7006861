"""A worded map as plain data, which the page templates draw."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.document.blocks import Area, Line, Map, Place
from rulekit.document.sentence import Icon
from rulekit.formats.lettering import lettering
from rulekit.formats.lines import plain
from rulekit.formats.palette import colours

__all__ = ["map_data", "place_data"]

Data = dict[str, object]

NARROW = 30.0
MARGIN = 3.0
"""How wide a place must be for words across it, and what is left free around them, in points."""


def map_data(drawn: Map, number: int, line: Callable[[Line], list[object]], has_picture: Callable[[str], bool]) -> Data:
    """What a template needs to draw a map.

    Args:
        drawn: the map.
        number: which map of the document it is, from 1.
        line: a line as data.
        has_picture: whether there is a picture of a name; only such marks are drawn.
    """
    tones = colours(drawn)
    return {
        "type": "map",
        "number": number,
        "width": drawn.size[0],
        "height": drawn.size[1],
        "alt": plain(drawn.alt),
        "near": drawn.near,
        "told": [plain(one) for one in drawn.told],
        "places": [place_data(one, tones, has_picture) for one in drawn.places],
        "names": [place_data(one, tones, has_picture) for one in drawn.names],
        "ways": [{"ends": one.ends, "look": one.look, "path": one.path} for one in drawn.ways],
        "key": [
            {"kind": one.kind, "look": one.look, "line": line(one.line)}
            for one in drawn.key
            if one.kind != "mark" or has_picture(one.look)
        ],
        "sources": [line(one) for one in drawn.sources],
    }


def place_data(place: Place, tones: tuple[str, ...], has_picture: Callable[[str], bool]) -> Data:
    """What a template needs to draw a place with its name."""
    name = plain(place.name)
    return {
        "name": name,
        "look": place.look,
        "colour": tones[place.colour - 1] if place.colour else "",
        "marks": [one.name for one in place.marks if isinstance(one, Icon) and has_picture(one.name)],
        "areas": [_area(one, name) for one in place.areas],
    }


def _area(area: Area, name: str) -> Data:
    """A part of a map with the name in it, which runs upwards where the part is too narrow for words."""
    upright = area.width < NARROW and area.width < area.height
    along, over = (area.height, area.width) if upright else (area.width, area.height)
    made = lettering(name, along - MARGIN, over - MARGIN)
    return {
        "x": area.left,
        "y": area.top,
        "width": area.width,
        "height": area.height,
        "upright": upright,
        "lettering": {"size": made.size, "lines": made.lines},
    }
