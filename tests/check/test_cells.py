"""Whether an option can be carried out is known before it is offered, place by place of a field."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source

RULES = """game fair
  title    "Fair"
  players  2
  wins     most points

table good (goods): wood, stone

each player has
  stock of each good  0 to 9, starts at 3
  hut (huts)          0 to 9, more is lost
  point (points)      0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  you may, as often as you like: {deed}
"""

DEEDS = {
    "pay 1 wood, then pay 1 stone, then gain 1 hut": [],
    "pay 1 wood, then pay 1 wood, then gain 1 hut": ["RK0307"],
    "pay 1 wood, then choose a good that you have, then lose 1 of that good": ["RK0307"],
}


@pytest.mark.parametrize(("deed", "codes"), DEEDS.items())
def test_what_is_paid_first_hides_nothing_else(deed: str, codes: list[str]) -> None:
    checked = check_source(Source("fair.rules", RULES.replace("{deed}", deed)))
    assert [one.code for one in checked.diagnostics] == codes
