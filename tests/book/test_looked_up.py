"""What is looked up by things of another table stands below them, and what cases bring times over is worked out."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.steps import step_blocks
from rulekit.book.tables import tables
from rulekit.document.blocks import TableBlock
from rulekit.document.sentence import Noun, Number
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

GAME = """\
game one
  title    "One"
  players  2
  wins     most coins

table season (seasons): spring, summer, autumn

table orchard (orchards)   yield
  plum                     1, 2, 0
  pear                     0, 1, 4
  fig                      {fig}

the game has
  now                     a season, starts at spring
  basket of each orchard  0 to 3

each player has
  coin (coins)  0 or more

an orchard is ripe when its basket is at least 2
the price of an orchard called grove is yield of grove at {at}

step play
  repeat up to 3 times
    each player: do pick

step pick
  for each orchard
    if basket of that orchard is 3: gain as many coins as 3 times price of that orchard
    otherwise if that orchard is ripe: gain as many coins as {times}price of that orchard
    {otherwise}
"""
PLAIN = {"fig": "2, 2, 2", "at": "now", "times": "", "otherwise": ""}


def teller(**written: str) -> Narrator:
    checked = check_source(Source("one.rules", GAME.format(**(PLAIN | written))))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return Narrator(checked.game, SAYERS)


def orchards(**written: str) -> TableBlock:
    (found,) = (one for one in tables(teller(**written)) if one.anchor == "table-orchard")
    return found


def worked_out(**written: str) -> list[TableBlock]:
    narrator = teller(**written)
    step = narrator.game.step("pick")
    assert step is not None
    return [one for one in step_blocks(step, narrator, 1) if isinstance(one, TableBlock)]


def figures(table: TableBlock) -> list[list[int]]:
    return [[one.value for cell in row.cells[1:] for one in cell.line if isinstance(one, Number)] for row in table.rows]


def test_things_head_the_figures_that_are_looked_up_by_them() -> None:
    found = orchards()
    assert [one.line for one in found.columns[1:]] == [(Noun(one),) for one in ("spring", "summer", "autumn")]
    assert figures(found) == [[1, 2, 0], [0, 1, 4], [2, 2, 2]]


def test_a_row_stays_a_row_where_it_is_counted_through() -> None:
    assert len(orchards(at="2").columns) == 2
    assert len(orchards(fig="2, 2").columns) == 2, "a figure is missing for the last of them"


def test_what_cases_bring_times_over_is_worked_out_for_each_figure() -> None:
    (found,) = worked_out()
    assert [one.line for one in found.columns] == [(Noun("price"),), *((Number(one),) for one in (1, 2, 4))]
    assert figures(found) == [[3, 6, 12], [1, 2, 4]]


def test_nothing_is_worked_out_where_cases_bring_the_same_or_something_else() -> None:
    assert not worked_out(times="3 times ")
    assert not worked_out(otherwise="otherwise: gain 1 coin")
