"""Links, ways, orders, preferences and pieces on things: what they do, and what is said where they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.model.links import Links
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
        ("dale [book], moor", "dale [book], hill", "RK0202"),
        ("links walk: path, ferry", "links walk: path, fery", "RK0201"),
        ("lands by walk", "lands by wak", "RK0201"),
        ("lands by sail", "lands by sal", "RK0201"),
        ("choose a land that is in pile", "choose a land that is in stock", "RK0203"),
        ("connected to mine lands", "connected to stock", "RK0203"),
        ("preferring high", "preferring hihg", "RK0201"),
        ("choose a mine land that is not towered preferring", "choose a random land preferring", "RK0203"),
        ("put 1 tower on that land", "put 1 boat on that land", "RK0203"),
        ("empty pile", "empty stock", "RK0203"),
        ("    choose a far land\n", "    put 1 boat on pond\n    choose a far land\n", "RK0307"),
        ("each player from fewest points\n      gain 1 point", "gain 1 point", "RK0205"),
    ],
)
def test_what_cannot_be_is_reported(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong))


def links_of(text: str) -> dict[str, Links]:
    """The links of a text that may lack whatever else a game has."""
    game = check_source(Source("links.rules", text)).game
    assert game is not None
    return {one.name: one for one in game.links}


def test_what_is_put_together_again_and_again_stays_as_large_as_it_is() -> None:
    doubled = "".join(f"links walk_{at + 1}: walk_{at}, walk_{at}, walk\n\n" for at in range(60))
    found = links_of(TEXT.replace("links walk: ", "links walk_0: path\n\nlinks walk: ") + "\n" + doubled)
    assert set(found["walk_60"].edges) == set(found["walk"].edges)
    assert len(found["walk_60"].edges) == len(found["walk"].edges)


def test_what_touches_both_ways_touches_once() -> None:
    found = links_of(TEXT.replace("dale [book], moor", "dale [book], moor\n  dale   hill\n  moor   hill"))
    assert found["path"].edges == links_of(TEXT)["path"].edges


def test_more_links_than_a_game_can_have_are_reported() -> None:
    things = ", ".join(f"t{at}" for at in range(150))
    rows = "".join(f"  t{one} " + ", ".join(f"t{two}" for two in range(one)) + "\n" for one in range(1, 150))
    text = TEXT + f"\ntable token (tokens): {things}\n\nlinks web\n{rows}"
    assert codes(text) == ["RK0310"]
