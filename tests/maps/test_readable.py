"""Shipped maps as they are printed: on one page in every language, every name whole, nothing too small to read."""

from __future__ import annotations

from io import BytesIO
from math import hypot

import pytest
from pypdf import PdfReader

from rulekit import resources
from rulekit.book.maps import maps
from rulekit.document.blocks import Document, Map
from rulekit.document.sentence import Words
from rulekit.driver.pipeline import Checked, read_and_check
from rulekit.driver.printing import pictures, speaker_for
from rulekit.formats import FORMATS
from rulekit.formats.lines import plain

LEAST = 5.95
"""What print must have, in points; 6 less what rounding takes."""
SHIPPED = [
    checked
    for name in resources.game_names()
    for checked in [read_and_check(name, ())]
    if checked.game and checked.game.maps
]


@pytest.mark.parametrize("tag", resources.locale_tags())
@pytest.mark.parametrize("checked", SHIPPED, ids=[next(iter(one.sources)).split("/")[-1] for one in SHIPPED])
def test_a_map_can_be_read_on_one_page(checked: Checked, tag: str) -> None:
    assert checked.game is not None
    speaker = speaker_for(checked, tag)
    document = speaker.document(Document("rulebook", (Words("Map"),), (), maps(checked.game)))
    assert list(speaker.report) == []
    made = FORMATS["pdf"].write(document, speaker.typography(), pictures(checked.folder))
    *_, page = PdfReader(BytesIO(made)).pages
    sizes: list[float] = []
    texts: list[str] = []

    def note(text: str, outer: list[float], inner: list[float], _font: object, size: float) -> None:
        if text.strip():
            texts.append(text)
            sizes.append(size * hypot(*inner[:2]) * hypot(*outer[:2]))

    page.extract_text(visitor_text=note)
    assert min(sizes) > LEAST
    printed = squeezed("".join(texts))
    names = [
        plain(place.name)
        for block in document.blocks
        if isinstance(block, Map)
        for place in (*block.places, *block.names)
    ]
    assert [name for name in names if squeezed(name) not in printed] == []


def squeezed(text: str) -> str:
    """A text without blanks, which lines break at and PDFs do not keep."""
    return "".join(text.split())
