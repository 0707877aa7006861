"""Markdown reads well as it is, and renders to what the document says."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types
from markdown_it import MarkdownIt

from rulekit.document.blocks import Document, Heading, Paragraph
from rulekit.formats import markdown
from rulekit.formats.lines import plain
from tests.formats.compose import box, line, points, say, table, tick, track
from tests.formats.languages import HUNGARIAN
from tests.formats.samples import SAMPLES
from tests.formats.strategies import documents
from tests.sharing import examples

READER = MarkdownIt("commonmark", {"html": True}).enable("table")


def rendered(document: Document) -> lxml_html.HtmlElement:
    return lxml_html.document_fromstring(READER.render(markdown.write(document, HUNGARIAN, {})))


def page(*blocks: object) -> Document:
    return Document("rulebook", line("Cím"), (), blocks)  # type: ignore[arg-type]  # any block, as tests pass them


def test_a_table_is_a_table() -> None:
    made = table(3, "Csapások", [("Lap", "icon"), ("Pont", "number")], "{skull|koponya}; 3^1\na|b; 4", ["Lásd ott."])
    text = markdown.write(page(made), HUNGARIAN, {})

    assert "**3. táblázat. Csapások**" in text
    assert "| :-: | --: |\n| koponya | 3\u202f<sup>a</sup> |\n| a\\|b | 4 |" in text
    assert "<sup>a</sup> Lásd ott." in text


def test_a_box_is_a_quotation() -> None:
    text = markdown.write(page(box("example", "Dobás", "Anna dob.")), HUNGARIAN, {})

    assert "> **Példa. Dobás**\n>\n> Anna dob." in text


def test_what_one_writes_on_is_drawn() -> None:
    text = markdown.write(page(tick("Fal", 3, "első 5", ticked=1), track("Fa", 1, 3, start=1)), HUNGARIAN, {})

    assert "**Fal** ☒☐☐ · első 5" in text
    assert "**Fa** 0 · **1** · 3" in text


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Kapsz 3{food|étel}.", "Kapsz 3 étel."),
        ("Kapsz 3 {food|étel} ételt.", "Kapsz 3 ételt."),
        ("獲得 3 個{food|食物}。", "獲得 3 個食物。"),
        ("({food|étel}), {skull|koponya}", "(étel), koponya"),
    ],
)
def test_icons_are_words_once(words: str, expected: str) -> None:
    assert plain(line(words)) == expected


@pytest.mark.parametrize(
    "words",
    ["1. lépés", "- nem", "# szám", "+1 pont", "2) kettő", "*a* _b_ `c` [d](e) <f> &amp; ~~g~~", "= a"],
)
def test_words_mean_nothing_to_markdown(words: str) -> None:
    tree = rendered(page(*say(words), points(words)))

    assert tree.xpath("string(//body/p)") == words
    assert tree.xpath("string(//li)") == words


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_render_whole(name: str) -> None:
    document, typography = SAMPLES[name]
    text = markdown.write(document, typography, {})
    tree = lxml_html.document_fromstring(READER.render(text))
    anchors = set(tree.xpath("//a/@id"))

    assert {place.removeprefix("#") for place in tree.xpath("//a/@href")} <= anchors
    for block in document.blocks:
        if isinstance(block, Paragraph):
            assert re.sub(r"\s+", " ", plain(block.line)) in re.sub(r"\s+", " ", tree.text_content())
        elif isinstance(block, Heading):
            assert plain(block.line) in tree.xpath("//*[self::h2 or self::h3 or self::h4]/text()")


@settings(examples(50), deadline=None)
@given(documents())
def test_any_document_becomes_markdown(document: Document) -> None:
    text = markdown.write(document, HUNGARIAN, {})

    assert text.startswith("# ")
    assert "\n\n\n\n" not in text
    assert READER.render(text)
