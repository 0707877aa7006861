"""Sheets of changes: few pages, filled from the front, with all that changed on them and nothing too small."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Block, Document
from rulekit.document.typography import Typography
from rulekit.formats import pdf
from tests.formats.compose import box, head, line, points, say, table
from tests.formats.languages import CHINESE, FRENCH, HUNGARIAN
from tests.formats.layout import faults, runs_of

SMALLEST = 7.5


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


@pytest.mark.parametrize(("count", "most"), [(1, 1), (4, 1), (12, 1), (30, 2), (40, 4)])
@pytest.mark.parametrize("typography", [HUNGARIAN, FRENCH, CHINESE], ids=lambda typography: typography.tag)
def test_changes_take_few_pages(count: int, most: int, typography: Typography) -> None:
    made = pdf.write(changes(count), typography, {})
    pages = PdfReader(io.BytesIO(made)).pages
    text = "".join(one.extract_text() for one in pages)

    assert len(pages) <= most
    assert [*faults(made)] == []
    assert all(f"Új: {at}x" in text and f"Példa {at}y" in text for at in range(count))
    words = [one.size for one in runs_of(made) if "Annának" in one.text or "lépés" in one.text]
    assert min(words) >= SMALLEST * 0.95 - 0.05  # boxes are a little smaller than what is around them


def test_examples_give_way_where_all_else_has_room_on_a_page() -> None:
    made = pdf.write(changes(17), HUNGARIAN, {})
    (page,) = PdfReader(io.BytesIO(made)).pages
    text = page.extract_text()
    shown = [at for at in range(17) if f"Példa {at}y" in text]
    assert all(f"Új: {at}x" in text for at in range(17))
    assert shown == [*range(len(shown))]
    assert [*faults(made)] == []


def test_a_suffix_stays_with_its_number() -> None:
    made = pdf.write(Document("rulebook", line("Próba"), (), say("valamennyiből 14-et " * 120)), HUNGARIAN, {})

    assert [one.text for one in runs_of(made) if one.text.endswith("14-")] == []
