"""A number that somebody chooses is told with what it becomes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.mill import book, written

RULES = """game mill
  title    "Mill"
  players  2
  wins     most points

each player has
  point (points)  0 or more

the game has
  stake  0 to 9
  toll   0 to 9

step play
  repeat 2 times: each player in turn: do turn

step turn
  {chosen}
  gain 1 point

example pledge "A pledge" for turn
  given  players Anna, Ben
  when   Anna does turn
  when   Anna chooses 4
  then   Anna has 1 point
"""
WORDS = """[things]
point = { singular = "point", plural = "points" }
stake = { singular = "stake", plural = "stakes" }
toll  = { singular = "toll", plural = "tolls" }

[steps]
turn = "Turn"

[examples]
pledge = "A pledge"
"""


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ("choose a number from 1 to 6 called n\n  stake becomes n", True),
        ("choose a number from 1 to 6 called n\n  gain as many points as n minus n", False),
        ("choose a number from 1 to 6 called n\n  stake becomes n\n  toll becomes n", False),
    ],
    ids=["kept", "not kept", "kept twice"],
)
def test_a_number_is_told_with_what_it_becomes(chosen: str, kept: object, tmp_path: Path) -> None:
    page = book(written(tmp_path, RULES.format(chosen=chosen), WORDS))
    assert "chooses 4" in page
    assert ("chooses 4 as the stake" in page) == kept
