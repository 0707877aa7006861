"""A list of conditions in another: the same game as with brackets."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source, compiled
from rulekit.source import Source

TEXT = """game nested
  title    "Nested"
  players  2 to 3
  wins     most points

table card (cards)   cost   worth
  mill               1      2
  inn                2      1
  fort               3      3

each player has
  point (points)  0 or more

step play
  repeat 2 times
    each player: for each rare card: gain 1 point

"""
INNER = "  all of\n    its cost is 1\n    any of\n      its worth is 2\n      its worth is 3\n"
SAME = (
    (
        "a card is rare when all of\n  its cost is 1\n  any of\n    its worth is 1\n    its worth is 2\n",
        "a card is rare when its cost is 1 and (its worth is 1 or its worth is 2)\n",
    ),
    (
        "a card is rare when any of\n  all of\n    its cost is 3\n    its worth is 3\n  its cost is 2\n",
        "a card is rare when (its cost is 3 and its worth is 3) or its cost is 2\n",
    ),
    (
        f"a card is rare when any of\n  its cost is 3\n{INNER}",
        "a card is rare when its cost is 3 or (its cost is 1 and (its worth is 2 or its worth is 3))\n",
    ),
)


@pytest.mark.parametrize(("listed", "bracketed"), SAME)
def test_a_list_in_a_list_is_what_brackets_say(listed: str, bracketed: str) -> None:
    made = [check_source(Source("nested.rules", TEXT + one)) for one in (listed, bracketed)]
    assert [[*one.diagnostics] for one in made] == [[], []]
    first, second = (one.game for one in made)
    assert first is not None
    assert second is not None
    assert compiled(first, 2).program == compiled(second, 2).program
