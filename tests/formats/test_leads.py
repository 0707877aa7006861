"""Words that lead to a list stay with its first item, wherever the page ends."""

from __future__ import annotations

import io

from pypdf import PdfReader

from rulekit.document.blocks import Document
from rulekit.formats import pdf
from tests.formats.compose import line, points, say
from tests.formats.languages import HUNGARIAN


def test_no_page_ends_between_a_lead_and_its_list() -> None:
    lists = [block for at in range(90) for block in (*say(f"Bevezető{at}x:"), points(f"Első{at}x.", f"Második{at}x."))]
    document = Document("changes", line("Próba"), (), tuple(lists))
    pages = [one.extract_text() for one in PdfReader(io.BytesIO(pdf.write(document, HUNGARIAN, {}))).pages]

    assert len(pages) > 2
    assert [at for text in pages for at in range(90) if (f"Bevezető{at}x" in text) != (f"Első{at}x" in text)] == []
