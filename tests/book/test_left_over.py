"""A marker that counts what is left of a row goes on along it when that is spent, back when it is whole."""

from __future__ import annotations

import pytest

from rulekit.book.left_over import left_over
from rulekit.book.moved import moved
from rulekit.document.panels import Gain, Shift
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import check_source, load_game
from rulekit.source import Source

RULES = """game small
  title    "Small"
  players  2 to 3
  wins     most food

each player has
  food   0 or more
  water  0 to 7, starts at 3
  jars   0 to 8, starts at 4

step play
  each player in turn: do turn

step turn
  {becomes}
  gain 1 food
"""


@pytest.mark.parametrize(
    ("becomes", "less"),
    [
        ("if your jars are at least 2: your water becomes your jars minus 2", 2),
        ("your water becomes 5", None),
        ("if your water is at least 1: your water becomes your water minus 1", None),
        ("if your food is at least 1: your water becomes 7 minus 2", None),
    ],
)
def test_it_is_left_of_what_it_is_filled_up_to(becomes: str, less: int | None) -> None:
    game = check_source(Source("small.rules", RULES.replace("{becomes}", becomes))).game
    assert game is not None
    found = left_over(next(one for one in game.fields if one.name == "water"), game)
    assert (None if found is None else (found.of.name, found.less)) == (None if less is None else ("jars", less))


@pytest.mark.parametrize(
    ("was", "now", "most", "goes"),
    [
        (2, 1, (2, 2), (0, 1)),
        (0, 2, (2, 2), (2, 0)),
        (1, 3, (2, 4), None),
        (0, 3, (2, 3), None),
        (0, 3, (2, 2), None),
    ],
)
def test_spending_moves_the_marker_on(was: int, now: int, most: tuple[int, int], goes: tuple[int, int] | None) -> None:
    narrator = narrator_of(load_game("builders_of_the_colosseum"))
    found = moved(("move", ""), was, now, narrator, most)
    if goes is None:
        assert isinstance(found, Gain)
        assert found.count == now - was
        return
    assert isinstance(found, Shift)
    assert (found.was, found.now) == goes
    assert found.values == tuple(range(most[1], -1, -1))
