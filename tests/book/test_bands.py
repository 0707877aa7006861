"""Steps of a turn at a glance: all of a short step, its tables beside it, all on one page."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from rulekit.document.blocks import Bands, TableBlock
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document, write_document
from rulekit.resources import locale_tags
from tests.formats.layout import runs_on

DICE = "roll_through_the_ages"
TAB = 17
"""The numbers of steps in their tabs, in points."""


def test_tables_stand_beside_the_step_that_needs_them() -> None:
    document = compose_document(load_game(DICE, []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    beside = {one.anchor: [len(each.rows) for each in one.beside if isinstance(each, TableBlock)] for one in turn.bands}
    assert beside == {
        "step-roll": [],
        "step-collect": [6],
        "step-feed": [],
        "step-suffer": [5],
        "step-build": [],
        "step-buy": [],
        "step-discard": [],
    }
    assert all(one.told for one in turn.bands)


def test_a_long_step_is_only_named() -> None:
    document = compose_document(load_game("history_of_the_world", []), "rulebook")
    (turn,) = [one for one in document.blocks if isinstance(one, Bands)]
    assert [one.anchor for one in turn.bands if not one.told]


@pytest.mark.parametrize("tag", locale_tags())
@pytest.mark.parametrize("name", [DICE, "history_of_the_world"])
def test_the_turn_is_on_one_page(name: str, tag: str) -> None:
    checked = load_game(name, [])
    document = compose_document(checked, "rulebook")
    count = sum(len(one.bands) for one in document.blocks if isinstance(one, Bands))
    pages = PdfReader(io.BytesIO(write_document(checked, "rulebook", tag, "pdf"))).pages
    tabs = [[one.text for one in runs_on(page) if round(one.size) == TAB] for page in pages]
    assert [one for one in tabs if one] == [[str(at) for at in range(1, count + 1)]]
