"""On a cover no picture lies on the words, however long they are: pictures have the room that words leave."""

from __future__ import annotations

import io

import pytest
from attrs import evolve
from pypdf import PageObject, PdfReader

from rulekit.document.blocks import Document
from rulekit.document.opening import Look, Poster
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game
from rulekit.formats import pdf
from tests.formats.compose import head, line, points
from tests.formats.drawn_shapes import Shape, shapes_on
from tests.formats.extents import Extents
from tests.formats.languages import CHINESE, HUNGARIAN
from tests.formats.layout import runs_on
from tests.formats.test_opening import FULL, ICONS, book

LEAST = 15.0
"""What is printed larger on a cover is its title or a figure in its bar."""
SKY = {(0.976, 0.91, 0.776), (0.992, 0.957, 0.878)}
"""The colours of the rings around the sun, on which words may stand."""
HILLS = (0.816, 0.541, 0.302)
"""The colour of the highest hills."""
BAR = 690.0
"""The words of a low cover stand higher than this, in points, and the figures of its bar lower."""
WIDE = 500.0
"""Hills and the bar are as wide as the page."""
LYING = evolve(FULL, skyline=(), sun="", foreground=("one", "two", "sun", "tree"))
TITLES = ("Go", "La dame de pique", "Egy nagyon hosszú cím, amely sehogyan sem fér el")


def short(poster: Poster, title: str, items: int) -> Document:
    """A book so short that its text goes on below its cover, which is low if there is much text."""
    text = "Ennyit mond a szabály erről a lépésről, és többet nem."
    told = tuple(one for at in range(items) for one in (head(1, f"Fejezet {at}", f"c{at}"), points(*[text] * 6)))
    facts = ((line("Létszám"), line("2–4 játékos")),)
    return Document("rulebook", line(title), line("Szabálykönyv"), told, facts, (), poster)


def words_of(page: PageObject) -> list[Shape]:
    """The boxes around what is printed large, from foot to head of its letters."""
    sizes = {(round(one.x), round(one.y)): one.size for one in runs_on(page)}
    extents = Extents(page)

    def see(operator: bytes, operands: list[object], cm: list[float], tm: list[float]) -> None:
        extents.see(operator, operands, cm, tm, 0)

    page.extract_text(visitor_operand_before=see)
    found = ((one, sizes.get((round(one.begins), round(one.line)), 0.0)) for one in extents.found)
    return [
        Shape(one.begins, one.line - 0.2 * size, one.ends, one.line + 0.7 * size) for one, size in found if size > LEAST
    ]


def covered(made: bytes) -> list[tuple[Shape, Shape]]:
    """The large words of the first page that a picture touches, each with it."""
    page = PdfReader(io.BytesIO(made)).pages[0]
    drawn = [one for one in shapes_on(page) if one.width < WIDE and tuple(round(it, 3) for it in one.fill) not in SKY]
    return [(words, one) for words in words_of(page) for one in drawn if words.over(one) > 0]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("look", [Look.CARDS, Look.DICE, Look.PIECES])
def test_what_lies_there_alone_lies_below_the_title_or_beside_it(look: Look, title: str) -> None:
    poster = evolve(LYING, tiles=look)
    for items in (2, 6):
        assert covered(pdf.write(short(poster, title, items), HUNGARIAN, ICONS)) == []


@pytest.mark.parametrize("title", TITLES)
def test_neither_a_skyline_nor_a_board_touches_the_title(title: str) -> None:
    board = compose_document(load_game("hex", []), "rulebook").poster.board
    for poster in (evolve(FULL, skyline=("house", "tree", "one")), evolve(FULL, board=board)):
        assert covered(pdf.write(book(6, poster, title), HUNGARIAN, ICONS)) == []
        assert covered(pdf.write(short(poster, f"{title}：副標題", 4), CHINESE, ICONS)) == []


def test_behind_a_board_there_is_no_sun() -> None:
    board = compose_document(load_game("hex", []), "rulebook").poster.board
    plain, sunny = (
        PdfReader(io.BytesIO(pdf.write(short(Poster(sun, board=board), "Go", 2), HUNGARIAN, ICONS))).pages[0]
        for sun in ("", "sun")
    )
    assert len(shapes_on(plain)) == len(shapes_on(sunny))


def test_words_of_a_low_cover_stand_above_its_hills() -> None:
    board = compose_document(load_game("hex", []), "rulebook").poster.board
    page = PdfReader(io.BytesIO(pdf.write(short(Poster(board=board), f"{TITLES[1]}: az", 6), HUNGARIAN, ICONS))).pages[
        0
    ]
    lowest = min(one.y for one in runs_on(page) if one.y > BAR)
    hills = max(one.high for one in shapes_on(page) if tuple(round(it, 3) for it in one.fill) == HILLS)
    assert hills < lowest
