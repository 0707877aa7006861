"""What lies in an open row is asked about, chosen, and known of; by both runners alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source, compiled, load_game
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "lying.rules"
TEXT = PATH.read_text("utf-8")


def codes(text: str) -> list[str]:
    """What is wrong with these rules."""
    return [one.code for one in check_source(Source("lying.rules", text)).diagnostics]


def test_what_lies_in_a_row_is_asked_about_and_chosen() -> None:
    outcomes = run_examples(check_source(Source("lying.rules", TEXT)))
    assert [(one.example.name, one.message) for one in outcomes] == [("chosen", ""), ("drawn", ""), ("asked", "")]


def test_both_runners_play_alike() -> None:
    game = load_game(str(PATH)).game
    assert game is not None
    agree(compiled(game, 2).program, range(20), range(20, 60))


@pytest.mark.parametrize(
    ("fact", "known"),
    [
        ("there is a dear gem in offer", True),
        ("jade is in offer", True),
        ("jade is in offer and ruby is in offer", True),
        ("there is no dear gem in offer", False),
        ("jade is not in offer", False),
        ("jade is in your belt", False),
        ("jade is in offer or ruby is in your belt", False),
    ],
)
def test_where_something_lies_something_can_be_drawn(fact: str, *, known: bool) -> None:
    asked = TEXT.replace("if there is a dear gem in offer\n", f"if {fact}\n")
    assert codes(asked) == ([] if known else ["RK0318"])
