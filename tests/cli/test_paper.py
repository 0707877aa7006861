"""Every kind of document can be had on either paper, with nothing off the page."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from rulekit.cli import main
from tests.cli.test_pages import written
from tests.formats.layout import faults

SIZES = {"a4": (595, 842), "letter": (612, 792)}


@pytest.mark.parametrize(("kind", "paper"), [("rulebook", "letter"), ("sheet", "a4"), ("cards", "letter")])
def test_a_document_is_on_the_paper_that_is_asked_for(kind: str, paper: str, tmp_path: Path) -> None:
    path = tmp_path / "made.pdf"
    game = written(tmp_path) if kind == "cards" else "four_in_a_row"
    assert main(["book", game, "--kind", kind, "--locale", "en", "--paper", paper, "-o", str(path)]) == 0
    made = path.read_bytes()
    pages = PdfReader(io.BytesIO(made)).pages
    assert {(round(float(one.mediabox.width)), round(float(one.mediabox.height))) for one in pages} == {SIZES[paper]}
    # A deck of few cards fills no sheet, and that is not the last page: its backs follow.
    assert [one for one in faults(made) if kind != "cards" or "is filled" not in one.what] == []
