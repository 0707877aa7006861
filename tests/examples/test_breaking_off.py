"""An example that ends, with a variant, before somebody's choice is made is not told as coming out otherwise."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import still_true
from rulekit.source import Source

GAME = """\
game hamper
  title    "The Hamper"
  players  2 to 4
  wins     most coins

numbers
  room  2

each player has
  coin (coins)    0 to 9, starts at 3, more is lost
  stone (stones)  0 to 9

step play
  repeat up to 2 times
    each player in turn: do turn

step turn
  choose one
    bell
      gain 1 coin
    drum
      gain 5 coins
  repeat until your stones is at most room
    choose one
      drop
        lose 1 stone
      sell
        lose 1 stone
        gain 2 coins
  gain 3 coins
"""
EXAMPLE = """
example hoard "Hoard" for turn
  given  players Anna, Ben
  given  Anna has 3 stones
"""
VARIANT = """\
variant narrow of hamper
  title  "Narrow"

"""


def untrue(lines: str, patch: str) -> list[tuple[int, int]]:
    """How many lines of each untrue example there are, and how many facts are told instead."""
    text = GAME + EXAMPLE + "".join(f"  {line}\n" for line in lines.split("\n"))
    variant = VARIANT + "".join(f"  {line}\n" for line in patch.split("\n"))
    plain = check_source(Source("hamper.rules", text))
    assert [str(one) for one in plain.diagnostics] == []
    checked = still_true(check_source(Source("hamper.rules", text), [Source("narrow.rules", variant)]))
    assert [str(one) for one in checked.diagnostics] == []
    return [(len(one.told), len(one.found)) for one in checked.untrue]


ENDS = "when Anna does turn\nwhen Anna chooses bell\nwhen Anna chooses drop\nthen Anna has 7 coins"
NARROW = "change room from 2 to 1"


def test_how_things_are_before_a_choice_that_nobody_makes_is_not_told() -> None:
    assert untrue(ENDS, NARROW) == [(1, 0)]


def test_what_comes_out_otherwise_at_the_end_is_told() -> None:
    assert untrue(ENDS, "change turn\n    from gain 3 coins\n    to gain 4 coins") == [(1, 1)]


@pytest.mark.parametrize(
    "last", ["when Anna chooses drop\nthen Anna has 2 stones", "then Anna may choose only drop or sell"]
)
def test_what_is_otherwise_before_a_choice_that_is_made_is_told(last: str) -> None:
    """Or where a line says what there is to choose."""
    before = "when Anna does turn\nwhen Anna chooses bell\nthen Anna has 4 coins\n"
    changed = "change turn\n    from gain 1 coin\n    to gain 3 coins"
    assert untrue(before + last, changed) == [(1, 1)]
