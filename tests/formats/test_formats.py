"""Every format writes every sample."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Heading
from rulekit.formats import FORMATS
from rulekit.formats.arrangement import arranged, headings
from tests.formats.hungarian import CARD, RULEBOOK
from tests.formats.languages import HUNGARIAN


@pytest.mark.parametrize("name", FORMATS)
def test_formats_are_known_by_their_names(name: str, icons: dict[str, str]) -> None:
    made = FORMATS[name].write(CARD, HUNGARIAN, icons)

    assert FORMATS[name].name == name
    assert FORMATS[name].suffix == f".{name}"
    assert isinstance(made, bytes)
    assert made


def test_arranged_documents_stay_as_they_are() -> None:
    once = arranged(RULEBOOK)

    assert once == RULEBOOK
    assert arranged(arranged(CARD)) == arranged(CARD)


def test_sides_of_a_card_come_above_their_headings() -> None:
    assert [heading.level for heading in headings(arranged(CARD).blocks)] == [2]
    assert all(isinstance(heading, Heading) for heading in headings(RULEBOOK.blocks))
