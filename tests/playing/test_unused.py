"""What an example gives that nothing in it makes use of is a warning at its line."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.unused import unused_given
from rulekit.source import Source

RULES = """game small
  title    "Small"
  players  2
  wins     most points

each player has
  point (points)  0 to 20, more is lost
  coin (coins)    0 to 9, more is lost, starts at 2
  gem (gems)      0 to 9, more is lost

step play
  each player in turn: do turn

step turn
  choose one
    buy when your coins are at least 3: pay 3 coins, then gain as many points as your gems
    work: gain 1 coin

example one "One" for turn
  given  players Anna, Ben
{given}
  when   Anna does turn
{then}
"""
BUY = "  when   Anna chooses buy\n  then   Anna has {points} points"
GIVEN = {
    "all of it asked for": ("  given  Anna has 3 coins, 2 gems", BUY.format(points=2), None),
    "one thing not asked for": ("  given  Anna has 4 coins, 5 gems", "  when   Anna chooses work", "`gem`"),
    "a line for nothing": ("  given  Anna has 3 coins\n  given  Ben has 4 gems", "  when   Anna chooses work", "`gem`"),
    "as at the start": ("  given  Anna has 3 coins\n  given  Ben has 2 coins", "  when   Anna chooses work", None),
    "of what nobody may choose": ("  given  Anna has 1 coin, 5 gems", "  then   Anna cannot choose buy", None),
}


@pytest.mark.parametrize("case", GIVEN)
def test_what_is_given_for_nothing_is_a_warning(case: str) -> None:
    given, then, idle = GIVEN[case]
    source = Source("small.rules", RULES.format(given=given, then=then))
    checked = check_source(source)
    assert checked.game is not None, checked.diagnostics
    found = [*unused_given(checked, checked.game.examples)]
    assert [one.code for one in found] == ["RK0703"] * (idle is not None)
    for one in found:
        assert one.severity == "warning"
        assert idle is not None
        assert idle in one.message
        span = one.labels[0].span
        assert source.text[span.start : span.end] in given
