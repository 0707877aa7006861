"""SVG pictures made fit to stand inside a page: nothing that runs or loads, and names of their own."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import lru_cache
from xml.etree import ElementTree as ET
from xml.parsers import expat

from attrs import define, field

from rulekit.formats.errors import BadPicture

__all__ = ["drawing", "symbol"]

DEPTH = 100
"""So deep may shapes stand within one another, those that are used again included."""
SHAPES = 20_000
"""So many shapes may a picture have, each counted as often as it is used."""
LARGEST = 1e6
"""No picture is wider or higher, in its own measure."""

_SVG = "http://www.w3.org/2000/svg"
_LINK = "http://www.w3.org/1999/xlink href"
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
_REFUSED: Mapping[str, str] = {
    "image": "holds another picture",
    "feImage": "holds another picture",
    "script": "holds a script",
    "style": "holds a style sheet; write `fill`, `stroke` and so on at each shape",
    "foreignObject": "holds what is no shape",
    "text": "holds text; a page could not set it in its own fonts",
    "animate": "moves",
    "set": "moves",
}
"""What would be missed if it were left out, or would load or run if it were not."""
_URL = re.compile(r"url\s*\(|\\|//|image-set|javascript:|data:", re.IGNORECASE)
_PAINTS = frozenset(("color", "fill", "stroke", "stop-color"))
_COLOUR = re.compile(r"\s*(?:#[0-9a-f]{3,8}|[a-z-]*|(?:rgb|hsl)a?\([\s\d.,%/+a-z-]*\))\s*", re.IGNORECASE)
"""What a paint is, if it is nothing of the picture itself."""
_OWN = re.compile(r"""url\(\s*(["']?)#(?P<id>[\w.-]+)\1\s*\)(?P<rest>\s*(?:none|#?\w+)?)\s*""")


def symbol(name: str, svg: str) -> ET.Element:
    """A picture as an SVG ``symbol`` named ``icon-<name>``, with only shapes and colours in it.

    Raises:
        BadPicture: it is no SVG picture with a ``viewBox``, or one that would run or load something.
    """
    root = _read(name, svg)
    made = ET.Element("symbol", {"id": f"icon-{name}"})
    made.attrib.update((key, value) for key, value in root.attrib.items() if key not in _PLACED)
    made.extend(root)
    return made


@lru_cache(maxsize=512)
def drawing(name: str, svg: str) -> str:
    """The same as an SVG picture that stands alone; every document of a game asks for all of its pictures.

    Raises:
        BadPicture: as above.
    """
    root = _read(name, svg)
    made = ET.Element("svg", {"xmlns": _SVG, **root.attrib})
    made.extend(root)
    return ET.tostring(made, "unicode")


def _read(name: str, svg: str) -> ET.Element:
    """The picture with only what draws in it."""
    reader = _Reader(name)
    parser = reader.parser
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.EntityDeclHandler = lambda *_: reader.wrong("declares entities")
    try:
        parser.Parse(svg, True)  # noqa: FBT003  # so it is called
    except expat.ExpatError as error:
        reason = f"cannot be read: {expat.ErrorString(error.code)}"
        raise BadPicture(name, reason, error.lineno, error.offset + 1) from None
    except ValueError:  # half of a pair of code units
        raise BadPicture(name, "cannot be read: it has characters that are none") from None
    assert reader.root is not None
    _counted(reader.root, reader)
    return reader.root


@define(slots=False)
class _Reader:
    """A picture being read, element by element, so that what is wrong has a place."""

    name: str
    root: ET.Element | None = None
    open: list[ET.Element | None] = field(factory=list["ET.Element | None"])
    parser: expat.XMLParserType = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")

    def wrong(self, reason: str) -> None:
        """Refuse the picture for what stands here.

        Raises:
            BadPicture: always.
        """
        raise BadPicture(self.name, reason, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins; one that draws nothing is left out with all in it."""
        space, _, kind = tag.rpartition(" ")
        if len(self.open) > DEPTH:
            self.wrong(f"has shapes more than {DEPTH} deep in one another")
        if not self.open:
            if (space, kind) != (_SVG, "svg") or not _is_box(attributes.get("viewBox", "")):
                self.wrong("is no SVG picture with a viewBox")
            made = ET.Element("svg", {"viewBox": attributes["viewBox"], **self.attributes(attributes)})
            self.root = made
            self.open.append(made)
            return
        above = self.open[-1]
        if space == _SVG and kind in _REFUSED and above is not None:
            self.wrong(_REFUSED[kind])
        if space != _SVG or kind not in _DRAWN or above is None:
            self.open.append(None)
            return
        made = ET.Element(kind, self.attributes(attributes))
        above.append(made)
        self.open.append(made)

    def end(self, _tag: str) -> None:
        """An element ends."""
        self.open.pop()

    def attributes(self, found: Mapping[str, str]) -> dict[str, str]:
        """The attributes that draw; names within a picture get its own name, so that two pictures never share one."""
        made: dict[str, str] = {}
        for key, value in found.items():
            if key in ("href", _LINK):
                if not value.startswith("#"):
                    self.wrong(f"refers to `{value[:60]}`; it may use only what it holds itself")
                made["href"] = f"#icon-{self.name}-{value[1:]}"
            elif key == "id":
                made[key] = f"icon-{self.name}-{value}"
            elif key == "style":
                self.wrong("has a style; write `fill`, `stroke` and so on as attributes")
            elif key in _STYLED:
                made[key] = self.value(value)
                if key in _PAINTS and made[key] == value and not _COLOUR.fullmatch(value):
                    self.wrong(f"has `{value[:60]}` as its `{key}`, which is no colour")
        return made

    def value(self, value: str) -> str:
        """The value of an attribute that draws."""
        if not _URL.search(value):
            return value
        own = _OWN.fullmatch(value.strip())
        if own is None:
            self.wrong(f"refers to `{value[:60]}`; it may use only what it holds itself")
            return ""
        return f"url(#icon-{self.name}-{own['id']}){own['rest']}"


def _is_box(text: str) -> bool:
    """Whether a text is a ``viewBox``: left, top, width and height."""
    try:
        numbers = [float(one) for one in re.split(r"[\s,]+", text.strip())]
    except ValueError:
        return False
    return len(numbers) == len("xywh") and all(
        math.isfinite(one) and abs(one) <= LARGEST and (at < len("xy") or one > 1 / LARGEST)
        for at, one in enumerate(numbers)
    )


def _counted(root: ET.Element, reader: _Reader) -> None:
    """Make sure that what is used again and again does not come to a multitude, and nothing uses itself."""
    named = {f"#{one.attrib['id']}": one for one in root.iter() if "id" in one.attrib}
    known: dict[int, tuple[int, int]] = {}
    running: set[int] = set()

    def size(element: ET.Element, above: int) -> tuple[int, int]:
        """How many shapes an element comes to, and how deep they stand in it."""
        key = id(element)
        if key in known:
            return known[key]
        if key in running or above > 2 * DEPTH:
            raise BadPicture(reader.name, "has a shape that uses itself")
        running.add(key)
        below = list(element)
        pointed = [element.attrib.get("href", "")]
        pointed += [found[0] for value in element.attrib.values() for found in re.findall(r"url\((#[^)]+)(\))", value)]
        below += [named[one] for one in pointed if one in named]
        parts = [size(one, above + 1) for one in below]
        running.discard(key)
        known[key] = (1 + sum(one[0] for one in parts), 1 + max((one[1] for one in parts), default=0))
        if known[key][0] > SHAPES or known[key][1] > 2 * DEPTH:
            raise BadPicture(reader.name, f"comes to more than {SHAPES:,} shapes")
        return known[key]

    size(root, 0)
