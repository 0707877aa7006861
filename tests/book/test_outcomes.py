"""A step that looks at one count, told as a table: every number has its line, and only one line happens."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import outcome_table
from rulekit.document.sentence import Number, Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

TEXT = """game den
  title    "Den"
  players  2
  wins     most coins

table gear (gears): hat, cap

each player has
  coin (coins)   0 to 9, starts at 5, more is lost
  mouse (mice)   0 to 5, more is lost
  gears          some of gear

step play
  each player in turn: do turn

step turn
  gain 2 mice
  do spoil

step spoil
  rule a when your mice are 1: lose 1 coin
  rule b when your mice are 2: lose 2 coins
  rule c when your mice are 3: lose 3 coins
"""


def lines(text: str) -> list[str] | None:
    """The numbers that the table of the step has lines for, from first to last; None where there is no table."""
    game = check_source(Source("den.rules", text)).game
    assert game is not None
    step = game.step("spoil")
    assert step is not None
    table = outcome_table(step, Narrator(game, SAYERS))
    if table is None:
        return None
    return [str(_first(row.cells[0].line)) for row in table.rows]


def _first(words: tuple[object, ...]) -> object:
    (said,) = words
    if isinstance(said, Number):
        return said.value
    assert isinstance(said, Sentence)
    return " to ".join(str(one.value) for one in said.parts.values() if isinstance(one, Number))


@pytest.mark.parametrize(
    ("old", "new", "numbers"),
    [
        ("", "", ["0", "1", "2", "3", "4"]),
        ("0 to 5", "0 to 4", ["0", "1", "2", "3", "4"]),
        ("0 to 5", "0 to 3", ["0", "1", "2", "3"]),
        ("mice are 3", "mice are at least 4", ["0", "1", "2", "3", "4"]),
        ("mice are 1", "mice are at most 1", ["0 to 1", "2", "3", "4"]),
    ],
)
def test_every_number_has_its_line(old: str, new: str, numbers: list[str]) -> None:
    assert lines(TEXT.replace(old, new)) == numbers


@pytest.mark.parametrize("effect", ["instead of a: gain 1 mouse", "whenever you lose coins: gain 1 mouse"])
def test_what_changes_the_count_is_no_table(effect: str) -> None:
    """Where an effect makes the count another, two lines could happen one after the other."""
    assert lines(f"{TEXT}\nwith hat\n  {effect}\n") is None
