"""What the formats make of a map, and what the shipped maps show."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rulekit import resources
from rulekit.book.maps import maps
from rulekit.document.blocks import Area, Map
from rulekit.document.sentence import Noun
from rulekit.driver.pipeline import read_and_check
from rulekit.driver.printing import locale
from rulekit.formats import FORMATS
from rulekit.formats.lettering import lettering
from rulekit.formats.palette import PALETTE, colours
from rulekit.model.game import Game
from tests.maps.drawing import ISLES, map_of, worded
from tests.maps.test_layout import holds

GOLDEN = Path(__file__).parent / "isles.svg"
ICONS = {"stony": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'}
TYPOGRAPHY = locale(resources.source_locale()).typography()


def drawing() -> str:
    page = FORMATS["html"].write(worded(ISLES), TYPOGRAPHY, ICONS).decode()
    start = page.index("<svg viewBox", page.index('<figure class="map">'))
    return page[start : page.index("</svg>\n</div>", start) + 6] + "\n"


def test_drawing_is_as_it_was() -> None:
    """The picture beside this file; `RULEKIT_UPDATE=1 pytest` draws it anew."""
    if os.environ.get("RULEKIT_UPDATE"):
        GOLDEN.write_text(drawing(), "utf-8")
    assert GOLDEN.read_text("utf-8") == drawing()


def test_a_page_names_every_place_as_text() -> None:
    root = ET.fromstring(drawing())  # noqa: S314  # our own page
    words = {"".join(one.itertext()).strip() for one in root.iter("text")}
    assert words == {"hill", "dale", "moor", "fell", "isle", "rock", "pond", "deep", "heath", "north", "south", "west"}
    assert root.findtext("title")
    assert "shore" in (root.findtext("desc") or "")


def test_pictures_that_are_there_are_drawn_and_others_left_out() -> None:
    assert drawing().count('href="#icon-stony"') == 3  # three places are stony; nothing shows sand or ore


WORTH = "table shire (shires)   worth\n  north   1, 2\n  south   3, 0\n  west    0, 4\n"


def test_what_the_land_of_a_colour_is_worth_stands_below_its_name() -> None:
    drawn = map_of(ISLES.replace("table shire (shires): north, south, west\n", WORTH))
    assert [one.figures for one in drawn.names] == [(1, 2), (3, 0), (0, 4)]
    (told,) = [key for key in drawn.key if key.kind == "figures"]
    assert told.look == "1 · 2"
    holds(drawn)
    plain = map_of(ISLES)
    assert [one.areas for one in plain.places] == [one.areas for one in drawn.places], "places stay where they belong"


def test_markdown_tells_what_touches_what() -> None:
    text = FORMATS["md"].write(worded(ISLES), TYPOGRAPHY, {}).decode()
    assert r"- on\_map(isle, \[west, ore\], \[ways\_to(ford, \[fell\]), ways\_to(shore, \[deep\])\])" in text


def test_a_pdf_can_be_set() -> None:
    assert FORMATS["pdf"].write(worded(ISLES), TYPOGRAPHY, ICONS).startswith(b"%PDF")


def test_what_is_reconstructed_is_said() -> None:
    said = [str(one) for one in map_of(ISLES).sources]
    assert [("path" in one, "land" in one, "marked_in_tables" in one) for one in said] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]
    assert ("book" in said[0], "guessed" in said[1], "ford" in said[1]) == (True, True, True)


SHIPPED = [
    (game, drawn)
    for name in resources.game_names()
    for game in [read_and_check(name, ()).game]
    if game and game.maps
    for drawn in maps(game)
    if isinstance(drawn, Map)
]


def test_some_game_has_a_map() -> None:
    assert SHIPPED


@pytest.mark.parametrize("drawn", [drawn for _, drawn in SHIPPED])
def test_shipped_maps_hold(drawn: Map) -> None:
    holds(drawn)
    assert len(set(colours(drawn))) == len(drawn.names)


@pytest.mark.parametrize(("game", "drawn"), SHIPPED, ids=[game.name for game, _ in SHIPPED])
def test_the_lines_printed_are_the_edges_played(game: Game, drawn: Map) -> None:
    played = [edge for one in game.links if not one.parts for edge in one.edges]
    names = [part.term for place in drawn.places for part in place.name if isinstance(part, Noun)]
    printed = [tuple(names[end] for end in way.ends) for way in drawn.ways]
    assert printed == [tuple(game.table(table).items[at].name for table, at in edge) for edge in played]


@pytest.mark.parametrize("drawn", [drawn for _, drawn in SHIPPED])
def test_no_line_passes_under_a_place_that_its_ends_do_not_both_touch(drawn: Map) -> None:
    touching = {frozenset(way.ends) for way in drawn.ways}
    under = [
        (way.ends, at)
        for way in drawn.ways
        for at, place in enumerate(drawn.places)
        if at not in way.ends and any(crosses(way.path, area) for area in place.areas)
        if not all(frozenset((end, at)) in touching for end in way.ends)
    ]
    assert under == []


def crosses(line: tuple[tuple[float, float], ...], area: Area) -> bool:
    """Whether a curve runs through an area."""
    (x, y), (s, t), (u, v) = line
    points = [(at / 200, 1 - at / 200) for at in range(201)]
    return any(
        area.left < x * b * b + 2 * s * a * b + u * a * a < area.left + area.width
        and area.top < y * b * b + 2 * t * a * b + v * a * a < area.top + area.height
        for a, b in points
    )


def test_small_dark_print_can_be_read_on_every_colour() -> None:
    for red, green, blue in PALETTE:
        assert 30 * red + 59 * green + 11 * blue > 100 * 150


def test_names_are_broken_where_they_may_be() -> None:
    assert lettering("Csendes-óceáni partvidék", 43, 20).lines == ("Csendes-", "óceáni", "partvidék")
    assert lettering("斯堪地那維亞", 43, 20).lines[0].startswith("斯堪地那維")
