"""Cards for a print shop: one a page, then their backs, with a box to trim to and colour beyond it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from attrs import evolve
from pypdf import PageObject, PdfReader

from rulekit.cli import main
from rulekit.document.blocks import Card, Cards, Cell, Document
from rulekit.formats import pdf
from tests.cli.test_pages import written
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN
from tests.formats.layout import faults

SIZE_MM = (63, 88)
KINDS = 2
MM = 25.4 / 72


def boxes(page: PageObject) -> tuple[list[int], list[int]]:
    """The whole of a page and what is left of it when it is trimmed, in millimetres."""
    whole, trimmed = ([round(float(at) * MM) for at in one] for one in (page.mediabox, page.trimbox))
    return whole, trimmed


def deck(count: int) -> Document:
    """So many cards of two kinds, each of which has a back of its own."""
    none = Cell(line(""))
    made = tuple(
        Card(line(f"Fajta {at % KINDS}"), none, Cell(line(f"Lap {at}z")), (), (), (), (), (), line("Forrás"))
        for at in range(count)
    )
    return Document("cards", line("Próba"), (), (Cards(line("Pakli"), "p", made),), notice=line("Nem hivatalos."))


@pytest.mark.parametrize("bleed", [1, 3, 5, 10])
@pytest.mark.parametrize("count", [1, 10])
def test_every_card_is_a_page_to_be_trimmed(bleed: int, count: int) -> None:
    made = pdf.write(deck(count), evolve(HUNGARIAN, bleed_mm=bleed), {})
    pages = PdfReader(io.BytesIO(made)).pages
    width, height = SIZE_MM

    assert {str(boxes(one)) for one in pages} == {
        str(([0, 0, width + 2 * bleed, height + 2 * bleed], [bleed, bleed, width + bleed, height + bleed]))
    }
    texts = [one.extract_text() for one in pages]
    assert [at for at in range(count) if f"Lap {at}z" not in texts[at]] == []
    backs = min(count, KINDS)
    assert len(pages) == count + backs + 1
    assert "Nem hivatalos." in texts[-1]
    assert [*faults(made)] == []


def test_the_command_gives_them(tmp_path: Path) -> None:
    path = tmp_path / "made.pdf"
    assert (
        main(["book", written(tmp_path), "--kind", "cards", "--locale", "en", "--bleed", "3mm", "-o", str(path)]) == 0
    )
    assert boxes(PdfReader(path).pages[0]) == ([0, 0, 69, 94], [3, 3, 66, 91])


@pytest.mark.parametrize("said", ["0", "11", "wide", "-3"])
def test_other_widths_are_refused(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "pig", "--kind", "cards", f"--bleed={said}", "-o", str(tmp_path / "made.pdf")]) == 2
    assert "--bleed" in capsys.readouterr().err
