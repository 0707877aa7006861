"""Names on drawn boards: those of hollows stand where nothing lies, those of columns that lean at both their ends."""

from __future__ import annotations

from itertools import combinations

import pytest

import rulekit
from rulekit.book.pits import drawn, is_board
from rulekit.book.plan_places import coordinates, middles
from rulekit.document.plan import Plan
from rulekit.driver.pipeline import load_game
from rulekit.schematic.box import Box

HIGH, WIDE = 0.36, 0.8
"""About how high and wide a name is, in widths of a hollow."""


def boards() -> list[Plan]:
    found = (load_game(name, []).game for name in rulekit.games())
    return [
        drawn(game.table(one.shown[0].table), game)
        for game in found
        if game is not None
        for one in game.maps
        if is_board(one, game)
    ]


@pytest.mark.parametrize("plan", boards())
def test_no_name_of_a_hollow_touches_an_outline_or_what_lies_there(plan: Plan) -> None:
    names = [Box(*one.at, WIDE, HIGH) for one in plan.labels if not one.turned]
    pits = [Box(*one.at, one.width, one.height) for one in plan.pits]
    assert names
    for one in names:
        assert all(min(one.overlap(pit)) <= 0 for pit in pits)
        assert one.top >= 0
        assert one.bottom <= plan.size[1]
    assert all(min(one.overlap(two)) <= 0 for one, two in combinations(names, 2))


def test_a_column_that_leans_has_its_letter_at_both_ends() -> None:
    game = load_game("hex", []).game
    assert game is not None
    (table,) = (one for one in game.tables if one.board is not None)
    assert table.board is not None
    found = middles(table, table.board)
    labels = coordinates(table, found)
    columns = table.board.columns
    letters = [one for one in labels if one.line == labels[0].line]
    assert len(letters) == 2
    below, above = (one.at for one in letters)
    assert below[0] == found[0][0]
    assert above[0] == found[-columns][0]
    assert above[1] < min(y for _, y in found)
    assert min(one.at[1] for one in labels) > 0
