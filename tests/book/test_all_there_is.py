"""As many of something as whoever pays has of it are all of them: nobody says "as many coins as you have coins"."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

RULES = """game alms
  title    "Alms"
  players  2 to 4
  wins     most fish

each player has
  coin (coins)  0 or more, starts at 2
  fish (fishes) 0 or more

step play
  repeat 5 times
    each player in turn: do turn

step turn
  DEED
  gain 1 fish
"""


def amount(deed: str) -> Sentence:
    """How much is given away, lost or paid."""
    game = check_source(Source("alms.rules", RULES.replace("DEED", deed))).game
    assert game is not None
    step = game.step("turn")
    assert step is not None
    said = Narrator(game, SAYERS).all(step.body)[0].clause
    assert said is not None
    found = said.parts["amount"]
    assert isinstance(found, Sentence)
    return found


@pytest.mark.parametrize("verb", ["lose", "pay", "give"])
def test_all_of_what_somebody_has(verb: str) -> None:
    to = " to the player on your left" if verb == "give" else ""
    assert amount(f"{verb} as many coins as your coins{to}").name == "all"
    assert amount(f"{verb} as many coins as your fishes{to}").name != "all"


def test_what_is_doubled_is_no_whole() -> None:
    assert amount("gain as many coins as your coins").name == "some"
