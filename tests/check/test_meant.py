"""A name that stands for something else than it should is told what it is, and how it is written."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source

RULES = """\
game g
  title    "G"
  players  2
  wins     most points

numbers
  basket  6

table good (goods)  worth
  wood              1
  stone             2

die die (dice)
  sun   gives 1 point
  moon  gives nothing

links road
  wood  stone

each player has
  point (points)      0 or more
  stock of each good  0 to 5, more is lost
  shelf               some of good
  home                a good
  tired               yes or no

the game has
  pile  row of up to 3 good, more is lost
  boss  a player

a good is dear when its worth is 2
the price of a good is worth of it times 2
a good called one is a rival of a good called other when one is dear and other is not dear

step play
  each player in turn: do turn

step turn
  rule greed: gain 1 point
  {written}
"""
TOLD = {
    "gain 1 worth": ("a column of `good`", "worth of that good"),
    "gain 1 price": ("a value of a good", "price of that good"),
    "gain 1 dear": ("an adjective of a good", "is dear"),
    "gain 1 rival": ("what something is of a good", "rival of that good"),
    "gain 1 sun": ("a side of a die", "shows sun"),
    "gain 1 road": ("links", "by road"),
    "gain 1 turn": ("a step", "do turn"),
    "gain 1 greed": ("a rule", ""),
    "gain 1 basket": ("a number of the game", ""),
}


@pytest.mark.parametrize("written", TOLD)
def test_what_it_is_and_how_it_is_written(written: str) -> None:
    what, help_ = TOLD[written]
    (found,) = check_source(Source("g.rules", RULES.format(written=written))).diagnostics
    assert found.code == "RK0203"
    assert found.labels[0].text == f"this is {what}"
    assert help_ in found.help
