"""Declarations stand in any order, and what a race, a bid or a debt needs can be written as people write it."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.model.closed import Owner
from rulekit.playing.examples import run_examples
from rulekit.source import Source

GAME = """\
game g
  title    "G"
  players  2
  wins     most points

table space (spaces) in a ring of 6

the game has
{stones}

each player has
  runner          a space
  point (points)  any number

step play
  repeat 3 times: each player in turn: do turn

step turn
  advance runner by 2
  if number of your runner is 5: lose 3 points

example round "Round" for turn
  given  Anna's runner is space 3
  given  {given}
  when   Anna does turn
  then   Anna has minus 5 points
  then   Anna's runner is space 5
"""
STONES = "  stone (stones) of each space  0 to 1, taken from heap\n  heap  0 to 6, starts at 6"
HEAP = "  heap  0 to 6, starts at 6\n  stone (stones) of each space  0 to 1, taken from heap"


def checked(stones: str = HEAP, given: str = "Anna has minus 2 points") -> list[str]:
    """What is wrong with the game, each as its code and what helps."""
    rules = GAME.format(stones=stones, given=given)
    return [f"{one.code} {one.help}" for one in check_source(Source("g.rules", rules)).diagnostics]


@pytest.mark.parametrize("stones", [STONES, HEAP])
def test_a_stock_may_be_declared_behind_what_comes_from_it(stones: str) -> None:
    found = check_source(Source("g.rules", GAME.format(stones=stones, given="Anna has minus 2 points")))
    assert found.diagnostics == ()
    assert found.game is not None
    assert next(one.source for one in found.game.fields if one.name == "stone") == "heap"


def test_a_stock_that_is_nowhere_is_told() -> None:
    assert checked("  stone (stones) of each space  0 to 1, taken from heap")[0].startswith("RK0201")


def test_a_pawn_of_each_player_goes_round_a_board_and_a_debt_is_kept() -> None:
    found = check_source(Source("g.rules", GAME.format(stones=HEAP, given="Anna has minus 2 points")))
    assert found.game is not None
    assert next(one for one in found.game.fields if one.name == "runner").owner is Owner.PLAYER
    assert [one.message for one in run_examples(found)] == [""]


def test_a_sign_before_a_number_is_said_in_words() -> None:
    assert checked(given="Anna's points are -2") == ["RK0122 write `minus 2`"]
