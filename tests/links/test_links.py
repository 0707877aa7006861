"""Links, ways, orders, preferences and pieces on things: what they do, and what is said where they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = (Path(__file__).parent / "links.rules").read_text("utf-8")


def codes(text: str) -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("links.rules", text)).diagnostics if one.severity == "error"]


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("links.rules", TEXT)))
    assert len(outcomes) == 8
    assert [(one.example.name, one.message) for one in outcomes if one.message] == []


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("dale [book], moor", "dale [book], mor", "RK0201"),
        ("links walk: path, ferry", "links walk: path, fery", "RK0201"),
        ("lands by walk", "lands by wak", "RK0201"),
        ("lands by sail", "lands by sal", "RK0201"),
        ("choose a land that is in pile", "choose a land that is in stock", "RK0203"),
        ("connected to mine lands", "connected to hill", "RK0203"),
        ("preferring high", "preferring hihg", "RK0201"),
        ("put 1 tower on that land", "put 1 boat on that land", "RK0203"),
        ("empty pile", "empty stock", "RK0203"),
        ("    choose a far land\n", "    put 1 boat on pond\n    choose a far land\n", "RK0307"),
        ("each player from fewest points\n      gain 1 point", "gain 1 point", "RK0205"),
    ],
)
def test_what_cannot_be_is_reported(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong))
