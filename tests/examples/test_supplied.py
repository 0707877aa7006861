"""More things than there are lie nowhere: an example that says so is told, and no play comes to it."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.playing.kept import Keeper
from rulekit.source import Source
from tests.playing.swapping import GAMES, positions
from tests.sharing import shared_out

TILES = """game tiles
  title    "Tiles"
  players  2 to 2
  wins     most points

table tile (tiles): a, b, c, d

the game has
  deck  row of tile, face down
  line  row of tile

each player has
  point (points)  0 or more

step play
  for each tile: put that tile in deck
  repeat up to 4 times
    each player in turn: do turn

step turn
  if deck is not empty
    draw a tile from deck
    put that tile in line
    gain 1 point

example one
  given  players Anna, Ben
"""


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("given deck holds a\n  given line holds b, c, d", ""),
        ("given line holds a, b, c, d", ""),
        (
            "given line holds d, a, b, c\n  given deck holds a",
            "no play comes to this: 5 tiles lie in rows, where there are never more than 4",
        ),
    ],
)
def test_more_than_there_are_is_not_given(given: str, said: str) -> None:
    then = "when Anna does turn\n  then Anna has at least 0 points"
    made = check_source(Source("tiles.rules", f"{TILES}  {given}\n  {then}\n"))
    assert [one.message for one in made.diagnostics if one.severity == "error"] == []
    assert [one.message for one in run_examples(made)] == [said]


CARDS = """game cards
  title    "Cards"
  players  2 to 2
  wins     most points

table suit (suits): clubs, hearts
table rank (ranks): low, high
table card (cards) of each suit and rank

the game has
  deck  row of up to 8 card, face down
  pile  row of up to 4 card, more is lost

each player has
  hand            some of card, hidden
  point (points)  0 or more

step play
  gather all cards in deck
  each player in turn: do turn

step turn
  draw 1 card from deck into hand
  {turn}
  gain 1 point

example one
  given  players Anna, Ben
"""
MOVING = "if pile is not empty: move last of pile to hand"


@pytest.mark.parametrize(
    ("turn", "given", "said"),
    [
        (MOVING, "given Anna's hand holds low of clubs\n  given Ben's hand holds high of clubs", ""),
        (
            MOVING,
            "given Anna's hand holds low of clubs\n  given Ben's hand holds low of clubs",
            "no play comes to this: `low of clubs` lies in 2 places, and there is one of it",
        ),
        (
            MOVING,
            "given Anna's hand holds low of clubs\n  given pile holds high of hearts, low of clubs",
            "no play comes to this: `low of clubs` lies in 2 places, and there is one of it",
        ),
        # What is put somewhere is there once more.
        (
            "choose a card, then put that card in pile",
            "given Anna's hand holds low of clubs\n  given pile holds low of clubs",
            "",
        ),
    ],
)
def test_one_thing_lies_in_one_place(turn: str, given: str, said: str) -> None:
    then = "when Ben does turn\n  then Ben has at least 0 points"
    made = check_source(Source("cards.rules", f"{CARDS.format(turn=turn)}  {given}\n  {then}\n"))
    assert [one.message for one in made.diagnostics if one.severity == "error"] == []
    assert [one.message for one in run_examples(made)] == [said]


@pytest.mark.parametrize(("name", "variants"), shared_out(GAMES, 4, 6))
def test_no_play_has_more_than_there_are(name: str, variants: tuple[str, ...]) -> None:
    for state in positions(name, variants, 3, 8):
        keeper = Keeper(state.table.game, state.table.program.layout, (), state.names)
        assert keeper.broken(state.slots) is None
