"""What is lost beyond a limit is told only where there can be more than that."""

from __future__ import annotations

import pytest

from rulekit.book.frontmatter import limits
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

GAME = """game trot
  title    "Trot"
  players  2
  wins     most points

table tack (tacks): saddle, whip

each player has
  point (points)  0 or more
  tacks           some of tack

each turn has
  leap (leaps)  0 to 2, more is lost

{more}
step play
  repeat 3 times: each player in turn: do turn

step turn
  {turn}
  gain as many points as leaps

step rest
  gain 1 leap
"""
RARELY = ("gain 2 leaps", "if your points are 3: gain 2 leaps", "gain 1 leap\n  do rest", "gain 1 leap\n  lose 1 leap")
OFTEN = (
    "gain 3 leaps",
    "gain 1 leap\n  gain 1 leap\n  do rest",
    "repeat 2 times: gain 1 leap",
    "you may, up to 4 times: gain 1 leap",
    "gain 1 leap for each of your tacks",
    "gain as many leaps as your points",
    "leap becomes your points",
    "repeat 2 times: do rest",
)


def tells(turn: str, more: str = "") -> bool:
    """Whether it is told that there can be so many leaps at most."""
    checked = check_source(Source("trot.rules", GAME.format(turn=turn, more=more)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    said = limits(Narrator(checked.game, SAYERS))
    named = [one for one in said if one.name.startswith("at_most")]
    return any(part == Noun("leap") for one in named for part in leaves(one))


def leaves(said: object) -> list[object]:
    if isinstance(said, Sentence):
        return [leaf for part in said.parts.values() for leaf in leaves(part)]
    if isinstance(said, tuple):
        return [leaf for part in said for leaf in leaves(part)]
    return [said]


@pytest.mark.parametrize("turn", RARELY)
def test_a_limit_that_nothing_comes_to_is_not_told(turn: str) -> None:
    assert not tells(turn)


@pytest.mark.parametrize("turn", OFTEN)
def test_what_may_be_too_much_is_told(turn: str) -> None:
    assert tells(turn)


def test_what_a_thing_adds_counts_as_well() -> None:
    assert tells("gain 2 leaps", "with whip\n  after turn: gain 1 leap\n")
