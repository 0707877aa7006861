"""What lasts as long as a step is as at its start when the step begins, unless an effect comes before it."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source

GAME = """\
game small
  title    "Small"
  players  2
  wins     most points

table tool (tools): spade, rake

each player has
  point (points)  0 or more
  tools           some of tool

each turn has
  action (actions)  0 to 3

each dig has
  stone (stones)  0 to 2, starts at 1

step play
  repeat 3 times
    each player in turn: do turn

step turn
  gain {actions} actions
  gain spade
  do dig

step dig
  gain {stones} stones

with spade
  {effect}
"""


@pytest.mark.parametrize(
    ("actions", "stones", "effect", "codes"),
    [
        (3, 1, "after dig: gain 1 point", set()),
        (4, 1, "after dig: gain 1 point", {"RK0303"}),
        (3, 2, "after dig: gain 1 point", {"RK0303"}),
        (3, 1, "before turn: gain 1 point", {"RK0303"}),
        (3, 1, "during dig, you may: gain 1 point", {"RK0303"}),
    ],
)
def test_what_is_gained_first(actions: int, stones: int, effect: str, codes: set[str]) -> None:
    text = GAME.format(actions=actions, stones=stones, effect=effect)
    assert {one.code for one in check_source(Source("small.rules", text)).diagnostics} == codes
