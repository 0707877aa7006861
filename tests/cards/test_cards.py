"""Cards: what they say is done when it can be, lasts as long as it says, and is told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.tables import item_table
from rulekit.document.blocks import Line
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = (Path(__file__).parent / "cards.rules").read_text("utf-8")


def codes(text: str, severity: str = "error") -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("cards.rules", text)).diagnostics if one.severity == severity]


def said(line: Line) -> list[str]:
    """The names of the sentences in a line."""
    return [one.name for one in line if isinstance(one, Sentence)]


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("cards.rules", TEXT)))
    assert len(outcomes) == 5
    assert [(one.example.name, one.message) for one in outcomes if one.message] == []


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        # Two coins fit only if there is at most 1: what `only if` asks is known below `at once`, and must be enough.
        ("only if your coins are at most 1", "only if your coins are at most 2", "RK0303"),
        ("  only if your coins are at most 1\n", "", "RK0303"),
        ("do what that card says\n\nstep fight", "do what frei says\n\nstep fight", "RK0201"),
        ("do what that card says\n\nstep fight", "do what your coins says\n\nstep fight", "RK0203"),
        ("do what that card says\n\nstep fight", "choose a hill\n    do what that hill says\n\nstep fight", "RK0316"),
        ("  at once: gain 2 coins\n", "", "RK0316"),
        ("  at once: gain 2 coins\n", "  at once: gain 2 coins\n  at once: gain 1 point\n", "RK0202"),
        ("    instead of tie: do nothing\n", "    at once: gain 1 point\n", "RK0317"),
        ("  at once: gain 2 coins\n", "  at once: do act\n", "RK0305"),
        ("  at once: gain 2 coins\n", "  at once\n    choose a card\n    do what that card says\n", "RK0305"),
        ("with shield [book]", "with shield [hearsay]", "RK0201"),
        ("with wagon\n", "with wain\n", "RK0201"),
    ],
)
def test_reports(right: str, wrong: str, code: str) -> None:
    assert codes(TEXT) == []
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong, 1))


def test_a_hill_may_speak_though_nobody_has_hills() -> None:
    assert codes(f"{TEXT}\nwith north\n  at once: gain 1 point\n") == []
    assert codes(f"{TEXT}\nwith north\n  after fight: gain 1 point\n") == ["RK0203"]


def test_what_is_never_done_is_reported() -> None:
    silent = f"{TEXT}\nwith north\n  at once: gain 1 point\n"
    assert codes(silent, "warning").count("RK0304") == codes(TEXT, "warning").count("RK0304") + 1


def test_the_table_tells_condition_and_effect_and_where_the_text_is_from() -> None:
    game = check_source(Source("cards.rules", TEXT)).game
    assert game is not None
    made = item_table(game.table("card"), Narrator(game, SAYERS), 1)
    shield, sword, _, drum, _ = made.rows
    assert [said(cell.line) for cell in shield.cells[1:]] == [["when"], ["gain"]]
    assert [cell.mark for cell in shield.cells] == ["", "a", "a"]
    assert said(sword.cells[2].line) == ["this_turn", "this_turn"]
    assert [cell.mark for cell in drum.cells] == ["", "", ""]
