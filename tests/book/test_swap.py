"""What is lost of one kind for one of another is told as a swap, where any will do that is held, and any other."""

from __future__ import annotations

import pytest

from tests.book.test_flow import narrator

GAME = """
table jar (jars): plum, pear, lime

each player has
  stock of each jar  0 to 9, starts at 2, more is lost

step play
  each player in turn: do turn

step turn
  do swap

step swap
  choose a jar that {own} called given
  choose a jar that is not {other} called taken
  lose {cost} of given
  gain 1 of taken
"""


def said(**changes: str) -> list[str]:
    """The names of the sentences of the swap."""
    words = {"own": "you have", "other": "given", "cost": "1", **changes}
    teller = narrator(GAME.format(**words))
    step = teller.game.step("swap")
    assert step is not None
    return [one.clause.name for one in teller.all(step.body) if one.clause is not None]


def test_a_swap_is_told_in_one() -> None:
    assert said() == ["swap"]


@pytest.mark.parametrize("changes", [{"other": "plum"}, {"cost": "2"}, {"own": "is not lime"}])
def test_other_rules_are_no_swap(changes: dict[str, str]) -> None:
    assert "swap" not in said(**changes)
