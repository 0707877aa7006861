"""What goes round a ring is at a place of it; what is merely one of those places is that place."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

RULES = """game harbour
  title    "The Harbour"
  players  2
  wins     most coins

table place (places) in a ring: lighthouse, market, quay

the game has
  fair  a place, starts at market

each player has
  pawn          a place, starts at lighthouse
  coin (coins)  0 or more

step play
  repeat 5 times
    each player in turn: do turn

step turn
  advance pawn by 2
  if CONDITION: gain 1 coin
"""


@pytest.mark.parametrize(
    ("condition", "at"),
    [("pawn is market", True), ("pawn is not quay", True), ("fair is market", False), ("pawn is fair", False)],
)
def test_only_what_goes_round_is_at_a_place(condition: str, *, at: bool) -> None:
    game = check_source(Source("harbour.rules", RULES.replace("CONDITION", condition))).game
    assert game is not None
    step = game.step("turn")
    assert step is not None
    said = Narrator(game, SAYERS).all(step.body)[1].clause
    asked = said.parts["condition"] if said is not None else None
    assert isinstance(asked, Sentence)
    assert bool(asked.parts["at"]) == at
