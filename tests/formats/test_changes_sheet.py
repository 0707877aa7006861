"""Sheets of changes: few pages, filled from the front, with all that changed on them and nothing too small."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Block, Comparison, Document, Item, Listing, Versus
from rulekit.document.typography import Typography
from rulekit.formats import pdf
from tests.formats.compose import box, head, line, points, say, table
from tests.formats.languages import CHINESE, FRENCH, HUNGARIAN
from tests.formats.layout import faults, runs_of

SMALLEST = 8.0
EASY = 8.5
"""A smaller paper is taken for no smaller type."""
PT = 72 / 25.4
SIZES = [(148, 105), (210, 148), (210, 297)]


def changes(count: int) -> Document:
    """A variant that changes so many things in each of three ways."""
    blocks: list[Block] = [head(1, "Változat", "v"), *say("Miért van.")]
    for at in range(count):
        blocks += [
            points(f"A(z) {at}. lépés megváltozik, és ez eddig máshogy volt.", f"Új: {at}x"),
            table(0, "", [("Mi változik", "text"), ("Eddig", "text"), ("Most", "text")], f"Ár {at}; 4; 6"),
            box("example", f"Példa {at}y", "Annának 4 fája van. Épít, és most nincs fája, de van egy temploma."),
        ]
    return Document("changes", line("Próba"), line("Változások"), tuple(blocks))


@pytest.mark.parametrize(("count", "most"), [(1, 1), (4, 1), (12, 1), (30, 3), (40, 4)])
@pytest.mark.parametrize("typography", [HUNGARIAN, FRENCH, CHINESE], ids=lambda typography: typography.tag)
def test_changes_take_few_pages(count: int, most: int, typography: Typography) -> None:
    made = pdf.write(changes(count), typography, {})
    pages = PdfReader(io.BytesIO(made)).pages
    text = "".join(one.extract_text() for one in pages)

    assert len(pages) <= most
    # There is no paper for a line or two.
    assert [one for one in faults(made) if count > 1 or "filled" not in one.what] == []
    assert all(f"Új: {at}x" in text and f"Példa {at}y" in text for at in range(count))
    words = [one.size for one in runs_of(made) if "Annának" in one.text or "lépés" in one.text]
    assert min(words) >= SMALLEST * 0.95 - 0.05  # boxes are a little smaller than what is around them


def test_paper_follows_what_there_is_to_tell() -> None:
    """What is short is on a card; only what has no room on one that can be read there needs the whole paper."""
    found: list[tuple[int, int]] = []
    for count in (1, 2, 4, 8):
        made = pdf.write(changes(count), HUNGARIAN, {})
        (page,) = PdfReader(io.BytesIO(made)).pages
        found.append((round(float(page.mediabox.width) / PT), round(float(page.mediabox.height) / PT)))
        if found[-1] != SIZES[-1]:
            assert min(one.size for one in runs_of(made) if "lépés" in one.text) >= EASY - 0.05
    assert found == sorted(found)
    assert {*found} >= {SIZES[1], SIZES[2]}


@pytest.mark.parametrize("rows", [3, 8, 15])
def test_no_half_of_the_page_is_empty_beside_a_table_of_changes(rows: int) -> None:
    columns = [("Mi változik", "text"), ("Eddig", "text"), ("Most", "text")]
    cells = "\n".join(f"Ár {at}; 4; 6m" for at in range(rows))
    blocks = (head(1, "Változat", "v"), table(0, "", columns, cells))
    made = pdf.write(Document("changes", line("Próba"), line("Változások"), blocks), HUNGARIAN, {})
    width = float(PdfReader(io.BytesIO(made)).pages[0].mediabox.width)
    found = [one for one in runs_of(made) if one.text.startswith("6m")]
    assert len(found) == rows
    assert max(one.x for one in found) > 2 / 3 * width


def test_what_would_be_alone_in_a_column_stands_across_the_page() -> None:
    alone = points("Egy új lépés: " + "hosszú szavak sora " * 12 + "vége.")
    blocks = (head(1, "Változat", "v"), *say("Miért van."), alone, *say("És még valami."))
    made = pdf.write(Document("changes", line("Próba"), line("Változások"), blocks), HUNGARIAN, {})
    width = float(PdfReader(io.BytesIO(made)).pages[0].mediabox.width)
    longest = max((one for one in runs_of(made) if "szavak" in one.text), key=lambda one: len(one.text))
    assert len(longest.text) * longest.size * 0.4 > width / 2


def test_nothing_gives_way_and_nothing_is_small_where_a_page_is_too_little() -> None:
    made = pdf.write(changes(17), HUNGARIAN, {})
    text = "".join(one.extract_text() for one in PdfReader(io.BytesIO(made)).pages)
    assert all(f"Új: {at}x" in text and f"Példa {at}y" in text for at in range(17))
    assert [*faults(made)] == []


def compared(*rows: Versus) -> bytes:
    """A sheet of the whole paper with one comparison of some places: on a small one they stand one below the other."""
    rest = say(*("Sok más mondat, amely a lap többi részén áll, hogy egy kisebb lapra ne férjen ki. " * 9,) * 5)
    blocks = (Listing((Item(line("A lépés megváltozik:"), (Comparison(line("Eddig"), line("Most"), rows),)),)),)
    return pdf.write(
        Document("changes", line("Próba"), line("Változások"), (head(1, "Változat", "v"), *blocks, *rest)),
        HUNGARIAN,
        {},
    )


def heights(made: bytes, *words: str) -> list[float]:
    """How high words stand on the page."""
    runs = [*runs_of(made)]
    return [next(one.y for one in runs if word in one.text) for word in words]


BELOW = Listing((Item(line("alatta ez")), Item(line("és ez"))))


@pytest.mark.parametrize("below", [(), (BELOW,)], ids=["lines", "lists"])
def test_old_and_new_stand_side_by_side_also_with_lists(below: tuple[Block, ...]) -> None:
    rows = Versus((), (Item(line("elvesztesz egyet"), below),), (Item(line("kapsz kettőt"), below),))
    old, new = heights(compared(rows), "elvesz", "kapsz")
    assert abs(old - new) < 1


def test_what_changes_stands_on_a_line_of_its_own_above_the_heads() -> None:
    """In one line, the first head read as the end of what leads to it."""
    rows = Versus((), (Item(line("elvesztesz egyet")),), (Item(line("kapsz kettőt")),))
    (lead,) = heights(compared(rows), "megváltozik")
    heads = [one.y for one in runs_of(compared(rows)) if one.text.casefold() in {"eddig", "most"}]
    assert len(heads) == 2
    assert abs(heads[0] - heads[1]) < 1
    assert 6 < abs(heads[0] - lead) < 30


def test_a_suffix_stays_with_its_number() -> None:
    made = pdf.write(Document("rulebook", line("Próba"), (), say("valamennyiből 14-et " * 120)), HUNGARIAN, {})

    assert [one.text for one in runs_of(made) if one.text.endswith("14-")] == []


def one_sided(old: str, new: str) -> Versus:
    return Versus((), (Item(line(old)),) if old else (), (Item(line(new)),) if new else ())


def test_what_one_side_alone_has_stands_on_that_side() -> None:
    """Across both columns it belonged to neither."""
    rows = (one_sided("ez elmúlt", ""), one_sided("", "ez lett"), one_sided("ilyen volt", "olyan lett"))
    found = [*runs_of(compared(*rows))]

    def at(words: str) -> float:
        return next(one.x for one in found if words in one.text)

    assert at("elmúlt") < at("MOST") - 50
    assert at("ez lett") > at("MOST")
    assert at("olyan lett") >= at("MOST") - 1


@pytest.mark.parametrize("old", ["", "ez elmúlt, mert " + "hosszú " * 30 + "volt"])
def test_places_one_below_the_other_keep_apart(old: str) -> None:
    """A line that leads to the next place stood as close to the one above it as accents are high."""
    led = Versus((line("A végén:"),), (), (Item(line("még ez")),))
    made = compared(one_sided(old, "" if old else "ez új"), led)
    lines = sorted(one.y for one in runs_of(made) if one.text.strip())
    (lead,) = heights(made, "végén")
    above = min(one - lead for one in lines if one > lead + 1)
    size = next(one.size for one in runs_of(made) if "végén" in one.text)
    assert above > 1.35 * size


def test_figures_before_and_now_share_the_page() -> None:
    """The longest of three columns took all that was left, so two figures to compare stood ten centimetres apart."""
    columns = [("Mi változik", "text"), ("Eddig", "text"), ("Most", "text")]
    blocks = (head(1, "Változat", "v"), table(0, "", columns, "Idő; 30-tól 40 percig; 15-től 25 percig"))
    made = pdf.write(Document("changes", line("Próba"), line("Változások"), blocks), HUNGARIAN, {})
    width = float(PdfReader(io.BytesIO(made)).pages[0].mediabox.width)
    name, old, new = (next(one.x for one in runs_of(made) if one.text.startswith(word)) for word in ("Idő", "30", "15"))
    assert max(old - name, new - old) < width / 2
    assert new - old > width / 5
