"""A map that needs a page of its own stands there alone, where all of it can be read, and the rules lead to it."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Map, See
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import write_document
from tests.formats.layout import runs_on

NAMED = 6
"""So many figures stand below the names of regions on a map at least."""


@pytest.mark.parametrize("game", ["history_of_the_world", "kalah"])
def test_the_step_that_asks_most_about_ways_leads_to_the_map(game: str) -> None:
    blocks = compose_document(load_game(game, []), "rulebook").blocks
    maps = [one for one in blocks if isinstance(one, Map)]
    anchors = [one.anchor for one in parts(blocks) if isinstance(one, See) and not one.number]
    assert len(anchors) == len(maps)
    assert len(maps) <= 1


def test_a_map_stands_once_on_a_page_of_its_own() -> None:
    made = PdfReader(io.BytesIO(write_document(load_game("history_of_the_world", []), "rulebook", "en", "pdf"))).pages
    with_map = [one for one in made if sum(run.text.count("·") > 1 for run in runs_on(one)) >= NAMED]
    assert [one.mediabox.width > one.mediabox.height for one in with_map] == [True]


def test_a_map_that_can_be_read_in_the_text_has_no_page_of_its_own() -> None:
    made = PdfReader(io.BytesIO(write_document(load_game("kalah", []), "rulebook", "en", "pdf"))).pages
    assert all(one.mediabox.width < one.mediabox.height for one in made)
