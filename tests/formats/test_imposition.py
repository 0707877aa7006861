"""A booklet, folded in the middle, has its pages in order."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Block, Document, PageBreak
from rulekit.formats import pdf
from rulekit.formats.imposition import booklet, sides
from tests.formats.compose import line, say
from tests.formats.languages import HUNGARIAN


@pytest.mark.parametrize("count", range(1, 14))
def test_a_folded_booklet_is_read_in_order(count: int) -> None:
    """Sheets in one another: fronts' right and backs' left pages from the outside in, then back out again."""
    made = [*sides(count)]
    assert len(made) % 2 == 0
    fronts, backs = made[::2], made[1::2]
    inward = [page for front, back in zip(fronts, backs, strict=True) for page in (front[1], back[0])]
    outward = [
        page for front, back in zip(reversed(fronts), reversed(backs), strict=True) for page in (back[1], front[0])
    ]
    read = [*inward, *outward]
    assert read == [at if at < count else -1 for at in range(len(read))]
    assert len(read) - count < 4


def test_every_page_is_on_a_sheet_twice_as_large() -> None:
    blocks: list[Block] = []
    for at in range(5):
        blocks += [*say(f"szó{at}."), PageBreak()]
    made = pdf.write(Document("rulebook", line("Próba"), (), tuple(blocks[:-1])), HUNGARIAN, {})
    sheets = PdfReader(io.BytesIO(booklet(made))).pages
    assert [(round(float(one.mediabox.width)), round(float(one.mediabox.height))) for one in sheets] == [
        (1191, 842)
    ] * 4
    texts = [one.extract_text() for one in sheets]
    assert [[at for at in range(5) if f"szó{at}." in text] for text in texts] == [[0], [1], [2], [3, 4]]
    assert booklet(made) == booklet(made)
