"""That somebody has pieces means pieces on the board: no page leaves that open, whosever they are."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base, verdict
from tests.meaning.words import speakers

RULES = """\
game g
  title    "G"
  players  2

table square (squares) in a grid 3 by 3

pieces on squares
  man (men)    4 for each player
  king (kings)  1 for each player

each player has
  point (points)  0 to 9, more is lost

a square is free when it has no piece

step play
  repeat 3 times: each player in turn: do turn

step turn
  if there is a free square
    choose a free square
    put 1 man on that square
  {asked}: gain 1 point
"""
ASKED = (
    *("if you have at least 2 men", "if your men are at most 2", "if you have no man", "if you have no kings"),
    *("if your opponent has no men", "if number of men is 2", "for each of your men", "for each of your kings"),
    *("if your men are more than your points", "if there is an opponent who has at most 2 men"),
)


@cache
def base(asked: str) -> Base:
    text = RULES.format(asked=asked)
    return Base.of(text, Printer(speakers(text)))


@pytest.mark.parametrize("asked", ASKED)
def test_it_is_said_in_every_language(asked: str) -> None:
    text = RULES.format(asked=asked)
    assert check_source(Source("g.rules", text)).diagnostics == ()
    assert base(asked).pages.broken == {}


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("other", ["if there is a free square", "if your points are at least 2"])
def test_it_is_told_from_what_lies_beside_the_board(asked: str, other: str) -> None:
    assert verdict(base(asked), RULES.format(asked=other)).outcome == "told"


@pytest.mark.parametrize(("first", "second"), list(pairwise(ASKED)))
def test_each_is_told_from_the_next(first: str, second: str) -> None:
    assert verdict(base(first), RULES.format(asked=second)).outcome == "told"
