"""A table that is mostly dashes is told kind by kind; each figure stands beside its thing, even one that counts on."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.tables import tables
from rulekit.document.blocks import TableBlock
from rulekit.document.marks import mark_of, marks_of, of_marks
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

GAME = """\
game one
  title    "One"
  players  2
  wins     most coins

table sort (sorts): ship, event

table card (cards)   kind    armies   speed   price
  sloop              ship    2        3       1
  brig               ship    3        2       2
  galley             ship    1        1       3
  storm              event   {storm}  -       2
  calm               event   -        -       2
  fog                event   -        -       1

table step_of (steps_of)   height
  first                    {first}
  second                   3
  third                    4
  fourth                   5
  fifth                    6

each player has
  coin (coins)  0 or more

step play
  repeat up to 3 times
    each player: gain 1 coin
"""


def made(storm: str = "-", first: int = 2) -> list[TableBlock]:
    """The tables of the game without their words."""
    checked = check_source(Source("one.rules", GAME.format(storm=storm, first=first)))
    assert [one.message for one in checked.diagnostics if one.code.startswith("RK03")] == []
    assert checked.game is not None
    return list(tables(Narrator(checked.game, SAYERS)))


def test_columns_that_tell_only_one_kind_stand_in_its_table_alone() -> None:
    found = {one.anchor: one for one in made()}
    assert len(found["table-card-ship"].columns) == 4
    assert len(found["table-card-event"].columns) == 2
    assert [len(found[f"table-card-{kind}"].rows) for kind in ("ship", "event")] == [3, 3]


def test_a_column_that_tells_more_than_one_kind_is_kept_for_both() -> None:
    found = {one.anchor: one for one in made(storm="1")}
    assert "table-card-ship" not in found
    assert len(found["table-card"].rows) == 6


def test_figures_that_count_on_stand_beside_their_things_like_others() -> None:
    rows = [len(next(one for one in made(first=first) if one.anchor == "table-step_of").rows) for first in (2, 1)]
    assert rows == [5, 5]


def test_marks_are_letters_that_go_on_behind_z() -> None:
    assert [mark_of(number) for number in (1, 26, 27, 52, 53)] == ["a", "z", "aa", "az", "ba"]
    assert of_marks(("aa", "b", "a", "b")) == "a, b, aa"
    assert marks_of("a, aa") == ("a", "aa")
    assert marks_of("") == ()
