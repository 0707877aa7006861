"""What lies on the table at the start is in every format: rows with their pegs, boxes, what is left out."""

from __future__ import annotations

import io

import pytest
from attrs import evolve
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types
from pypdf import PdfReader

from rulekit.document.blocks import Absent, Boxes, BoxGroup, Document, Outset, Track
from rulekit.document.opening import Look
from rulekit.document.outset import Call, Lying, Spot
from rulekit.document.panels import Gain
from rulekit.formats import html, markdown, pdf
from tests.formats.compose import head, line, say
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import faults, runs_on

CALLS = (Call(Spot.MAT, 1), Call(Spot.START, 2))


def outset(holes: int = 8, boxes: int = 7, seats: int = 4) -> Outset:
    return Outset(
        line("Előkészületek"),
        line("Tábla"),
        (Track(line("Étel"), tuple(range(1, holes)), 3), Track(line("Fa"), tuple(range(1, holes)), 0)),
        line("Lap"),
        (Gain(line("Város"), 3),),
        (BoxGroup(line("Alkotások"), (Boxes(line("Templom"), boxes), Boxes(line("Fal"), 2))),),
        (Lying(Look.CARDS, line("Kézben"), 0),),
        (Absent(2, (line("Templom"),)), Absent(3, ())),
        seats,
        tuple(Lying(look, line(f"Közös {look}"), at % 4, (at,) if at % 3 else ()) for at, look in enumerate(Look)),
        CALLS,
        line("Kezdőjátékos"),
    )


def document(drawn: Outset) -> Document:
    blocks = (head(1, "Előkészületek", "setup"), *say("Mindenki elvesz egy lapot."), drawn, *say("Utána."))
    return Document("rulebook", line("Próba"), (), blocks)


def test_markdown_has_a_line_for_each_row() -> None:
    made = markdown.write(document(outset()), HUNGARIAN, {})
    assert "- **Étel** 0 · 1 · 2 · **3** · 4" in made
    assert "- **Templom** ☐☐☐☐☐☐☐\n" in made


def test_a_web_page_draws_them_and_reads_none_of_it_aloud() -> None:
    tree = lxml_html.document_fromstring(html.write(document(outset()), HUNGARIAN, {}))
    (figure,) = tree.xpath("//figure[@class='outset']")
    assert figure.get("aria-hidden") == "true"
    assert [len(one.xpath(".//i")) for one in figure.xpath(".//*[@class='ticks']")] == [7, 2]
    assert [one.text_content() for one in figure.xpath(".//li[@class='start']")] == ["3", "0"]
    assert [one.text_content().strip() for one in figure.xpath(".//del")] == ["Templom"]


def test_on_a_web_page_the_number_of_each_step_stands_at_its_parts() -> None:
    drawn = outset()
    tree = lxml_html.document_fromstring(html.write(document(drawn), HUNGARIAN, {}))
    parts = {one.text_content() for one in tree.xpath("//*[@class='outset']//*[@class='called']")}
    assert {str(one.number) for one in drawn.calls} <= parts


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_a_web_page_has_a_seat_for_everybody_and_what_all_share_in_the_middle(seats: int) -> None:
    tree = lxml_html.document_fromstring(html.write(document(outset(seats=seats)), HUNGARIAN, {}))
    places = tree.xpath("//*[contains(concat(' ', @class, ' '), ' seat ')]")
    assert len({one.get("style") for one in places}) == len(places) == seats
    assert places[0].xpath("string(b)") == "Kezdőjátékos"
    (middle,) = tree.xpath("//*[starts-with(@class, 'round-table')]/*[@class='shared with-board']")
    shared = middle.xpath(".//*[@class='lies']")
    named = [one.xpath("span/text()")[-1].strip() for one in shared]
    assert sorted(named) == sorted(f"Közös {look}" for look in Look)
    (board,) = middle.xpath("*[@class='lies']")
    assert board.xpath("span/text()")[-1].strip() == f"Közös {Look.BOARD}", "the rest lies beside it"
    assert all(one.xpath(".//svg/*") for one in shared)


@pytest.mark.parametrize("holes", [2, 16, 40])
@pytest.mark.parametrize("boxes", [1, 60])
@pytest.mark.parametrize("seats", [0, 1, 4, 8])
def test_on_a_page_nothing_is_lost_or_too_small(holes: int, boxes: int, seats: int) -> None:
    made = pdf.write(document(outset(holes, boxes, seats)), HUNGARIAN, {})
    assert [*faults(made)] == []
    (page,) = PdfReader(io.BytesIO(made)).pages
    text = page.extract_text()
    assert all(word in text for word in ("Étel", "Templom", "Utána.", "Kézben"))
    size = {one.text for one in runs_on(page)}
    assert {"1", "2"} <= size, "the numbers of the parts and of their words"


STARTS = ((0, 0, 0), (3, 0, 0), (0, 2, 0), (1, 2, 3), (5, 5, 5))


@pytest.mark.parametrize("starts", STARTS)
@pytest.mark.parametrize("name", ["Fa", "Lyuggatott tábla a készletnek"])
def test_a_number_leads_to_pegs_that_begin_in_several_places_and_covers_no_word(
    starts: tuple[int, ...], name: str
) -> None:
    tracks = tuple(Track(line(f"Sor{at}"), tuple(range(10, 18)), start) for at, start in enumerate(starts))
    drawn = evolve(outset(), mat=line(name), tracks=tracks, groups=(), ticked=(), things=(), middle=(), seats=0)
    made = pdf.write(document(drawn), HUNGARIAN, {})
    (page,) = PdfReader(io.BytesIO(made)).pages
    runs = [*runs_on(page)]
    assert [*faults(made)] == []
    number = str(next(one.number for one in drawn.calls if one.spot is Spot.START))
    discs = [one for one in runs if one.text == number and one.x < page.mediabox.width / 2]
    begun = any(start for start in starts)
    assert len(discs) == (0 if not begun else 1 if len({*starts}) == 1 else 2), "at the first row, and at the last"
    words = [one for one in runs if one.text in (name, *(f"Sor{at}" for at in range(3)))]
    for disc in discs:
        for word in words:
            wide = 0.62 * word.size * len(word.text)
            beside = disc.x > word.x + wide or disc.x < word.x
            assert beside or abs(disc.y - word.y) > word.size


def test_what_is_left_out_has_its_number_on_the_sheet_and_words_where_nothing_is() -> None:
    group = evolve(outset().groups[0], numbers=(7,))
    absent = (Absent(2, (line("Templom"),)), Absent(3, (), line("mind játékban van")))
    drawn = evolve(outset(), groups=(group,), absent=absent)
    (page,) = PdfReader(io.BytesIO(pdf.write(document(drawn), HUNGARIAN, {}))).pages
    assert {"7", "mind játékban van"} <= {one.text for one in runs_on(page)}
    tree = lxml_html.document_fromstring(html.write(document(drawn), HUNGARIAN, {}))
    assert "7" in [one.text_content() for one in tree.xpath("//*[@class='paper']//*[@class='called']")]
    assert "mind játékban van" in tree.xpath("string(//*[@class='absent'])")
