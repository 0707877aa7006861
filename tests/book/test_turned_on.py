"""What the rules turn on from round to round stands beside each round of a score sheet."""

from __future__ import annotations

import pytest

from rulekit.book.turned_on import turned_on
from rulekit.document.sentence import Noun
from rulekit.document.walk import parts
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import check_source, load_game
from rulekit.source import Source

SEASONS = """game seasons
  title    "Seasons"
  players  2
  wins     most points

table season (seasons): spring, summer, winter

each player has
  point (points)  0 or more

the game has
  weather  a season, starts at summer

step play
  repeat until there is a player who has at least 20 points: do month

step month
  each player in turn: do harvest
  {first}
  {turning}

step harvest
  if weather is winter: lose 1 point
  otherwise: gain 2 points
"""
TURNING = """if weather is spring: weather becomes summer
  otherwise if weather is summer: weather becomes winter
  otherwise: weather becomes spring"""
STOPPING = """if weather is spring: weather becomes summer
  otherwise if weather is summer: weather becomes winter"""


def names(first: str, turning: str) -> list[str]:
    checked = check_source(Source("seasons.rules", SEASONS.format(first=first, turning=turning)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    found = turned_on(narrator_of(checked), 5)
    return [one.term for said in found for one in parts(said) if isinstance(one, Noun)]


@pytest.mark.parametrize(
    ("first", "turning", "seasons"),
    [
        ("do nothing", TURNING, ["summer", "winter", "spring", "summer", "winter"]),
        ("do nothing", STOPPING, []),
        ("weather becomes spring", TURNING, []),
    ],
)
def test_what_each_round_turns_on_is_known_for_each(first: str, turning: str, seasons: list[str]) -> None:
    """Where nothing else changes it, and it is sure what comes after each."""
    assert names(first, turning) == seasons


def test_cards_are_passed_left_right_across_and_not_at_all() -> None:
    found = turned_on(narrator_of(load_game("hearts", ())), 6)
    terms = [one.term for said in found for one in parts(said) if isinstance(one, Noun)]
    assert terms == ["to_the_left", "to_the_right", "across", "hold", "to_the_left", "to_the_right"]
