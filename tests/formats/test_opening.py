"""The first page of a book is full: a poster as tall as the rest leaves room for, a short contents, the box drawn."""

from __future__ import annotations

import io
import re
from itertools import combinations_with_replacement

import pytest
from attrs import evolve
from pypdf import PdfReader

from rulekit.document.blocks import Contents, Document, Item, Listing
from rulekit.document.opening import Kept, Look, Poster
from rulekit.document.sentence import Icon
from rulekit.formats import html, markdown, pdf
from rulekit.formats.pips import SIDE, called, with_pips
from tests.formats.compose import head, line, points, say
from tests.formats.languages import CHINESE, HUNGARIAN
from tests.formats.layout import faults

PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" stroke-width="2"/></svg>'
)
ICONS = dict.fromkeys(("sun", "house", "tree", "one", "two"), PICTURE)
LOOKS = tuple(Look) * 2


def book(things: int, poster: Poster, title: str = "Próba: a második rész", chapters: int = 6) -> Document:
    kit = Listing(
        tuple(Item(line(f"{at} dolog a dobozban")) for at in range(things)),
        drawn=tuple(Kept(LOOKS[at % len(LOOKS)], at % 4) for at in range(things)),
    )
    about = (head(1, "A játék célja", "goal"), *say("Gyűjts pontot."), Contents())
    box = (head(1, "Tartozékok", "components"), *say("Mindenből van elég."), kit, *say("Ceruza is kell."))
    rest = tuple(one for at in range(chapters) for one in (head(1, f"Fejezet {at}", f"c{at}"), points("a", "b", "c")))
    facts = ((line("Szerző"), line("Valaki")), (line("Létszám"), line("2–4 játékos")))
    return Document("rulebook", line(title), line("Szabálykönyv"), (*about, *box, *rest), facts, (), poster)


FULL = Poster("sun", ("house", "tree"), ("one", "two"))


@pytest.mark.parametrize(
    "poster",
    [
        Poster(),
        FULL,
        evolve(FULL, tiles=Look.DICE, skyline=()),
        evolve(FULL, tiles=Look.CARDS),
        evolve(FULL, tiles=Look.DICE, pips=((3,), (6,))),
        Poster("lost", ("gone",)),
    ],
)
@pytest.mark.parametrize("things", [0, 1, 6, 18])
def test_the_first_page_has_it_all(things: int, poster: Poster) -> None:
    made = pdf.write(book(things, poster), HUNGARIAN, ICONS)
    first, *_ = PdfReader(io.BytesIO(made)).pages
    text = first.extract_text().replace("\u00a0", " ")
    said = (
        "Próba",
        "a második rész",
        "Valaki",
        "2–4",
        "Gyűjts pontot.",
        "Fejezet 5",
        *([f"{things - 1} dolog"] if things else []),
    )
    assert [one for one in said if one not in text] == []
    assert [*faults(made)] == []


@pytest.mark.parametrize("title", ["Go", "Egy nagyon hosszú cím, amely sehogyan sem fér el egyetlen sorban", "A" * 24])
def test_a_title_of_any_length_keeps_to_its_page(title: str) -> None:
    assert [*faults(pdf.write(book(3, FULL, title), HUNGARIAN, ICONS))] == []
    assert [*faults(pdf.write(book(3, FULL, f"{title}：副標題"), CHINESE, ICONS))] == []


def test_formats_without_paper_list_the_box_in_words() -> None:
    document = book(2, FULL)
    assert "- 1 dolog a dobozban" in markdown.write(document, HUNGARIAN, ICONS)
    assert "1 dolog a dobozban" in html.write(document, HUNGARIAN, ICONS).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("kept", "drawn"), [(Kept(Look.PEGS, 24, 6), 6), (Kept(Look.PEGS, 3), 3), (Kept(Look.PEGS, 80, 20), 8)]
)
def test_as_many_pegs_are_drawn_as_one_player_has(kept: Kept, drawn: int) -> None:
    kit = Listing((Item(line("csap")),), drawn=(kept,))
    document = Document(
        "rulebook", line("Próba"), line("Szabálykönyv"), (head(1, "Tartozékok", "components"), kit), (), (), FULL
    )
    assert html.write(document, HUNGARIAN, ICONS).count('class="peg"') == drawn


@pytest.mark.parametrize("pips", [*((one,) for one in range(1, 7)), *combinations_with_replacement(range(7), 2)])
def test_what_has_pips_is_drawn_with_as_many_in_the_colours_of_its_picture(pips: tuple[int, ...]) -> None:
    own = PICTURE.replace("/>", ' fill="#aabbcc" stroke="#123456"/><circle fill="#654321" r="1"/>')
    made = with_pips(Poster(foreground=("one",), tiles=Look.DICE, pips=(pips,)), {"one": own})[called("one", pips)]
    assert made.count("<circle") == made.count('fill="#654321"') == sum(pips)
    assert 'fill="#aabbcc"' in made
    assert 'stroke="#123456"' in made
    middles = [*map(float, re.findall(r'c[xy]="([0-9.]+)"', made))]
    assert len({*zip(middles[::2], middles[1::2], strict=True)}) == sum(pips)
    assert all(SIDE / 8 < one < SIDE * 7 / 8 for one in middles)


def test_each_die_of_a_page_shows_its_own_face_on_the_cover_and_in_the_box() -> None:
    kit = Listing((Item((Icon("one"), *line(" két kocka"))),), drawn=(Kept(Look.DICE, 2),))
    blocks = (head(1, "Tartozékok", "components"), kit)
    poster = Poster(foreground=("one", "one"), tiles=Look.DICE, pips=((5,), (2,)))
    page = html.write(
        Document("rulebook", line("Próba"), line("Szabálykönyv"), blocks, (), (), poster), HUNGARIAN, ICONS
    )
    for shown in ("one-5", "one-2"):
        assert page.count(f'href="#icon-{shown}"') == page.count(f'href="#icon-large-{shown}"') == 1
        assert page.count(f'id="icon-{shown}"') == page.count(f'id="icon-large-{shown}"') == 1


@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (2, 2), (5, 5), (7, 7), (8, 3)])
def test_as_many_dice_are_drawn_as_there_are_unless_they_are_many(count: int, drawn: int) -> None:
    kit = Listing((Item((Icon("one"), *line(" kocka"))),), drawn=(Kept(Look.DICE, count),))
    blocks = (head(1, "Tartozékok", "components"), kit)
    poster = Poster(foreground=("one",) * 6, tiles=Look.DICE, pips=tuple((one,) for one in range(1, 7)))
    document = Document("rulebook", line("Próba"), line("Szabálykönyv"), blocks, (), (), poster)
    kit_drawn = html.write(document, HUNGARIAN, ICONS).split('<ul class="kit">')[1].split("</ul>")[0]
    assert kit_drawn.count("<use ") == drawn
