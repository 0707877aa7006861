"""How far the shapes of a picture reach from side to side: a narrow one stands in a line without gaps beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree as ET

from attrs import evolve, frozen

__all__ = ["WHOLE", "reach"]

Span = tuple[float, float]
"""From where to where, as shares of the width."""
WHOLE: Span = (0, 1)
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_COMMAND = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)")
_MOVE = re.compile(r"(translate|scale)\(([^()]*)\)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
"""So many numbers does each command of a path take."""
_NOTHING = frozenset(("defs", "linearGradient", "radialGradient"))
"""What draws nothing where it stands."""


@frozen
class _Place:
    """Where a shape stands, from side to side, and its pen."""

    by: float = 1
    on: float = 0
    pen: str = "none"
    wide: str = "1"


@lru_cache(maxsize=512)
def reach(svg: str) -> Span:
    """From where to where a picture is drawn; all of its width where that cannot be told.

    It is told of the corners and the points that bend its lines, so it may be a little more than what is seen.

    Args:
        svg: a picture, with only shapes in it.
    """
    root = ET.fromstring(svg)  # noqa: S314  # written by pictures.py, which reads what is not trusted
    try:
        left, _, width, _ = map(float, root.get("viewBox", "").replace(",", " ").split())
        found = [*_drawn(root, _Place())]
    except (ValueError, KeyError):
        return WHOLE
    if not found:
        return WHOLE
    return max(0.0, (min(found) - left) / width), min(1.0, (max(found) - left) / width)


def _drawn(shape: ET.Element, place: _Place) -> Iterator[float]:
    """Where something is drawn of a shape and of those in it.

    Raises:
        ValueError: it is a shape of which that is not known.
    """
    kind = shape.tag.rpartition("}")[2]
    if kind in _NOTHING:
        return
    place = _placed(shape, place)
    half = 0.0 if place.pen == "none" else abs(place.by) * float(place.wide) / 2
    for at in _points(kind, shape):
        spot = place.on + place.by * at
        yield from (spot - half, spot + half)
    for one in shape:
        yield from _drawn(one, place)


def _placed(shape: ET.Element, place: _Place) -> _Place:
    by, on = place.by, place.on
    moves = shape.get("transform", "")
    if _MOVE.sub("", moves).strip(" ,"):
        raise ValueError(moves)
    for how, numbers in _MOVE.findall(moves):
        first = float(_NUMBER.findall(numbers)[0])
        if how == "translate":
            on += by * first
        else:
            by *= first
    pen, wide = shape.get("stroke", place.pen), shape.get("stroke-width", place.wide)
    return evolve(place, by=by, on=on, pen=pen, wide=wide)


def _points(kind: str, shape: ET.Element) -> tuple[float, ...]:
    def number(name: str) -> float:
        return float(shape.get(name, "0"))

    match kind:
        case "svg" | "g":
            return ()
        case "circle" | "ellipse":
            middle, far = number("cx"), number("r" if kind == "circle" else "rx")
            return (middle - far, middle + far)
        case "rect":
            return (number("x"), number("x") + number("width"))
        case "line":
            return (number("x1"), number("x2"))
        case "polygon" | "polyline":
            return tuple(map(float, _NUMBER.findall(shape.get("points", ""))[::2]))
        case "path":
            return tuple(_of_path(shape.get("d", "")))
        case _:
            raise ValueError(kind)


def _of_path(path: str) -> Iterator[float]:
    """Where the corners of a path are, and the points to which it bends."""
    here = start = bent = 0.0
    for command, said in _COMMAND.findall(path):
        kind, from_here = command.upper(), command.islower()
        numbers = [float(one) for one in _NUMBER.findall(said)]
        if kind == "Z":
            here = bent = start
            continue
        takes = _TAKES[kind]
        if not numbers or len(numbers) % takes:
            raise ValueError(path)
        for at in range(0, len(numbers), takes):
            some = numbers[at : at + takes]
            base = here if from_here else 0.0
            if kind == "V":
                continue
            if kind == "A":
                if not {some[3], some[4]} <= {0, 1}:
                    raise ValueError(path)
                yield from (here - 2 * some[0], here + 2 * some[0])
                points = [some[5]]
            else:
                points = some[::2]
            if kind in "ST":
                yield 2 * here - bent
            found = [base + one for one in points]
            yield from found
            bent = found[-2] if kind in "CSQ" else 2 * here - bent if kind == "T" else found[-1]
            here = found[-1]
            if kind == "M" and at == 0:
                start = here
