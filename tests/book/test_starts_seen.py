"""Of what starts afresh with a step, the start is told only if somebody may come to ask for it."""

from __future__ import annotations

import pytest

from rulekit.book.starts_seen import starts_seen
from tests.book.test_flow import narrator

GAME = """
table gift (gifts): spurs, shield

table town (towns): harbour, castle

each player has
  coin (coins)  0 or more
  gifts         some of gift

each raid has
  target  a town
  won     yes or no

step play
  repeat 3 times
    each player in turn: do turn

step turn
  do raid

step raid
  you may
    choose a town
    target becomes that town
    won becomes yes

with spurs
  after raid{guard}
    if target is harbour: gain 1 coin
"""


@pytest.mark.parametrize(("guard", "asked"), [("", True), (", if won is yes", False), (", if won is no", True)])
def test_what_things_do_is_done_only_where_their_condition_may_hold(guard: str, asked: bool) -> None:  # noqa: FBT001  # a case
    told = narrator(GAME.replace("{guard}", guard))
    assert ("target" in {one.name for one in starts_seen(told.game)}) is asked
