"""A step that is ended on the way is over all the same: what comes after it comes."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = """game ended
  title    "Ended"
  players  1 to 2
  wins     most points

table skill (skills): patience, haste

each player has
  point (points)  0 or more
  skills          some of skill

step play
  each player in turn: do turn

step turn
  do walk
  gain 10 points

step walk
  you may, up to 3 times
    choose one
      rest
        gain 1 point
        end walk
      go: gain 2 points
  gain 100 points

with patience
  after walk: gain 1000 points

with haste
  before walk: gain 5000 points
"""
EXAMPLE = """
example ended "Ended"
  given  players Ann
  given  Ann has {skill}
  when   Ann does turn
  when   Ann chooses {choice}
  when   Ann stops
  then   Ann has {points} points
"""


@pytest.mark.parametrize(
    ("skill", "choice", "points"),
    [("patience", "go", 1112), ("haste", "go", 5112), ("patience", "rest", 1011), ("haste", "rest", 5011)],
)
def test_what_comes_after_a_step_comes_however_it_ends(skill: str, choice: str, points: int) -> None:
    example = EXAMPLE.format(skill=skill, choice=choice, points=points)
    if choice == "rest":
        example = example.replace("  when   Ann stops\n", "")
    checked = check_source(Source("ended.rules", TEXT + example))
    assert [one.message for one in checked.diagnostics if one.severity == "error"] == []
    assert [one.message for one in run_examples(checked)] == [""]
