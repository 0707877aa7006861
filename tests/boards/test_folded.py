"""A row that is drawn there and back: where its places lie, what lies there at first, and in play."""

from __future__ import annotations

import attrs
import pytest

import rulekit
from rulekit.book.folded import middles, stack
from rulekit.driver.pipeline import check_source
from rulekit.driver.terminal import boards
from rulekit.model.board import row
from rulekit.source import Source

PLAYED = """game folds
  title    "Folds"
  players  {players}

table point (points) in a row of {places} folded in {folds}

each player has
  man (men) of each point  0 or more

step setup
  each player
    if your seat is 1: put 2 men on point 1
    otherwise: put 3 men on point 4
  each player
    put 1 man on point 2

step play
  repeat 2 times
    each player
      put 1 man on point 3
  each player
    if your men of point 1 are 2: you win
"""


def rules(places: int = 8, folds: int = 4, players: int = 2) -> str:
    """The rules of a small game on such a row."""
    return PLAYED.format(places=places, folds=folds, players=players)


@pytest.mark.parametrize(("places", "folds"), [(8, 3), (8, 6), (9, 3), (8, 0)])
def test_parts_are_two_halves_and_all_alike(places: int, folds: int) -> None:
    found = check_source(Source("folds.rules", rules(places, folds)))
    assert [one.code for one in found.diagnostics] == ["RK0302"]


def test_the_first_place_lies_at_the_right_below_and_the_last_above_it() -> None:
    found = middles(attrs.evolve(row(24), folds=4))
    assert found[0][0] == found[23][0] == max(x for x, _ in found)
    assert found[11][0] == found[12][0] == min(x for x, _ in found)
    assert len({y for _, y in found[:12]}) == len({y for _, y in found[12:]}) == 1
    assert found[5][0] - found[6][0] > found[4][0] - found[5][0]  # what lies between the parts of a half


def test_each_thing_of_a_stack_lies_in_its_own_place() -> None:
    board = attrs.evolve(row(24), folds=4)
    spots = [spot for at in range(24) for spot in stack(board, at, 5)]
    assert len(set(spots)) == 24 * 5
    assert len(set(stack(board, 0, 15))) == 15


def test_the_terminal_shows_what_lies_there_then() -> None:
    state = rulekit.load("backgammon").position(
        "Anna has 3 checkers of point 24",
        "Ben has 12 checkers of point 7",
        does="Anna does turn",
        names=("Anna", "Ben"),
    )
    shown = [*boards(state, "en")]
    assert shown[1].endswith("x3")
    assert shown[3].split("│")[0].split()[-1] == "o12"
    assert shown[-1] == "x Anna   o Ben"
