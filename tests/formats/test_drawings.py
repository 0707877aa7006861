"""What a book draws on paper, its web page draws as well: the cover, what is in the box, the turn, what is told."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types

import rulekit
from rulekit.document.opening import Poster
from rulekit.formats import html
from rulekit.formats.cover_data import TALL, WIDE, cover_data
from rulekit.formats.page_data import page_data
from tests.formats.languages import CHINESE, HUNGARIAN
from tests.formats.test_opening import FULL, ICONS, book

GAMES = ("roll_through_the_ages", "history_of_the_world", "hearts", "backgammon")


@pytest.fixture(scope="module", params=[*zip(GAMES, rulekit.locales(), strict=True)])
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> lxml_html.HtmlElement:
    """The web page of a game, each in another language."""
    game, tag = request.param
    made: Path = tmp_path_factory.mktemp("books") / "book.html"
    rulekit.write_book(rulekit.load(game), made, locale=tag)
    return lxml_html.document_fromstring(made.read_bytes())


def test_all_that_is_drawn_is_there(page: lxml_html.HtmlElement) -> None:
    assert page.xpath("//header[@class='cover']//*[@class='land']/*")
    assert page.xpath("//*[contains(@class, 'kit')]/li/*[local-name() = 'svg']/*")
    assert all(one.xpath("p[@class='tab']/b") for one in page.xpath("//ol[@class='turn']/li"))
    assert all(one.xpath("p[@class='name']") for one in page.xpath("//ol[@class='panels']/li"))
    assert page.xpath("//main//*[starts-with(@class, 'round-table')] | //main//figure[@class='plan']")


def test_every_picture_that_is_used_is_on_the_page(page: lxml_html.HtmlElement) -> None:
    used = {one.removeprefix("#") for one in page.xpath("//*[local-name() = 'use']/@href")}
    assert used <= set(page.xpath("//@id"))


def test_to_a_screen_reader_drawings_are_silent_and_headings_are_in_order(page: lxml_html.HtmlElement) -> None:
    for picture in page.xpath("//*[local-name() = 'svg'][not(ancestor-or-self::*[@aria-hidden = 'true'])]"):
        assert picture.get("role") == "img"
        assert picture.get("aria-label") or picture.get("aria-labelledby")
    levels = [int(one.tag[1]) for one in page.xpath("//h1 | //h2 | //h3 | //h4")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("things", [1, 6, 18])
def test_each_thing_of_the_box_has_a_drawing_and_its_words(things: int) -> None:
    tree = lxml_html.document_fromstring(html.write(book(things, FULL), HUNGARIAN, ICONS))
    items = tree.xpath("//*[contains(@class, 'kit')]/li")
    assert [one.text_content().split()[0] for one in items] == [str(at) for at in range(things)]
    assert all(one.xpath("*[local-name() = 'svg'][@class='thing']/*") for one in items)


@pytest.mark.parametrize("count", range(8))
@pytest.mark.parametrize("lying", [0, 1, 7])
def test_pictures_stand_within_the_landscape(count: int, lying: int) -> None:
    names = (*ICONS, *ICONS)
    made = book(1, Poster("sun", names[:count], names[:lying]))
    cover = cover_data(page_data(made, HUNGARIAN, ICONS))
    placed = [one for key in ("standing", "lying") for one in cast("list[dict[str, float]]", cover[key])]
    assert len(placed) == count + lying
    for one in placed:
        assert one["x"] >= 0
        assert one["x"] + one["size"] <= WIDE
        assert cast("float", cover["top"]) < one["y"]
        assert one["y"] + one["size"] <= TALL


@pytest.mark.parametrize(
    ("title", "main", "second"), [("Próba: a rész", "Próba", "a rész"), ("方格：新篇", "方格：新篇", "")]
)
def test_what_stands_behind_a_colon_is_a_subtitle_and_still_read_as_one_title(
    title: str, main: str, second: str
) -> None:
    tree = lxml_html.document_fromstring(html.write(book(1, FULL, title), CHINESE, ICONS))
    assert tree.xpath("string(//h1)").strip().replace("\n", "") == title
    assert tree.xpath("string(//h1/*[@class='second'])") == second
    assert tree.xpath("//h1/text()")[0].strip() == main
