"""Web pages stand alone, can be read aloud, and mean nothing but what they say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from lxml import etree  # type: ignore[import-untyped]  # lxml ships no types
from lxml import html as lxml_html

from rulekit.document.blocks import Card, Cards, Cell, Document, Figure
from rulekit.document.map import Area, Place
from rulekit.document.sentence import Words
from rulekit.driver.printing import write_document
from rulekit.formats import FormatError, html
from rulekit.formats.map_data import place_data
from rulekit.playing.game import load
from tests.formats.compose import box, head, line, say
from tests.formats.languages import CHINESE, HUNGARIAN
from tests.formats.samples import SAMPLES
from tests.formats.strategies import documents
from tests.sharing import examples

every_sample = pytest.mark.parametrize("name", SAMPLES)


def written(name: str, icons: dict[str, str]) -> str:
    document, typography = SAMPLES[name]
    return html.write(document, typography, icons)


def tree_of(page: str) -> lxml_html.HtmlElement:
    return lxml_html.document_fromstring(page)


@every_sample
def test_samples_stand_alone(name: str, icons: dict[str, str]) -> None:
    page = written(name, icons)
    tree = tree_of(page)

    assert tree.xpath("//script[@src] | //link | //img | //iframe | //object") == []
    assert all(place.startswith("#") for place in re.findall(r"(?:href|src)=\"([^\"]*)\"", page))
    assert "url(" not in page
    assert tree.get("lang") == SAMPLES[name][1].tag


@every_sample
def test_links_and_pictures_have_targets(name: str, icons: dict[str, str]) -> None:
    tree = tree_of(written(name, icons))
    targets = set(tree.xpath("//@id"))
    wanted = {place.removeprefix("#") for place in tree.xpath("//*[local-name() = 'a' or local-name() = 'use']/@href")}

    assert wanted <= targets
    assert len(tree.xpath("//@id")) == len(targets)


@every_sample
def test_tables_have_headers_and_pictures_have_names(name: str, icons: dict[str, str]) -> None:
    tree = tree_of(written(name, icons))

    assert {head.get("scope") for head in tree.xpath("//thead//th")} <= {"col"}
    assert all(row[0].tag == "th" and row[0].get("scope") == "row" for row in tree.xpath("//tbody/tr"))
    for picture in tree.xpath("//*[local-name() = 'svg']"):
        assert picture.get("aria-hidden") == "true" or (picture.get("role") == "img" and picture.get("aria-label"))


@every_sample
def test_headings_never_skip_a_level(name: str, icons: dict[str, str]) -> None:
    levels = [int(heading.tag[1]) for heading in tree_of(written(name, icons)).xpath("//h1 | //h2 | //h3 | //h4")]

    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_contents_list_the_headings_of_two_levels(icons: dict[str, str]) -> None:
    entries = tree_of(written("hu-rulebook", icons)).xpath("//nav//a/text()")

    assert entries[:5] == ["A játék célja", "Tartozékok", "Előkészületek", "A kör menete", "Dobás"]
    assert "Városok" not in entries


def test_words_stay_words() -> None:
    page = html.write(
        Document("rulebook", line("<b>A & B</b>"), (), (head(1, '"><script>', "one"), *say("1 < 2 &amp; 3"))),
        HUNGARIAN,
        {},
    )
    tree = tree_of(page)

    assert tree.xpath("string(//h1)") == "<b>A & B</b>"
    assert tree.xpath("string(//h2)") == '"><script>'
    assert tree.xpath("string(//main/p)") == "1 < 2 &amp; 3"


def test_pictures_bring_nothing_that_runs_or_loads() -> None:
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="a()"><title>far</title>'
        '<metadata><script>a()</script></metadata><a href="#g"><image href="far.png"/></a>'
        '<defs><linearGradient id="g"/></defs><path d="M0 0" fill="url(#g)" onclick="a()"/></svg>'
    )
    page = html.write(Document("rulebook", line("A"), (), say("{food|étel}")), HUNGARIAN, {"food": picture})

    assert not re.search(r"a\(\)|far|foreignObject|<script", page)
    assert 'id="icon-food-g"' in page
    assert 'fill="url(#icon-food-g)"' in page


def test_what_is_no_picture_fails_with_its_name() -> None:
    with pytest.raises(FormatError, match="picture `food` is no SVG picture"):
        html.write(Document("rulebook", line("A"), (), say("{food|étel}")), HUNGARIAN, {"food": "<p/>"})


def test_a_card_has_an_emblem_one_large_figure_and_no_footnotes() -> None:
    def cell(text: str, mark: str = "") -> Cell:
        return Cell(line(text), mark)

    def card(name: str) -> Card:
        figures = (
            Figure(line("Sorszám"), cell("2", "a")),
            Figure(line("Hely"), cell("Nílus", "a")),
            Figure(line("Sereg"), cell("4", "a")),
            Figure(line("Flotta"), cell("–")),
        )
        says = (Figure(line("Piramisok"), cell("Építs még egyet.", "a")),)
        return Card(line("Birodalom"), cell("I. korszak"), cell(name), (), (), figures, says, (line("Innen."),), ())

    sheet = Cards(line("Birodalmak"), "sheet-1", (card("Egyiptomiak"), card("Sumérok")))
    tree = tree_of(html.write(Document("cards", line("Próba"), (), (sheet,)), HUNGARIAN, {}))
    cards = tree.xpath("//article")
    drawn = [etree.tostring(one.xpath(".//svg")[0]) for one in cards]
    assert drawn[0] != drawn[1]
    for one in cards:
        words = " ".join(one.text_content().split())
        assert one.xpath("string(.//*[@class='large']/dd)") == "4"
        assert one.xpath("string(.//*[@class='corner']/dd)") == "2"
        assert (one.xpath(".//sup"), "Flotta" in words, "Innen." in words) == ([], False, False)
    assert "Innen." not in tree.text_content()  # the rulebook says it


@pytest.mark.parametrize("kind", ["text", "number", "step"])
def test_no_look_is_given_to_what_only_tells_the_kind_of_a_cell(kind: str) -> None:
    css = (html.TEMPLATES / "blocks.css").read_text("utf-8")
    assert re.findall(rf"(?:^|[,}}])\s*\.{kind}\b", css, re.MULTILINE) == []


def test_a_box_titled_by_its_label_says_it_once() -> None:
    page = html.write(Document("rulebook", line("A"), (), (box("example", "範例", "甲"),)), CHINESE, {})

    assert page.count("範例") == 1


@settings(examples(50), deadline=None)
@given(documents())
def test_any_document_becomes_a_page(document: Document) -> None:
    page = html.write(document, HUNGARIAN, {"food": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'})
    tree = tree_of(page)
    names = tree.xpath("//@id")

    assert tree.xpath("count(//h1)") == 1
    assert etree.tostring(tree)
    assert not set(tree.xpath("//a/@href")) - {f"#{name}" for name in names}


SIDEWAYS = re.compile(r"rotate\(-90 [^>]*>(?:<tspan[^>]*>)?[^<]*[\u4e00-\u9fff]")


@pytest.mark.parametrize("tag", ["hu", "zh_Hant"])
def test_no_chinese_lies_on_its_side(tag: str) -> None:
    """Beside a board names read upwards, Chinese ones downwards: each character below the one before it."""
    page = write_document(load("kalah", []).checked, "rulebook", tag, "html").decode()
    assert SIDEWAYS.search(page) is None
    assert bool(re.search(r"<text><tspan[^>]*>.</tspan><tspan[^>]*>糧</tspan>", page)) == (tag == "zh_Hant")
    assert ("rotate(-90 " in page) == (tag == "hu")


def test_in_a_narrow_part_of_a_map_chinese_is_written_downwards() -> None:
    for name, size in (("安地斯山脈", (20, 60)), ("Andok", (20, 60)), ("安地斯山脈", (60, 60))):
        area = Area(0, 0, *size)
        found = place_data(Place((Words(name),), (area,)), (), lambda _: False)["areas"]
        assert isinstance(found, list)
        (data,) = found
        assert data["upright"] == (size[0] < size[1])
        assert data["down"] == (data["upright"] and name != "Andok")
        assert len(data["lettering"]["lines"]) == (len(name) if data["down"] else 1)
