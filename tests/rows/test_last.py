"""``draw the last``: what lies behind everything else is taken, and nothing before it; by both runners alike."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "last.rules"
TEXT = PATH.read_text("utf-8")


def codes(text: str) -> list[str]:
    """What is wrong with these rules."""
    return [one.code for one in check_source(Source("last.rules", text)).diagnostics]


def test_the_one_behind_goes_of_two_alike() -> None:
    outcomes = run_examples(check_source(Source("last.rules", TEXT)))
    assert [(one.example.name, one.message) for one in outcomes] == [("behind", "")]


def test_the_first_is_another_one() -> None:
    text = TEXT.replace("draw the last tile from bank", "draw a tile from bank")
    (outcome,) = run_examples(check_source(Source("last.rules", text)))
    assert outcome.message == "`bank` holds elm, oak, not oak, elm"


def test_both_runners_draw_alike() -> None:
    agree(rulekit.load(str(PATH)).table.program.program, range(60))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (
            "row of up to 12 tile, more is lost\n\nstep",
            "row of up to 12 tile, face down, more is lost\n\nstep",
            "RK0203",
        ),
        ("  if bank is not empty\n    draw", "  if bank is empty\n    draw", "RK0318"),
    ],
)
def test_what_nobody_knows_or_is_not_there_cannot_be_drawn(old: str, new: str, code: str) -> None:
    assert old in TEXT
    assert code in codes(TEXT.replace(old, new))


INTO = TEXT.replace(
    """    draw the last tile from bank
    gain as many points as worth of that tile
    put that tile in your pile
""",
    "    draw the last tile from bank into pile\n",
)


def test_it_may_be_drawn_into_another_place() -> None:
    text = INTO.replace("    gain as many points as worth of last of bank\n", "").replace(
        "has 4 points", "has 2 points"
    )
    assert codes(text) == []
    outcomes = run_examples(check_source(Source("last.rules", text)))
    assert [(one.example.name, one.message) for one in outcomes] == [("behind", "")]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [("more is lost\n\nstep", "face down, more is lost\n\nstep", "RK0203"), ("bank is not", "bank is", "RK0318")],
)
def test_what_is_not_there_cannot_be_drawn_into_another(old: str, new: str, code: str) -> None:
    assert code in codes(INTO.replace(old, new, 1))
