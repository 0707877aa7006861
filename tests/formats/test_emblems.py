"""Every game card has its emblem, also one that is full of words."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Card, Cards, Cell, Document, Figure
from rulekit.formats import pdf
from rulekit.formats.emblems import PAIRS
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN

FILLED = re.compile(r"(\S+) (\S+) (\S+) (?:scn|rg)\b")
GROUND, _ = PAIRS[0]
"""The colour of the grounds of the emblems of one pile, each of which is filled once."""


@pytest.mark.parametrize("words", [0, 10, 45, 60])
def test_every_card_has_its_emblem(words: int) -> None:
    none = Cell(line(""))
    says = (Figure(line("Erő"), Cell(line("szavak sora " * words))),) if words else ()
    cards = tuple(Card(line("Fajta"), none, Cell(line(f"Lap {at}")), (), (), (), says, (), ()) for at in range(4))
    made = pdf.write(Document("cards", line("Próba"), (), (Cards(line("Pakli"), "p", cards),)), HUNGARIAN, {})
    page, _ = PdfReader(io.BytesIO(made)).pages  # behind it are the backs
    content = page.get_contents()
    assert content is not None
    filled = Counter(_hex(one) for one in FILLED.findall(content.get_data().decode("latin1")))

    assert filled[GROUND] == len(cards)


def _hex(colour: tuple[str, ...]) -> str:
    try:
        return "#" + "".join(f"{round(float(one) * 255):02x}" for one in colour)
    except ValueError:  # a pattern, which is no colour
        return ""
