"""Tables draw what they count: boxes that are ticked, holes of a row with their values, players without a thing."""

from __future__ import annotations

import re

import pytest

import rulekit
from rulekit.book.drawn_columns import MOST_BOXES, MOST_HOLES
from rulekit.book.marked import is_valued
from rulekit.book.narrator import Narrator
from rulekit.book.tables import tables
from rulekit.document.blocks import Document, TableBlock
from rulekit.document.sentence import Noun
from rulekit.driver.pipeline import SAYERS, Checked, check_source, load_game
from rulekit.driver.printing import speaker_for
from rulekit.formats import html, markdown
from rulekit.model.closed import Owner
from rulekit.source import Source
from tests.book.test_course import rulebook
from tests.formats.compose import line
from tests.formats.languages import HUNGARIAN

GAME = """\
game one
  title    "One"
  players  2 to 3
  wins     most points

table tower (towers)   height      worth   missing
  low                  3           1       -
  high                 {height}    2       2

table well (wells)     depth   worths
  mine                 2       1, 3
  yours                {depth} 2, {worths}

each player has
  point (points)             0 or more
  tick (ticks) of each tower 0 to its height
  peg of each well           0 to its depth, more is lost

a tower is built when your ticks of it are its height
a tower is in_play when its missing is not number of players

step play
  repeat 3 times
    each player: do pick

step pick
  choose an in_play tower that is not built
  gain 1 tick of that tower
  for each well: gain 1 peg of that well
  gain as many points as worth of that tower
"""
PLAIN = {"height": "17", "depth": "3", "worths": "4, 6"}


def made(checked: Checked, anchor: str) -> TableBlock:
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    (found,) = (one for one in tables(Narrator(checked.game, SAYERS)) if one.anchor == anchor)
    return found


def of_one(anchor: str, **written: str) -> TableBlock:
    return made(check_source(Source("one.rules", GAME.format(**(PLAIN | written)))), anchor)


def drawn(table: TableBlock) -> dict[str, list[tuple[int, ...]]]:
    kinds = [one.kind for one in table.columns]
    return {kind: [row.cells[at].drawn for row in table.rows] for at, kind in enumerate(kinds) if kind != "text"}


def test_boxes_are_drawn_and_with_whom_they_are_not() -> None:
    found = drawn(of_one("table-tower"))
    assert found["boxes"] == [(3,), (17,)]
    assert found["absent"] == [(), (2,)]
    assert found["number"] == [(), ()]


def test_more_boxes_than_one_sees_at_a_glance_stay_a_figure() -> None:
    assert "boxes" not in drawn(of_one("table-tower", height=str(MOST_BOXES + 1)))


def test_holes_are_drawn_from_nothing_on_and_not_counted_besides() -> None:
    table = of_one("table-well")
    assert drawn(table) == {"holes": [(0, 1, 3), (0, 2, 4, 6)]}
    assert [one.line for one in table.columns[1:]] == [(Noun("worths", "columns"),)]


def test_how_many_there_are_stays_where_the_values_are_not_of_as_many_holes() -> None:
    assert [one.kind for one in of_one("table-well", depth="2").columns] == ["text", "number", "holes"]


def test_a_longer_row_stays_figures() -> None:
    long = ", ".join(map(str, range(4, MOST_HOLES + 4)))
    assert "holes" not in drawn(of_one("table-well", depth=str(MOST_HOLES + 1), worths=long))


@pytest.mark.parametrize("name", rulekit.games())
def test_every_table_draws_the_boxes_of_its_things(name: str) -> None:
    """As many as somebody may tick, wherever they can be counted at a glance."""
    game = load_game(name).game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    ticked = [one for one in game.fields if one.owner is Owner.PLAYER and one.bound and one.each and not one.source]
    for one in ticked:
        shown = {each.anchor: each for each in tables(narrator)}
        few = min(one.high) > 0 and max(one.high) <= MOST_BOXES and not is_valued(one, narrator)
        if few and f"table-{one.each}" in shown:
            assert drawn(shown[f"table-{one.each}"])["boxes"] == [(high,) for high in one.high]


@pytest.mark.parametrize("tag", ["hu", "zh_Hant"])
def test_who_hears_a_page_is_told_the_figures(tag: str) -> None:
    """Each drawing is read as the heading of its column and its figure; where letters draw, they draw as many."""
    book = worded_book("roll_through_the_ages", tag)
    (table,) = (one for one in book.blocks if isinstance(one, TableBlock) and one.anchor == "table-monument")
    page = html.write(Document("rulebook", line("x"), (), (table,)), HUNGARIAN, {})
    counts = [row.cells[1].drawn[0] for row in table.rows]
    told = re.findall(r'class="ticks small" role="img" aria-label="[^"]+?(\d+)">((?:<i></i>)+)', page)
    assert [(int(count), boxes.count("<i>")) for count, boxes in told] == [(one, one) for one in counts]
    assert len(re.findall(r'class="absent" role="img" aria-label="[^"]+? \d"', page)) == sum(
        len(row.cells[4].drawn) for row in table.rows
    )
    letters = markdown.write(Document("rulebook", line("x"), (), (table,)), HUNGARIAN, {})
    assert letters.count("☐") == sum(counts)


def worded_book(name: str, tag: str) -> Document:
    return speaker_for(load_game(name), tag).document(rulebook(name))
