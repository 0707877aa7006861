"""What ends the game between two rounds stands below the end of the game as one list, if that is all the step does."""

from __future__ import annotations

import pytest

from rulekit.book.ends_of_rounds import ends_of_rounds
from rulekit.book.turn import at_a_glance
from rulekit.document.blocks import Listing, Paragraph
from rulekit.document.sentence import Sentence
from tests.book.test_flow import narrator

GAME = """
each player has
  coin (coins)  0 or more
  shell (shells)  0 or more

step play
  repeat
    each player in turn: do turn
    do looking

step turn
  gain 1 coin
  gain 1 shell

step looking
{looking}
"""
COINS = "  if there is a player who has at least 5 coins: the game ends"
SHELLS = "  if there is a player who has at least 7 shells: the game ends"


@pytest.mark.parametrize(
    ("looking", "ways"),
    [
        ([COINS, SHELLS], 2),
        ([COINS], 0),  # a single way is a sentence
        ([COINS, SHELLS, "  each player: gain 1 coin"], 0),  # it does more than look
        ([COINS, "  if there is a player who has at least 7 shells: each player: gain 1 coin"], 0),
    ],
)
def test_a_step_that_only_looks_is_a_list_of_ways_to_end(looking: list[str], ways: int) -> None:
    teller = narrator(GAME.replace("{looking}", "\n".join(looking)), "  wins  most coins\n")
    step = teller.game.step("looking")
    assert step is not None
    found = ends_of_rounds(step, teller)
    lists = [one for one in found if isinstance(one, Listing)]
    assert [len(one.items) for one in lists] == ([ways] if ways else [])
    # The turn names no step that has no heading.
    first = next(one for one in at_a_glance(teller) if isinstance(one, Paragraph))
    assert [one.name for one in first.line if isinstance(one, Sentence)][1:] == [
        "round_checked" if ways else "closes_round"
    ]
