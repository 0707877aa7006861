"""What becomes of a piece is seen on light and on dark ground; things in a hollow are drawn all, or only counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types

import rulekit
from rulekit.document.plan import Piece, Plan
from rulekit.formats.plan_data import SEEDS, plan_data


@given(st.integers(0, 60))
def test_as_many_things_are_drawn_as_the_number_says_or_none(count: int) -> None:
    pieces = plan_data(Plan((), (1, 1), pieces=(Piece((0.5, 0.5), -1, count=count),)))["pieces"]
    assert isinstance(pieces, list)
    (found,) = pieces
    assert found["count"] == count
    assert found["drawn"] == (count if count <= SEEDS else 0)


@pytest.mark.parametrize(("game", "tag"), [("tic_tac_toe", "hu"), ("draughts", "zh_Hant"), ("reversi", "fr")])
def test_each_mark_has_a_light_ground_of_its_own(game: str, tag: str, tmp_path: Path) -> None:
    """A dark stroke alone is lost on a dark piece, and a pale one in grey."""
    made = tmp_path / "book.html"
    rulekit.write_book(rulekit.load(game), made, locale=tag)
    page = lxml_html.document_fromstring(made.read_bytes())
    found = 0
    for kind in ("fresh", "choice", "route"):
        for one in page.xpath(f"//*[contains(concat(' ', @class, ' '), ' {kind} ')]"):
            if "under" in one.get("class").split():
                continue
            found += 1
            ground = one.getprevious()
            assert ground is not None
            assert {kind, "under"} <= set(ground.get("class").split())
    assert found
