"""How far text in the tables of a PDF reaches, from the widths of its letters: words that collide overlap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from attrs import define, field, frozen
from pypdf import PageObject
from pypdf.generic import ArrayObject, ByteStringObject, DictionaryObject, TextStringObject

__all__ = ["Extent", "Extents", "overlapping", "reaching_out"]

SAME_LINE = 0.5
"""Two texts whose lines differ by less, in points, stand in one."""
TOUCHING = 1.0
"""So much text may reach into the room of another cell."""
RULED = 60.0
"""A line across that is shorter, in points, is no rule below a row of a table."""
ROW = 60.0
"""No rule stands further below its row."""
THOUSAND = 1000.0
"""Widths of letters are told in this part of the size of a font."""


@frozen
class Extent:
    """Where a piece of text begins and ends, from the left, and its line, from below; and of which content it is."""

    begins: float
    ends: float
    line: float
    content: int = 0


@define
class Extents:
    """The extents of what a page shows, in the order in which it does: a visitor of its operators."""

    page: PageObject
    found: list[Extent] = field(factory=list[Extent])
    widths: dict[str, dict[int, float]] = field(factory=dict[str, dict[int, float]])
    font: tuple[str, float] = ("", 0.0)
    rules: list[Extent] = field(factory=list[Extent])
    path: list[tuple[float, float]] = field(factory=list[tuple[float, float]])

    def see(self, operator: bytes, operands: list[object], cm: list[float], tm: list[float], content: int) -> None:
        """An operator with the matrices that hold before it; less than 0 is the ``content`` of what is no table."""
        if operator == b"Tf":
            self.font = (str(operands[0]), float(str(operands[1])))
        elif operator in (b"Tj", b"TJ") and content >= 0:
            along = sum(self._advances(operands)) * self.font[1] / THOUSAND
            (a, b, c, d, e, f) = cm
            x, y = a * tm[4] + c * tm[5] + e, b * tm[4] + d * tm[5] + f
            self.found.append(Extent(x, x + along * (tm[0] * a + tm[1] * c), y, content))
        else:
            self._draw(operator, operands, cm)

    def _draw(self, operator: bytes, operands: list[object], cm: list[float]) -> None:
        """Rules are paths of one line across."""
        if operator in (b"m", b"l"):
            x, y = (float(str(one)) for one in operands)
            self.path = [*(self.path if operator == b"l" else ()), (cm[0] * x + cm[4], cm[3] * y + cm[5])]
            return
        if operator == b"S" and len(self.path) == len(("from", "to")):
            (begins, line), (ends, end) = sorted(self.path)
            if ends - begins >= RULED and line == end:
                self.rules.append(Extent(begins, ends, line))
        self.path = []

    def _advances(self, operands: list[object]) -> Iterator[float]:
        pieces = operands[0] if isinstance(operands[0], ArrayObject) else operands
        widths = self._widths(self.font[0])
        for one in pieces:
            if isinstance(one, TextStringObject | ByteStringObject):
                letters = one.original_bytes
                codes = (int.from_bytes(letters[at : at + 2]) for at in range(0, len(letters), 2))
                yield from (widths.get(code, widths[-1]) for code in codes)
            else:
                yield -float(str(one))

    def _widths(self, name: str) -> dict[int, float]:
        """The widths of the letters of a font by their codes; behind -1 that of all others."""
        if name not in self.widths:
            fonts = self.page["/Resources"]["/Font"]  # type: ignore[index]  # a dictionary
            (below,) = fonts[name].get("/DescendantFonts", [DictionaryObject()])
            font = below.get_object()
            self.widths[name] = {-1: float(font.get("/DW", THOUSAND)), **_told(font.get("/W", ArrayObject()))}
        return self.widths[name]


def _told(widths: ArrayObject) -> dict[int, float]:
    """The array of the widths of a font: a code and the widths from it on, or a first code, a last one and a width."""
    found, rest = dict[int, float](), [one.get_object() for one in widths]
    while rest:
        first = int(rest.pop(0))
        second = rest.pop(0)
        if isinstance(second, ArrayObject):
            found |= {first + at: float(one) for at, one in enumerate(second)}
        else:
            found |= dict.fromkeys(range(first, int(second) + 1), float(rest.pop(0)))
    return found


def overlapping(extents: Iterable[Extent]) -> Iterator[tuple[Extent, Extent]]:
    """The pieces of text that stand in one line and on each other."""
    lines: dict[int, list[Extent]] = {}
    for one in extents:
        lines.setdefault(round(one.line / SAME_LINE), []).append(one)
    for some in lines.values():
        for one, other in combinations(some, 2):
            # Letters of one text may be moved together, such as brackets before commas.
            if one.content != other.content and min(one.ends, other.ends) - max(one.begins, other.begins) > TOUCHING:
                yield one, other


def reaching_out(extents: Iterable[Extent], rules: Iterable[Extent]) -> Iterator[Extent]:
    """The texts of tables that reach past the end of the rule below their row."""
    known = list(rules)
    for one in extents:
        below = [rule for rule in known if rule.begins <= one.begins < rule.ends and 0 < one.line - rule.line < ROW]
        nearest = max(below, key=lambda rule: rule.line, default=None)
        if nearest is not None and one.ends > nearest.ends + TOUCHING:
            yield one
