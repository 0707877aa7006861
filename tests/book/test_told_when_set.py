"""What holds for a turn says so where it is set; the setup speaks of it only where no sentence does."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.told_when_set import told_in_setup
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.model.game import Game
from rulekit.source import Source
from tests.meaning.words import speakers

RULES = """game roads
  title    "Roads"
  players  2 to 4
  wins     most points

table region (regions): north, south

each player has
  point (points)  0 or more

each turn has
  road  a region or nothing

step play
  repeat 3 times: each player in turn: do turn

step turn
  do travel, build, travel

step build
  {set}

step travel
  if road is not nothing: gain 1 point
"""
UNTIL = {
    "en": "for the rest of the turn",
    "hu": "a forduló végéig",
    "fr": "jusqu’à la fin du tour",
    "zh_Hant": "本回合接下來",
}


def game_of(text: str) -> Game:
    """The game of a text."""
    checked = check_source(Source("roads.rules", text))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return checked.game


@pytest.mark.parametrize("how", ["choose a region\n  road becomes that region", "road becomes north"])
def test_until_when_is_told_where_it_is_set(how: str) -> None:
    text = RULES.replace("{set}", how)
    game = game_of(text)
    narrator = Narrator(game, SAYERS)
    build = game.step("build")
    assert build is not None
    assert told_in_setup(narrator) == ()
    said = [one.clause for one in narrator.all(build.body) if one.clause is not None]
    for tag, until in UNTIL.items():
        speaker = speakers(text)(tag)
        assert any(until in speaker.phrase(one) for one in said), [speaker.sentence(one) for one in said]


def test_that_it_is_nothing_any_more_lasts() -> None:
    game = game_of(RULES.replace("{set}", "road becomes north\n  road becomes nothing"))
    build = game.step("build")
    assert build is not None
    said = [one.clause for one in Narrator(game, SAYERS).all(build.body)]
    assert [bool(one.parts["step"]) for one in said if isinstance(one, Sentence)] == [True, False]
