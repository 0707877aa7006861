"""A schematic map as it is drawn: places, the lines that join them, and what their looks mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.document.blocks import Line

__all__ = ["Area", "Key", "Map", "Place", "Way"]


@frozen
class Area:
    """A rectangle of a map, in points from its left and its top."""

    left: float
    top: float
    width: float
    height: float


@frozen
class Place:
    """A place on a map.

    Args:
        name: what is printed in it.
        areas: where it is drawn; several where lines would else go round the map.
        look: ``"plain"``, ``"pale"``, ``"deep"`` or ``"hatched"``.
        colour: the number of its colour, from 1; 0 for none.
        marks: small pictures of what it has.
        figures: of a colour, what its places are worth together: a row that is read at one thing after the other.
    """

    name: Line
    areas: tuple[Area, ...]
    look: str = "plain"
    colour: int = 0
    marks: Line = ()
    figures: tuple[int, ...] = ()


@frozen
class Way:
    """A line on a map between two places.

    Args:
        ends: the numbers of the places, from 0.
        look: ``"plain"``, ``"dashed"``, ``"thin"`` or ``"double"``.
        path: where it begins, the point that bends it, where it ends.
    """

    ends: tuple[int, int]
    look: str
    path: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]


@frozen
class Key:
    """What something on a map means.

    Args:
        kind: ``"place"``, ``"line"``, ``"mark"`` or ``"figures"``; in an example ``"laid"`` (a picture on its side),
            ``"owner"`` and ``"sign"`` besides.
        look: its look (``"ground"`` is what lies under places of a colour), the name of its picture, the figures of
            the first colour, the number of the owner from 0, or the name of the sign.
        line: what it means.
    """

    kind: str
    look: str
    line: Line


@frozen
class Map:
    """A schematic map: places, and the lines that join them.

    Args:
        alt: what it shows, read aloud.
        size: its width and height in points.
        places: in order, as the lines count them.
        names: the names of the colours, each in an area of its own; the first is that of colour 1.
        ways: the lines.
        key: what its looks and marks mean.
        told: the same in words, a line for each place, for formats without pictures.
        sources: where it comes from.
    """

    alt: Line
    size: tuple[float, float]
    places: tuple[Place, ...]
    names: tuple[Place, ...]
    ways: tuple[Way, ...]
    key: tuple[Key, ...]
    told: tuple[Line, ...]
    sources: tuple[Line, ...] = ()
