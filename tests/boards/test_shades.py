"""What is drawn darker on a board: a word of its places alone, that is true for everybody, always."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.shades import shade
from rulekit.driver.pipeline import check_source
from rulekit.source import Source

HEAD = """game shades
  title    "Shades"
  players  2
  wins     most coins

table square (squares) in a grid 4 by 4{turned}

pieces on squares
  man (men)

each player has
  coin (coins)  0 or more

{words}

step play
  each player: gain 1 coin
"""
DARK = "a square is dark when its row plus its column is even"


def test_the_dark_squares_of_draughts_are_drawn() -> None:
    game = rulekit.load("draughts").table.game
    found = shade(game.table("square"), game)
    assert found is not None
    places = [game.table("square").items[at].name for at in found.cells]
    assert places[:5] == ["a1", "c1", "e1", "g1", "b2"]
    assert len(places) == 32


@pytest.mark.parametrize(
    ("words", "turned", "count"),
    [
        (DARK, "", 8),
        (DARK, ", turned to each player", 8),
        ("a square is home when its row is 1", "", 4),
        ("a square is home when its row is 1", ", turned to each player", 0),  # of each player others
        ("a square is dark when it has a man", "", 0),
        ("a square is dark when its row is 1 and its column is 1", "", 0),
        (f"{DARK}\na square is home when its row is 1", "", 0),  # two shades would be needed
        (f"{DARK}\na square is free when it has no man", "", 8),
    ],
)
def test_only_one_word_that_is_always_true_is_drawn(words: str, turned: str, count: int) -> None:
    checked = check_source(Source("shades.rules", HEAD.format(words=words, turned=turned)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    found = shade(checked.game.table("square"), checked.game)
    assert (len(found.cells) if found is not None else 0) == count
