"""A map that needs a page of its own is drawn small before the turn at a glance, with names that can be read."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import write_document
from rulekit.resources import locale_tags
from tests.formats.layout import runs_on
from tests.sharing import only

LEAST = 5.95
FEW = 5


@pytest.mark.parametrize("tag", only((at % 2 == 0, (tag,)) for at, tag in enumerate(locale_tags())))
def test_regions_are_named_on_a_small_map_long_before_the_map_itself(tag: str) -> None:
    made = PdfReader(io.BytesIO(write_document(load_game("history_of_the_world", []), "rulebook", tag, "pdf"))).pages
    flat = [one for one in made if one.mediabox.width > one.mediabox.height]
    assert len(flat) == 1
    names = {one.text for one in runs_on(flat[0]) if len(one.text) > 1}
    assert sum("·" in one for one in names) > FEW, "and what each region is worth stands below its name"
    shared = [len(names & {one.text for one in runs_on(page) if one.size > LEAST}) for page in made[1:5]]
    assert max(shared) > 5  # more than a page of text has by chance


def test_a_map_that_can_be_read_in_the_text_has_no_page_of_its_own() -> None:
    made = PdfReader(io.BytesIO(write_document(load_game("kalah", []), "rulebook", "en", "pdf"))).pages
    assert all(one.mediabox.width < one.mediabox.height for one in made)
