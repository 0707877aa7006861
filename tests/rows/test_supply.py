"""A row has room for all that can come to lie in it: proved where it names no limit, demanded where it names one."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.model.game import Game
from rulekit.source import Source

TEXT = """game one
  title    "One"
  players  2 to 4
  wins     most points

table age (ages): old, new

table tile (tiles)   many   age
  meadow             3      old
  wood               2      old
  lake               4      new

the game has
  bag            row of tile, face down
  line           row of {line}
  heap           row of tile
  of of each age  row of {each}

each player has
  point (points)  0 or more

step setup
  put as many of each tile as its many in bag
  shuffle bag
{setup}
step play
  repeat
    each player in turn: do turn

step turn
  if bag is empty: the game ends
{turn}

step settle for a tile
  put that tile in line
"""
DRAW = "  if bag is not empty\n    draw a tile from bag\n    {}"


def checked(line: str = "tile", each: str = "tile", setup: str = "", turn: str = "") -> tuple[Game | None, list[str]]:
    """The game and the codes of what is wrong."""
    text = TEXT.format(line=line, each=each, setup=setup, turn=turn)
    # a step that nothing does is only warned of
    found = check_source(Source("one.rules", text))
    return found.game, [one.code for one in found.diagnostics if one.severity == "error"]


def room(game: Game | None, name: str) -> int:
    """How much a row of a game holds."""
    assert game is not None
    return next(one.holds for one in game.fields if one.name == name)


PROVED = {
    "what is never put anywhere": ("", "", 1),
    "so many once": ("  put meadow in line\n  put wood in line\n", "", 2),
    "so many of one": ("  put as many of meadow as 5 in line\n", "", 5),
    "one of each": ("  put each tile in line\n", "", 3),
    "for each thing of a table": ("  for each tile: put that tile in line\n", "", 3),
    "so many times": ("  repeat up to 4 times: put lake in line\n", "", 4),
    "for each player": ("  each player: put lake in line\n", "", 4),
    "what was drawn": ("", DRAW.format("put that tile in line"), 9),
    "what was drawn for a step": ("", DRAW.format("do settle for that tile"), 9),
    "what was drawn and then there is one more": ("  put lake in heap\n", DRAW.format("put that tile in line"), 10),
}


@pytest.mark.parametrize("case", PROVED)
def test_a_row_without_a_limit_has_the_room_it_needs(case: str) -> None:
    setup, turn, wanted = PROVED[case]
    game, codes = checked(setup=setup, turn=turn)
    assert codes == []
    assert room(game, "line") == wanted
    assert room(game, "bag") == 9
    if wanted > 1:
        game, codes = checked(f"up to {wanted} tile", setup=setup, turn=turn)
        assert codes == []
        assert checked(f"up to {wanted - 1} tile", setup=setup, turn=turn)[1] == ["RK0303"]
        assert checked(f"up to {wanted - 1} tile, more is lost", setup=setup, turn=turn)[1] == []


UNPROVED = {
    "again and again": "  put meadow in line",
    "a drawn one twice": DRAW.format("put that tile in line\n    put that tile in line"),
    "a drawn one in a loop": DRAW.format("repeat up to 2 times: put that tile in line"),
    "a chosen one": "  choose a tile\n  put that tile in line",
    "by a step that is done without drawing": "  choose a tile\n  do settle for that tile",
}


@pytest.mark.parametrize("case", UNPROVED)
def test_what_comes_from_nowhere_needs_a_limit(case: str) -> None:
    assert set(checked(turn=UNPROVED[case])[1]) == {"RK0320"}
    assert checked("up to 4 tile", turn=UNPROVED[case])[1][:1] == ["RK0303"] or case == "a chosen one"
    assert "RK0303" not in checked("up to 4 tile, more is lost", turn=UNPROVED[case])[1]


def test_asking_first_is_proof() -> None:
    ask = "  choose a tile\n  if number of line is less than {}: put that tile in line"
    assert checked("up to 4 tile", turn=ask.format(4))[1] == []
    assert checked("up to 4 tile", turn=ask.format(5))[1] == ["RK0303"]


def test_rows_of_each_thing_get_their_shares() -> None:
    game, codes = checked(setup="  put as many of each tile as its many in of of its age\n")
    assert codes == []
    assert room(game, "of") == 5


def test_a_row_without_a_limit_is_never_full() -> None:
    assert checked(setup="  fill line from bag\n")[1] == ["RK0203"]
    assert checked("up to 3 tile", setup="  fill line from bag\n")[1] == []


GATHERED = """game gathered
  title    "Gathered"
  players  2
  wins     most points

table card (cards): fox, owl, bat

each player has
  point (points)  0 or more
  cards           some of card

the game has
  deck   row of card, face down
  offer  row of up to 2 card

step setup
  gather all cards in deck

step play
  repeat 9 times: each player in turn: do turn

step turn
  fill offer from deck
  if offer is not empty
    choose a card from offer
    remove that card from offer
    gain that card
"""


def test_what_is_gathered_is_there_once_however_often_it_was_gained() -> None:
    found = check_source(Source("gathered.rules", GATHERED))
    assert [one.code for one in found.diagnostics] == []
    assert room(found.game, "deck") == 3
    moved = GATHERED.replace("    gain that card\n", "    gain that card\n    move that card from cards to deck\n")
    again = check_source(Source("gathered.rules", moved))
    assert room(again.game, "deck") == 3 + 18  # what was gained and goes back is there once more
