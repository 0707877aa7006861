"""A hidden pile is seen by whoever chooses from it, and by nobody where only chance does."""

from __future__ import annotations

import pytest

from rulekit.book.frontmatter import limits
from rulekit.document.sentence import Noun
from tests.book.test_flow import narrator

GAME = """
table card (cards) on cards: fox, owl, elk

the game has
  pile  some of card, hidden

step play
  repeat
    each player in turn: do turn
    {end}

step turn
  choose {how} card that is in pile
  remove that card from pile
"""


@pytest.mark.parametrize(("how", "said"), [("a", "chooser_sees"), ("a random", "nobody_sees")])
def test_whoever_chooses_from_a_pile_looks_at_it(how: str, said: str) -> None:
    told = limits(narrator(GAME.replace("{how}", how)))
    found = [one for one in told if one.name in ("chooser_sees", "nobody_sees")]
    assert [one.name for one in found] == [said]
    assert found[0].parts["nouns"] == (Noun("pile"),)
