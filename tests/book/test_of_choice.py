"""One or two of whatever kind somebody likes is said in one sentence, and only where the rules leave them that."""

from __future__ import annotations

import pytest

from rulekit.book.in_place import with_steps_in_place
from rulekit.document.sentence import Number, Sentence
from rulekit.document.walk import parts
from tests.book.test_flow import narrator

GAME = """
table jar (jars): plum, pear

each player has
  stock of each jar  0 to 9, starts at 2, more is lost

your store is total stock of jars
a jar is kept when your stock of it is at least 1
a jar is spare when all of
  your stock of it is at least 1
  {together}

step play
  each player in turn: do turn

step turn
  do swap

step swap
  you may, as often as you like
    choose a {first} jar
    pay 1 of that jar
    do another

step another
  choose a {second} jar
  {verb} 1 of that jar
"""


def counts(**changes: str) -> list[int]:
    """How many of choice each sentence of the swap says."""
    words = {"together": "your store is at least 2", "first": "spare", "second": "kept", "verb": "lose", **changes}
    teller = with_steps_in_place(narrator(GAME.format(**words)))
    step = teller.game.step("swap")
    assert step is not None
    said = (one for one in parts(teller.all(step.body)) if isinstance(one, Sentence) and one.name == "some_of_choice")
    return [count.value for one in said if isinstance(count := one.parts["count"], Number)]


def test_two_of_choice_are_told_together() -> None:
    assert counts() == [2]


@pytest.mark.parametrize(
    "changes",
    [
        {"together": "your store is at least 3"},
        {"together": "your store is at most 2"},
        {"verb": "gain"},
        {"second": "spare"},
    ],
)
def test_other_rules_are_not_two_of_choice(changes: dict[str, str]) -> None:
    assert 2 not in counts(**changes)
