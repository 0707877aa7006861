"""Shipped maps as they are printed in every language: on one page, every name whole and readable, on its own plate."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations
from math import hypot

import pytest
from pypdf import PageObject, PdfReader

from rulekit import resources
from rulekit.book.maps import maps
from rulekit.book.pits import is_board
from rulekit.document.blocks import Area, Document, Map
from rulekit.document.sentence import Words
from rulekit.driver.pipeline import read_and_check
from rulekit.driver.printing import pictures, speaker_for
from rulekit.formats import FORMATS
from rulekit.formats.lines import plain
from rulekit.formats.plates import plates
from tests.formats.drawn_shapes import Shape, shapes_on
from tests.formats.extents import Extent, Extents
from tests.formats.layout import runs_on
from tests.maps.drawing import overlap

LEAST = 5.95
"""What print must have, in points; 6 less what rounding takes."""
WIDEST = 150.0
"""No plate is wider, in points."""
SHIPPED = [
    checked
    for name in resources.game_names()
    for checked in [read_and_check(name, ())]
    if checked.game and any(not is_board(one, checked.game) for one in checked.game.maps)
]


@cache
def printed(at: int, tag: str) -> tuple[Map, PageObject]:
    """The map of a game in a language, and the page that it is printed on."""
    checked = SHIPPED[at]
    assert checked.game is not None
    speaker = speaker_for(checked, tag)
    document = speaker.document(Document("rulebook", (Words("Map"),), (), maps(checked.game)))
    assert list(speaker.report) == []
    made = FORMATS["pdf"].write(document, speaker.typography(), pictures(checked.folder))
    *_, page = PdfReader(BytesIO(made)).pages
    (drawn,) = (one for one in document.blocks if isinstance(one, Map))
    return drawn, page


of_each = pytest.mark.parametrize("at", range(len(SHIPPED)), ids=[next(iter(one.sources)) for one in SHIPPED])
in_each = pytest.mark.parametrize("tag", resources.locale_tags())


@in_each
@of_each
def test_a_map_can_be_read_on_one_page(at: int, tag: str) -> None:
    drawn, page = printed(at, tag)
    sizes: list[float] = []
    texts: list[str] = []

    def note(text: str, outer: list[float], inner: list[float], _font: object, size: float) -> None:
        if text.strip():
            texts.append(text)
            sizes.append(size * hypot(*inner[:2]) * hypot(*outer[:2]))

    page.extract_text(visitor_text=note)
    assert min(sizes) > LEAST
    read = squeezed("".join(texts))
    names = [plain(place.name) for place in (*drawn.places, *drawn.names)]
    assert [name for name in names if squeezed(name) not in read] == []


@in_each
@of_each
def test_plates_cover_neither_places_nor_each_other(at: int, tag: str) -> None:
    drawn, _ = printed(at, tag)
    made = plates(drawn.names, drawn.places, drawn.ways, drawn.size, lambda _: True)
    areas = [Area(one.box.left, one.box.top, one.box.width, one.box.height) for one in made]
    others = [area for place in drawn.places for area in place.areas]
    frame = Area(0, 0, *drawn.size)
    assert [one for one in areas if any(overlap(one, other) for other in others)] == []
    assert [pair for pair in combinations(areas, 2) if overlap(*pair)] == []
    assert [one for one in areas if not (one.left >= 0 and one.top >= 0 and within(one, frame))] == []


@in_each
@of_each
def test_names_and_figures_keep_inside_their_plates(at: int, tag: str) -> None:
    drawn, page = printed(at, tag)
    extents = Extents(page)

    def see(operator: bytes, operands: list[object], cm: list[float], tm: list[float]) -> None:
        extents.see(operator, operands, cm, tm, 0)

    page.extract_text(visitor_operand_before=see)
    shapes = [one for one in shapes_on(page) if one.fill and one.width < WIDEST]
    figured = sorted(((run.x, run.y) for run in runs_on(page) if run.text.count("·") > 1), key=lambda one: one[1])
    figured = figured[1:]  # the lowest stands in the key, below the map
    found = [[one for one in shapes if one.left < x < one.right and one.low < y < one.high] for x, y in figured]
    made = [some[-1] for some in found if some]  # plates are drawn after all else
    assert len(made) == sum(bool(one.figures) for one in drawn.names)
    for plate in made:
        words = [one for one in extents.found if plate.low < one.line < plate.high and holds(plate, one)]
        assert len(words) > 1, "a name and its figures"
        assert [one for one in words if one.begins < plate.left or one.ends > plate.right] == []


def holds(plate: Shape, one: Extent) -> bool:
    """Whether the middle of a text is on a plate."""
    return plate.left < (one.begins + one.ends) / 2 < plate.right


def within(one: Area, frame: Area) -> bool:
    """Whether an area ends where its frame does, or before."""
    return one.left + one.width <= frame.width and one.top + one.height <= frame.height


def squeezed(text: str) -> str:
    """A text without blanks, which lines break at and PDFs do not keep."""
    return "".join(text.split())
