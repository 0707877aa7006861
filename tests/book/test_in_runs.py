"""Tables told in fewer rows still hold each figure; what only orders is told as an order; a head says what it heads."""

from __future__ import annotations

import pytest

from rulekit.book.figures_in_runs import in_runs_of_figures, is_order
from rulekit.book.narrator import Narrator
from rulekit.book.tables import tables
from rulekit.book.terms import items_of_terms
from rulekit.document import walk
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.document.table import TableBlock
from tests.book.test_flow import narrator

GAME = """
table rank (ranks)  height
  {ranks}

table suit (suits): clubs, hearts

table card (cards) of each suit and rank

each player has
  hand  some of card

the strength of a card is height of its rank

step play
  each player in turn: do turn

step turn
  {turn}
"""
SCORED = "gain as many points as total strength of hand"
COMPARED = "choose a card from hand\n  if strength of that card is highest strength of hand: gain 1 point"
NAMES = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack")


def made(figures: tuple[int, ...], turn: str) -> tuple[TableBlock, Narrator]:
    ranks = "\n  ".join(f"{name}  {figure}" for name, figure in zip(NAMES, figures, strict=False))
    found = narrator(GAME.replace("{ranks}", ranks).replace("{turn}", turn), "  wins  most points\n")
    return next(one for one in tables(found) if one.anchor == "table-rank"), found


def told(table: TableBlock) -> dict[str, int]:
    """The figure of each thing, as somebody reads it off the rows: of a run each has one more, or all have the same."""
    found: dict[str, int] = {}
    for row in table.rows:
        (name,), (figure,) = (cell.line for cell in row.cells)
        names = [name.term] if isinstance(name, Noun) else []
        if isinstance(name, Sentence) and name.name == "names":
            items = name.parts["items"]
            assert isinstance(items, tuple)
            names = [one.term for one in items if isinstance(one, Noun)]
        elif isinstance(name, Sentence):
            first, last = name.parts["first"], name.parts["last"]
            assert isinstance(first, Noun)
            assert isinstance(last, Noun)
            names = list(NAMES[NAMES.index(first.term) : NAMES.index(last.term) + 1])
        low = figure.parts["low"] if isinstance(figure, Sentence) else figure
        assert isinstance(low, Number)
        rises = not isinstance(figure, Number)
        found |= {one: low.value + rises * at for at, one in enumerate(names)}
    return found


@pytest.mark.parametrize(
    ("figures", "rows"),
    [
        ((2, 3, 4, 5, 6, 7, 50, 9, 10, 10), 4),
        ((5, 5, 5, 5, 5, 5, 5, 8, 9, 9), 3),
        ((1, 2, 3, 4, 9, 9, 9, 9, 9, 9), 2),
        ((7, 1, 7, 1, 7, 1, 7, 1, 7, 1), 10),
        ((2, 4, 6, 8, 10, 12, 14, 16, 18, 20), 10),
        ((1, 1, 2, 2, 3, 3, 4, 4), 4),
    ],
)
def test_each_figure_is_read_off_the_rows(figures: tuple[int, ...], rows: int) -> None:
    table, _ = made(figures, SCORED)
    assert len(table.rows) == rows
    assert told(table) == dict(zip(NAMES, figures, strict=False))


def test_what_is_only_compared_is_an_order() -> None:
    figures = (2, 3, 5, 8, 9, 11, 20, 21)
    table, found = made(figures, COMPARED)
    (row,) = table.rows
    assert [one.name for one in row.cells[0].line if isinstance(one, Sentence)] == ["names"]
    (column,) = found.game.table("rank").columns
    assert is_order(column, figures, found.game)
    falling = (2, 3, 5, 4, 9, 11, 20, 21)
    assert not is_order(column, falling, found.game)
    assert len(made(falling, COMPARED)[0].rows) == len(falling)


@pytest.mark.parametrize("more", [SCORED, "if strength of that card is 5: gain 1 point"])
def test_figures_that_matter_stay(more: str) -> None:
    table, _ = made((2, 3, 5, 8, 9, 11, 20, 21), f"{COMPARED}\n  {more}")
    assert len(table.rows) > 1


def test_a_value_that_heads_its_column_is_no_term() -> None:
    table, found = made((7, 1, 7, 1, 7, 1), SCORED)
    (value,) = found.game.derived
    assert [one for one in table.columns[1].line if isinstance(one, Noun)] == [Noun("strength")]
    assert not items_of_terms(value, found)


def test_a_short_table_stays_as_it_is() -> None:
    table, found = made((1, 2, 3, 4, 5, 6), SCORED)
    assert in_runs_of_figures(table, found.game.table("rank"), found.game) == table


KINDS = """
table box (boxes): ones, all

each player has
  coin (coins)  0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  roll 5 dice
  choose a box
  do what that box says

with ones
  at once: for each die that shows 1: gain 1 point
with all
  at once
    if dice have 5 alike: gain as many {what} as total face of dice
"""


@pytest.mark.parametrize(("what", "head"), [("points", "point"), ("coins", "")])
def test_what_all_things_bring_heads_what_they_do(what: str, head: str) -> None:
    found = narrator(KINDS.replace("{what}", what), "  wins  most points\n")
    (table,) = (one for one in tables(found) if one.anchor == "table-box")
    assert [one.term for one in walk.nouns(table.columns[1].line) if one.term != "effect"] == [head] * bool(head)
