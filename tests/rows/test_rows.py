"""Rows, stacks, rings and supplies: what they do, and what the checker says of them where they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = (Path(__file__).parent / "rows.rules").read_text("utf-8")


def codes(text: str) -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("rows.rules", text)).diagnostics if one.severity == "error"]


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("rows.rules", TEXT)))
    assert len(outcomes) == 8
    assert [(one.example.name, one.message) for one in outcomes if one.message] == []


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("put jade in line", "put north in line", "RK0203"),
        ("put jade in line", "put jade in pawn", "RK0203"),
        ("fill line from bag then other", "fill line from pawn", "RK0203"),
        ("shuffle bag", "shuffle line", "RK0203"),
        ("remove first of line from line", "remove first of bag from line", "RK0203"),
        ("advance pawn by 4", "advance line by 4", "RK0203"),
        ("table spot (spots) in a ring: north, east, south", "table spot (spots): north, east, south", "RK0203"),
        ("taken from store", "taken from line", "RK0201"),
        ("starts at its many", "starts at its weight", "RK0201"),
        ("number of jade among made_of of ruby", "number of north among made_of of ruby", "RK0203"),
        ("who has the most gain of ruby", "who has the most silver of ruby", "RK0201"),
        ("line holds ruby, jade, ruby", "line holds ruby, north", "RK0201"),
    ],
)
def test_what_cannot_be_is_reported(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong))
