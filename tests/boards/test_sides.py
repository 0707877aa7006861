"""Sides of a board that a player wins by joining are drawn in that player's colour, along the edge, each part once."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.book.drawn_board import centres, drawn_board
from rulekit.book.narrator import Narrator
from rulekit.book.owned_sides import owned_edges, owned_sides
from rulekit.book.plan_places import corners
from rulekit.document.blocks import Plan
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.model.game import Game
from rulekit.playing.examples import still_true
from rulekit.source import Source

RULES = """\
game sides
  title    "Sides"
  players  2

table cell (cells) in a {shape}grid {columns} by {rows}

pieces on cells
  stone (stones) 61 for each player

a cell is free when it has no stone
a cell is held when it has your stone
a cell is low when it is held and its row is 1
a cell is high when it is held and its row is {rows}
a cell is western when it is held and its column is 1
a cell is eastern when it is held and its column is {columns}

components
  stone  discs

step play
  take turns: do turn

step turn
  choose a free cell
  put 1 stone on that cell
"""
OWNED = """\
  if your seat is 1 and there is a low cell that is connected to high cells through held cells: you win
  if your seat is 2 and there is a western cell that is connected to eastern cells through held cells: you win
"""
SHARED = "  if there is a low cell that is connected to high cells through held cells: you win\n"
BROAD = 0.15
"""Half of how broad such a line is, as `plan.typ` draws it."""
NOT_WON = OWNED.replace("you win", "end turn") + "  if there is no free cell: the game is drawn\n"


def checked(rules: str) -> Game:
    found = check_source(Source("sides.rules", rules))
    assert found.game is not None, found.diagnostics
    return found.game


@given(columns=st.integers(2, 7), rows=st.integers(2, 7), hexes=st.booleans())
def test_each_side_is_drawn_once_and_goes_round_the_board(columns: int, rows: int, *, hexes: bool) -> None:
    game = checked(RULES.format(shape="hex " if hexes else "", columns=columns, rows=rows) + OWNED)
    (table,) = game.tables
    low, high = frozenset(range(columns)), frozenset(range((rows - 1) * columns, rows * columns))
    western = frozenset(range(0, rows * columns, columns))
    eastern = frozenset(one + columns - 1 for one in western)
    sides = owned_sides(table, game)
    assert sides == {0: (low, high), 1: (western, eastern)}
    middles = centres(table, game)
    count, radius, turn = (6, 3**-0.5, 0.0) if hexes else (4, 0.5**0.5, 0.25)
    cells = [corners(one, count, radius, turn) for one in middles]
    edges = owned_edges(sides, cells, middles)
    assert sorted(seat for _, seat in edges) == [0, 0, 1, 1]
    # Four lines, the end of each where another begins: the whole edge of the board and no part twice.
    starts, ends = ([line[at] for line, _ in edges] for at in (0, -1))
    assert all(sum(dist(start, end) < 0.1 for start in starts) == 1 for end in ends)
    length = sum(dist(*pair) for line, _ in edges for pair in pairwise(line))
    outline = 4 * (columns + rows) - 2 if hexes else 2 * (columns + rows)
    assert length == pytest.approx(outline * dist(*cells[0][:2]), abs=0.1)
    # As broad as they are, nothing of them lies outside of the drawing.
    plan = drawn_board(table, Narrator(game, SAYERS))
    points = [point for line, _ in plan.edges for point in line]
    assert all(BROAD <= point[at] <= plan.size[at] - BROAD for point in points for at in (0, 1))


@pytest.mark.parametrize("end", [SHARED, NOT_WON])
@pytest.mark.parametrize("shape", ["hex ", ""])
def test_a_side_that_all_join_or_nobody_wins_by_is_nobodys(shape: str, end: str) -> None:
    game = checked(RULES.format(shape=shape, columns=4, rows=3) + end)
    assert owned_sides(game.tables[0], game) == {}


def cover(name: str) -> Plan:
    board = compose_document(still_true(load_game(name, [])), "rulebook").poster.board
    assert board is not None
    return board


def test_a_board_that_is_empty_at_first_is_on_the_cover_as_in_the_midst_of_play() -> None:
    for name in ("hex", "tic_tac_toe", "reversi"):
        made = cover(name)
        assert made.pieces
        assert not made.labels
