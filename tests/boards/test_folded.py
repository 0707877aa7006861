"""A row that is drawn there and back: where its places lie, what lies there at first, and in play."""

from __future__ import annotations

import attrs
import pytest

import rulekit
from rulekit.book.folded import centres, middles, size, stack
from rulekit.book.waiting import waiting
from rulekit.document.plan import Plan
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.terminal import boards
from rulekit.model.board import row
from rulekit.playing.examples import still_true
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


def test_what_was_taken_off_waits_between_the_parts_if_it_comes_back() -> None:
    """What is taken off a place and counted by itself is drawn there; what never comes back is not."""
    game = load_game("backgammon").game
    assert game is not None
    assert [one.name for one in waiting(game.table("point"), game)] == ["bar"]
    assert not waiting(attrs.evolve(game.table("point"), board=row(24)), game)


@pytest.mark.parametrize("count", [1, 2, 7, 15])
def test_what_waits_lies_between_the_parts(count: int) -> None:
    board = attrs.evolve(row(24), folds=4)
    spots = stack(board, 24, count)
    assert len({*spots}) == count
    left, right = (middles(board)[at][0] for at in (6, 5))
    assert all(left < x - 0.43 and x + 0.43 < right and 0 < y < size(board)[1] for x, y in spots)


def test_an_arrow_goes_from_where_something_waits_to_where_it_enters() -> None:
    checked = still_true(load_game("backgammon"))
    board = attrs.evolve(row(24), folds=4)
    plan = checked.insets["bar_first"]
    (first, second) = next(one for one in plan.values() if isinstance(one, Plan)).arrows
    assert first[0] == centres(board)[24]
    assert second[0][0] == middles(board)[22][0]
