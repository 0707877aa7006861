"""An option that begins with a number is told without the condition that there is one to choose."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Sentence
from rulekit.document.walk import parts
from tests.book.test_flow import narrator

GAME = """
each round has
  height  0 to 9

step play
  repeat 2 times: do round

step round
  each player in turn: do raise

step raise
  choose one
    up when {when}
      choose a number from {low} to {high} called next_height
      height becomes next_height
    stay
      gain 1 point
"""


@pytest.mark.parametrize(
    ("when", "low", "high", "left"),
    [
        ("height is less than 9", "height plus 1", "9", ""),
        ("height is at most 5", "height", "5", ""),
        ("height is less than 9 and your points are 2", "height plus 1", "9", "have_count"),
        ("height is less than 8", "height plus 1", "9", "compare"),
        ("height is at most 9", "height plus 1", "9", "compare"),
    ],
)
def test_no_condition_says_what_bounds_say(when: str, low: str, high: str, left: str) -> None:
    one = narrator(GAME.replace("{when}", when).replace("{low}", low).replace("{high}", high), "  wins  most points\n")
    step = one.game.step("raise")
    assert step is not None
    options = [
        each for each in parts(one.all(step.body)) if isinstance(each, Sentence) and each.name.startswith("option")
    ]
    said = [part for each in options for part in parts(each.parts["condition"]) if isinstance(part, Sentence)]
    assert {each.name for each in said} & {"compare", "have_count", "and"} == {left} - {""}
