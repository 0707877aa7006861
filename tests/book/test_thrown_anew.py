"""That dice left in a cup do not count until they are thrown anew is told only where somebody could count them."""

from __future__ import annotations

import pytest

from rulekit.book.thrown_anew import thrown_before_asked
from tests.book.test_flow import narrator

GAME = """
each player has
  cup (cups)  up to 3 dice, starts at 3, hidden

step play
  repeat
    {round}

step round
  {first}
  each player in turn: if number of dice of cup that show 6 is at least 2: gain 1 point
  player 1: do lose_one
  {after}

step lose_one
  remove 1 die from cup
  if cup is empty: the game ends
"""
ALL = "at the same time, each player: roll cup"


@pytest.mark.parametrize(
    ("first", "after", "last", "expected"),
    [
        (ALL, "player 1: gain 1 point", "", "needless"),
        (ALL, "player 1: if number of dice of cup that show 6 is at least 1: gain 1 point", "", "told"),
        ("player 1: roll cup", "player 1: gain 1 point", "", "told"),
        (ALL, "player 1: gain 1 point", "\n    player 1: do lose_one", "told"),
    ],
)
def test_told_only_where_they_could_count(first: str, after: str, last: str, expected: str) -> None:
    said = GAME.replace("{first}", first).replace("{after}", after).replace("{round}", f"do round{last}")
    found = narrator(said, "  wins  most points\n")
    (cup,) = (one for one in found.game.fields if one.name == "cup")
    assert thrown_before_asked(cup, found) == (expected == "needless")
