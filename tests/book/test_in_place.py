"""A short step is told where it is carried out: the length is that of what is told, and a few may name it elsewhere."""

from __future__ import annotations

import pytest

from rulekit.book.in_place import told_in_place, with_steps_in_place
from rulekit.document.sentence import Noun, Sentence
from tests.book.test_flow import narrator

GAME = """
table grain (grains): rye, oats

each player has
  sack (sacks) of each grain  0 or more
  coin (coins)                0 or more

your store is total sack of grains
a grain is stored when your sacks of it are at least 1

step play
  repeat
    each player in turn: do first, second

step first
{first}

step second
{second}
  if your coins are at least 9: the game ends

step short for a grain
{short}
"""
TRIM = """
  repeat until your store is at most 4
    choose a stored grain
    lose 1 sack of that grain
"""
LONG = """
  choose one
    sell
      lose 1 sack of that grain
      gain 3 coins
    buy when your coins are at least 3
      lose 3 coins
      gain 1 sack of that grain
    beg
      gain 1 coin
    spend
      lose 1 coin
"""
SURE = "  choose a grain\n  do short for that grain"
IF = "  choose a grain\n  if your coins are at least 5: do short for that grain"


def placed(first: str, second: str, short: str) -> dict[str, str]:
    game = GAME.replace("{first}", first).replace("{second}", second).replace("{short}", short)
    return dict(told_in_place(narrator(game, "  wins  most coins\n")))


@pytest.mark.parametrize(
    ("first", "second", "short", "where"),
    [
        (SURE, "  gain 1 coin", "  gain 1 sack of that grain", {"short": "first"}),
        (SURE, "  gain 1 coin", TRIM, {"short": "first"}),  # several statements in one sentence
        (SURE, "  gain 1 coin", LONG, {"short": "first"}),  # all that the first does: no second heading
        (f"  lose 2 coins\n{SURE}", "  gain 1 coin", LONG, {}),
        (SURE, IF, "  gain 1 sack of that grain", {"short": "first"}),  # named in the other
        (SURE, SURE, "  gain 1 sack of that grain", {}),  # neither is the place where it belongs
        (IF, IF, "  gain 1 sack of that grain", {}),
    ],
)
def test_where_a_step_is_told(first: str, second: str, short: str, where: dict[str, str]) -> None:
    assert placed(first, second, short) == where


def test_what_others_name_begins_with_its_name() -> None:
    game = GAME.replace("{first}", SURE).replace("{second}", IF).replace("{short}", "  gain 1 sack of that grain")
    teller = with_steps_in_place(narrator(game, "  wins  most coins\n"))
    first, second = (teller.game.step(one) for one in ("first", "second"))
    assert first is not None
    assert second is not None
    name = Noun("short", "steps")
    assert teller.all(first.body)[-1].lead == Sentence("labelled", {"label": name})
    assert "labelled" not in str(teller.all(second.body))
    assert "'short'" in str(teller.all(second.body))


BOUT = """
table rank (ranks): low, high

each player has
  coin (coins)  0 or more

each turn has
  mine    0 or more
  theirs  0 or more

step play
  repeat
    each player in turn: do turn

step turn
  do bout

step bout
  gain 1 coin
  do count_up
  {between}
  if mine is more than theirs: gain 2 coins
  otherwise: lose 1 coin
  if your coins are at least 9: the game ends

step count_up
  gain 1 coin
  mine becomes your coins
  theirs becomes 4
  choose one
    spend when your coins are at least 5
      lose 2 coins
      mine becomes 6
    keep
      gain 1 coin
"""


@pytest.mark.parametrize(
    ("between", "where"),
    [
        ("lose 1 coin", None),  # nothing that it sets is asked for at once
        ("if your coins are at least 3: lose 1 coin", None),
        ("if mine is 3: lose 1 coin", "bout"),
    ],
)
def test_a_long_step_is_told_where_its_outcome_is_weighed(between: str, where: str | None) -> None:
    teller = with_steps_in_place(narrator(BOUT.replace("{between}", between), "  wins  most coins\n"))
    assert teller.in_place.get("count_up") == where
    bout = teller.game.step("bout")
    assert bout is not None
    named = Sentence("labelled", {"label": Noun("count_up", "steps")}) in [one.lead for one in teller.all(bout.body)]
    assert named is (where is not None)


NUMBERS = """
each player has
  coin (coins)  0 or more
  share         0 to 6

step play
  repeat 3 times: each player in turn: do turn

step turn
  choose a number from 1 to 6 called first
  gain as many coins as first
  do second

step second
  choose a number from 1 to 6 called other
  {said}
"""


@pytest.mark.parametrize(
    ("said", "is_inside"),
    [
        ("share becomes other", True),  # that number is named in the sentence that chooses it, and is over with it
        ("share becomes other\n  gain as many coins as other", False),
        ("gain as many coins as other", False),
    ],
)
def test_a_number_that_nothing_comes_back_to(said: str, *, is_inside: bool) -> None:
    text = NUMBERS.replace("{said}", said).replace("do turn", "do outer").replace("step turn", "step outer")
    found = told_in_place(narrator(text, "  wins  most coins\n"))
    assert ("second" in found) == is_inside
