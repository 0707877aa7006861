"""What comes to be so of a thing is said in one with its choice: "fill in a free box"."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Sentence
from tests.book.test_flow import narrator

GAME = """
table box (boxes): ones, all

each player has
  filled of each box  yes or no
  last                a box or nothing

a box is open when filled of it is no

step play
  repeat 2 times: each player in turn: do turn

step turn
  choose an open box
  {deed}
  gain 1 point
"""


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("filled of that box becomes yes", ["choose_and", "gain"]),
        ("last becomes that box", ["choose_as", "gain"]),  # another idiom has it
        ("gain 1 point\n  filled of that box becomes yes", ["choose", "gain", "sets_in", "gain"]),
    ],
)
def test_a_choice_and_what_comes_to_be_so(deed: str, said: list[str]) -> None:
    found = narrator(GAME.replace("{deed}", deed), "  wins  most points\n")
    turn = found.game.step("turn")
    assert turn is not None
    assert [one.clause.name for one in found.all(turn.body) if isinstance(one.clause, Sentence)] == said
