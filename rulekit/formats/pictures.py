"""SVG pictures made fit to stand inside a page: nothing that runs or loads, and names of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from rulekit.formats.errors import FormatError

__all__ = ["symbol"]

_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(
    (
        "circle",
        "clipPath",
        "defs",
        "ellipse",
        "g",
        "line",
        "linearGradient",
        "mask",
        "path",
        "polygon",
        "polyline",
        "radialGradient",
        "rect",
        "stop",
        "use",
    )
)
_STYLED = frozenset(
    (
        "clip-path",
        "clip-rule",
        "cx",
        "cy",
        "d",
        "fill",
        "fill-opacity",
        "fill-rule",
        "fx",
        "fy",
        "gradientTransform",
        "gradientUnits",
        "height",
        "href",
        "id",
        "mask",
        "offset",
        "opacity",
        "points",
        "r",
        "rx",
        "ry",
        "spreadMethod",
        "stop-color",
        "stop-opacity",
        "stroke",
        "stroke-dasharray",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-opacity",
        "stroke-width",
        "transform",
        "width",
        "x",
        "x1",
        "x2",
        "y",
        "y1",
        "y2",
    )
)
_PLACED = frozenset(("width", "height", "x", "y"))
"""What a picture says of its own place, which the page decides instead."""


def symbol(name: str, svg: str) -> ET.Element:
    """A picture as an SVG ``symbol`` named ``icon-<name>``, with only shapes and colours in it.

    Raises:
        FormatError: when it is no SVG picture with a ``viewBox``.
    """
    try:
        root = ET.fromstring(svg)  # noqa: S314  # of the game's own files; expat limits what entities do
    except ET.ParseError as error:
        msg = f"picture `{name}` cannot be read: {error}"
        raise FormatError(msg) from None
    if root.tag != f"{_SVG}svg" or "viewBox" not in root.attrib:
        msg = f"picture `{name}` is no SVG picture with a viewBox"
        raise FormatError(msg)
    made = ET.Element("symbol", {"id": f"icon-{name}", "viewBox": root.attrib["viewBox"]})
    made.attrib.update((key, value) for key, value in _attributes(root, name) if key not in _PLACED)
    made.extend(_children(root, name))
    return made


def _children(element: ET.Element, name: str) -> Iterator[ET.Element]:
    for child in element:
        tag = str(child.tag).removeprefix(_SVG)
        if tag in _DRAWN:
            made = ET.Element(tag, dict(_attributes(child, name)))
            made.extend(_children(child, name))
            yield made


def _attributes(element: ET.Element, name: str) -> Iterator[tuple[str, str]]:
    """The attributes that draw; names within a picture get its own name, so that two pictures never share one."""
    for key, value in element.attrib.items():
        if key == "id":
            yield key, f"icon-{name}-{value}"
        elif key == "href" and not value.startswith("#"):
            continue
        elif key in _STYLED:
            yield key, re.sub(r"#(?=[\w-]+\)?$)", f"#icon-{name}-", value) if _points(key, value) else value


def _points(key: str, value: str) -> bool:
    return key == "href" or value.startswith("url(#")
