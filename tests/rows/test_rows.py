"""Rows, stacks, rings and supplies: what they do, and what the checker says of them where they can't be."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = (Path(__file__).parent / "rows.rules").read_text("utf-8")


def codes(text: str) -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("rows.rules", text)).diagnostics if one.severity == "error"]


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("rows.rules", TEXT)))
    assert len(outcomes) == 13
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
        ("draw a gem from line", "draw a spot from line", "RK0203"),
        ("draw a gem from line", "draw a gem from pawn", "RK0203"),
        ("if line is not empty\n    draw", "if other is not empty\n    draw", "RK0318"),
        ("if line is not empty\n    draw", "if number of line is at most 1\n    draw", "RK0318"),
        ("if bag is not empty or other", "if bag is not empty or line", "RK0318"),
        ("    put that gem in shelf of pawn\n", "    draw a gem from line\n", "RK0318"),
        ("if line is not empty: remove first", "if bag is not empty: remove first", "RK0314"),
        ("line is not empty: remove", "pawn is not empty: remove", "RK0203"),
        ("pay made_of of ruby in gain", "pay many of ruby in gain", "RK0203"),
        ("pay made_of of ruby in gain", "pay made_of of ruby in shelf", "RK0203"),
        ("pay made_of of ruby in gain", "pay made_of of ruby in silver", "RK0201"),
        (", 2 alike for", ", 0 alike for", "RK0203"),
        ("put as many of each gem", "put as many of each spot", "RK0201"),
        ("put as many of each gem as its many in bag", "put each gem in pawn", "RK0203"),
        ("shuffle bag", "shuffle bag, line", "RK0203"),
        ("shuffle bag", "shuffle shelf of each spot", "RK0203"),
        ("number of jade among made_of of ruby", "number of north among made_of of ruby", "RK0203"),
        ("who has the most gain of ruby", "who has the most silver of ruby", "RK0201"),
        ("line holds ruby, jade, ruby", "line holds ruby, north", "RK0201"),
    ],
)
def test_what_cannot_be_is_reported(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong))


@pytest.mark.parametrize(
    "fact",
    [
        "line is not empty",
        "number of line is at least 2",
        "number of line is more than 0",
        "number of line is not 0",
        "number of line is 3",
        "line is not empty and bag is empty",
    ],
)
def test_what_tells_that_something_lies_there(fact: str) -> None:
    assert codes(TEXT.replace("if line is not empty\n    draw", f"if {fact}\n    draw")) == []


def test_a_list_can_be_paid_when_what_is_left_over_stands_in_for_what_is_missing() -> None:
    """Ruby is made of two jades and a ruby; two alike stand in for one. One game with an example for each holding."""
    text = TEXT.replace("0 to its many, taken from store", "0 to 9, more is lost")
    text = text[: text.index("\nexample ")]
    holdings = [*product(range(7), repeat=2)]
    text += "".join(EXAMPLE.format(jade=jade, ruby=ruby) for jade, ruby in holdings)
    outcomes = run_examples(check_source(Source("rows.rules", text)))
    assert len(outcomes) == len(holdings)
    for (jade, ruby), outcome in zip(holdings, outcomes, strict=True):
        missing = max(0, 2 - jade) + max(0, 1 - ruby)
        left = max(0, jade - 2) // 2 + max(0, ruby - 1) // 2
        assert (not outcome.message) == (missing <= left), f"{jade} jade, {ruby} ruby: {outcome.message}"


def test_a_supply_keeps_its_least() -> None:
    text = TEXT.replace("store of each gem   0 to its many", "store of each gem   1 to its many") + KEPT
    outcomes = run_examples(check_source(Source("rows.rules", text)))
    assert [one.message for one in outcomes if one.example.name == "kept"] == [""]


KEPT = """
example kept "One stays"
  given  players Anna, Ben
  when   Anna does grab
  then   Anna has 0 gain of jade, 2 gain of ruby
  then   store of jade is 1
"""
EXAMPLE = """
example bought_{jade}_{ruby} "What is left"
  given  players Anna, Ben
  given  Anna has {jade} gain of jade, {ruby} gain of ruby
  when   Anna does trade
  when   Anna chooses buying
  then   Anna has 1 point
"""
