"""What lies in somebody's hand is asked about like anything else: there is a card in hand of that opponent whose ..."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base, verdict
from tests.meaning.words import speakers

RULES = """\
game g
  title    "G"
  players  2
  wins     most points

table suit (suits): clubs, hearts
table rank (ranks): low, high
table card (cards) of each suit and rank

each player has
  hand            some of card, hidden
  point (points)  0 to 9, more is lost

a card is red when its suit is hearts

step play
  each player in turn: do turn

step turn
  choose an opponent
  if {asked}: gain 1 point

example asked "Asked" for turn
  given  Anna's hand holds low of hearts
  given  Ben's hand holds high of clubs
  when   Anna does turn
  then   Anna has {points} points
"""
ASKED = {
    "there is a card in hand": 1,
    "there is a card in hand of that opponent": 1,
    "there is a red card in hand": 1,
    "there is a red card in hand of that opponent": 0,
    "there is a card in hand of that opponent whose rank is high": 1,
    "there is a card in hand whose rank is high": 0,
    "there is no red card in hand of that opponent": 1,
    "there is no card in hand whose suit is hearts": 0,
}


@pytest.mark.parametrize("asked", ASKED)
def test_it_is_asked_of_what_lies_there(asked: str) -> None:
    found = check_source(Source("g.rules", RULES.format(asked=asked, points=ASKED[asked])))
    assert found.diagnostics == ()
    assert [one.message for one in run_examples(found)] == [""]


@pytest.mark.parametrize("asked", ["there is a suit in hand", "there is a card in point"])
def test_only_what_can_lie_there(asked: str) -> None:
    found = check_source(Source("g.rules", RULES.format(asked=asked, points=0)))
    assert [one.code for one in found.diagnostics] == ["RK0203"]


def test_every_language_says_whose_hand_it_is() -> None:
    first, *others = ASKED
    text = RULES[: RULES.index("example")]
    base = Base.of(text.format(asked=first), Printer(speakers(text.format(asked=first))))
    assert base.pages.broken == {}
    assert {one: verdict(base, text.format(asked=one)).outcome for one in others} == dict.fromkeys(others, "told")
