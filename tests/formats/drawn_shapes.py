"""What is drawn on a page of a PDF: the box around each path and each picture, in points from below, and its colour."""

from __future__ import annotations

from itertools import product

from attrs import define, field, frozen
from pypdf import PageObject
from pypdf.generic import DictionaryObject

__all__ = ["Shape", "shapes_on"]

Matrix = list[float]
DRAWS = {b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*", b"S", b"s"}
ENDS = {b"n", *DRAWS}
FILLS = {b"sc", b"scn", b"rg", b"g"}


@frozen
class Shape:
    """The box around something drawn, and the colour it is filled with, if that is known."""

    left: float
    low: float
    right: float
    high: float
    fill: tuple[float, ...] = ()

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    def over(self, other: Shape) -> float:
        """How far it lies over another, the shorter way; less than 0 if it does not."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return min(across, min(self.high, other.high) - max(self.low, other.low))


@define
class _Seen:
    """A visitor of the operators of a page."""

    forms: DictionaryObject
    found: list[Shape] = field(factory=list[Shape])
    path: list[tuple[float, float]] = field(factory=list[tuple[float, float]])
    fill: tuple[float, ...] = ()

    def see(self, operator: bytes, operands: list[object], cm: Matrix, _tm: Matrix) -> None:
        if operator in FILLS:
            self.fill = tuple(float(str(one)) for one in operands if not str(one).startswith("/"))
        elif operator in (b"m", b"l", b"c", b"re"):
            self._trace(operator, [float(str(one)) for one in operands], cm)
        elif operator in ENDS:
            if operator in DRAWS and self.path:
                self.found.append(_around(self.path, self.fill))
            self.path = []
        elif operator == b"Do" and "/BBox" in self.forms.get(str(operands[0]), {}):
            form = self.forms[str(operands[0])].get_object()
            (left, low, right, high) = (float(one) for one in form["/BBox"])  # type: ignore[index]  # a form has one
            inner = [float(one) for one in form.get("/Matrix", (1, 0, 0, 1, 0, 0))]  # type: ignore[union-attr]  # a dictionary
            corners = (_through(inner, x, y) for x, y in product((left, right), (low, high)))
            self.found.append(_around([_through(cm, *one) for one in corners]))

    def _trace(self, operator: bytes, at: list[float], cm: Matrix) -> None:
        if operator == b"re":
            x, y, width, height = at
            at = [x, y, x + width, y, x, y + height, x + width, y + height]
        self.path += [_through(cm, *at[one : one + 2]) for one in range(0, len(at), 2)]


def shapes_on(page: PageObject) -> list[Shape]:
    """The shapes of a page, in the order in which they are drawn."""
    resources = page["/Resources"].get_object()
    seen = _Seen(resources.get("/XObject", DictionaryObject()).get_object())  # type: ignore[union-attr]  # a dictionary
    page.extract_text(visitor_operand_before=seen.see)
    return seen.found


def _through(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _around(points: list[tuple[float, float]], fill: tuple[float, ...] = ()) -> Shape:
    across, down = [x for x, _ in points], [y for _, y in points]
    return Shape(min(across), min(down), max(across), max(down), fill)
