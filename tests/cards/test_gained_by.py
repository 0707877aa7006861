"""The large figure of a card stands beside the picture of what one gains so much of."""

from __future__ import annotations

import pytest

from rulekit.book.gained_by import gained_by
from rulekit.driver.pipeline import check_source
from rulekit.source import Source

RULES = """game small
  title    "Small"
  players  2 to 3
  wins     most points

table leader (leaders) on cards   rank   strength   worth
  ann                             1      3          2
  ben                             2      4          1

the game has
  drawn  row of leader, face down

each player has
  point (points)    0 or more
  army (armies)     0 or more

step setup
  put each leader in drawn
  shuffle drawn

step play
  each player in turn
    if drawn is not empty
      draw a leader from drawn
      {gain}
      if rank of that leader is 1: gain 1 point
"""


@pytest.mark.parametrize(
    ("gain", "strength", "worth"),
    [
        ("gain as many armies as strength of that leader", "army", ""),
        ("gain as many points as worth of that leader", "", "point"),
        ("lose as many armies as strength of that leader", "", ""),
    ],
)
def test_it_is_what_grows_by_the_figure(gain: str, strength: str, worth: str) -> None:
    game = check_source(Source("small.rules", RULES.format(gain=gain))).game
    assert game is not None
    table = game.table("leader")
    found = {one.name: gained_by(one, table, game) for one in table.columns}
    assert found == {"rank": "", "strength": strength, "worth": worth}
