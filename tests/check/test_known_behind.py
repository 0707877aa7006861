"""What is known behind branches and moves: a step that goes on past an `end`, a capture by moving onto a piece."""

from __future__ import annotations

import pytest

from tests.rows.test_rows import codes

HEAD = """game tried
  title    "Tried"
  players  2

table square (squares) in a grid 3 by 3

pieces on squares
  king (kings)  1 for each player
  pawn (pawns)  3 for each player

table tile (tiles): wood, stone, cloth

each player has
  hand  some of tile

the game has
  bag   row of tile, face down
  road  row of tile

a square is mine when it has your piece
a square called goal is a reach of a square called start when goal is not mine and goal is next to start

step setup
  each player: do lay_out

step lay_out
  choose a square that has no piece
  put 1 king on that square

step play
  repeat 3 times: each player in turn: do turn
  the game is drawn

step turn
"""

MOVE = "choose a square that is mine called start\nchoose a square that is a reach of start called goal\n"
HIT = "choose a square that has an opponent's piece called hit\nchoose a square that has your king called home\n"
FREE = "choose a square that has no piece called near\nchoose a square that has no piece called far\n"
ANY = "choose a square that has a piece called hit\nchoose a square that has your king called home\n"
CAPTURE = "if goal has an opponent's piece: remove 1 piece from goal\n"

SURE = {
    "an end in front": "if road is empty: end turn\ndraw a tile from road",
    "an end otherwise": "if road is not empty: do nothing\notherwise: end turn\ndraw a tile from road",
    "an end of the game": "if road is empty: you win\ndraw a tile from road",
    "a capture": f"{MOVE}{CAPTURE}move 1 piece from start to goal",
    "a capture that wins": f"{MOVE}if goal has an opponent's king: you win\n{CAPTURE}move 1 piece from start to goal",
    "what was left is free": f"{MOVE}{CAPTURE}move 1 piece from start to goal\nput 1 pawn on start",
    "what came stands there": f"{MOVE}{CAPTURE}move 1 piece from start to goal\nmove 1 piece from goal to start",
    "a sort that surely stands there": "choose a square that has an opponent's king called hit\n"
    "remove 1 king from hit\nput 1 pawn on hit",
    "mine stays where theirs is removed": f"{HIT}remove 1 piece from hit\nmove 1 king from home to hit",
    "either branch": f"{MOVE}if goal has an opponent's king: remove 1 king from goal\n"
    "otherwise if goal has an opponent's pawn: remove 1 pawn from goal\nmove 1 piece from start to goal",
}

OPEN = {
    "an end of something else": ("if road is empty: end turn\ndo fill\ndraw a tile from road", "RK0318"),
    "nothing removed": (f"{MOVE}move 1 piece from start to goal", "RK0330"),
    "only pawns removed": (
        f"{MOVE}if goal has an opponent's pawn: remove 1 pawn from goal\nmove 1 piece from start to goal",
        "RK0330",
    ),
    "a sort that need not stand there": (
        f"{MOVE}if goal has an opponent's piece: remove 1 king from goal\nmove 1 piece from start to goal",
        "RK0330",
    ),
    "it was removed": (
        f"{MOVE}{CAPTURE}move 1 piece from start to goal\nremove 1 piece from goal\nmove 1 piece from goal to start",
        "RK0330",
    ),
    "what was put may be in the way": (f"{FREE}put 1 pawn on near\nput 1 pawn on far", "RK0330"),
    "what is removed may be it": (f"{FREE}{ANY}remove 1 piece from hit\nmove 1 king from home to far", "RK0330"),
    "one branch alone": (
        f"{MOVE}if road is empty: remove 1 piece from goal\nmove 1 piece from start to goal",
        "RK0330",
    ),
}


def _turn(body: str) -> str:
    fill = "\nstep fill\n  empty road\n" if "do fill" in body else ""
    return HEAD + "".join(f"  {line}\n" for line in body.split("\n")) + fill


@pytest.mark.parametrize("body", SURE.values(), ids=SURE.keys())
def test_it_is_known(body: str) -> None:
    assert codes(_turn(body)) == []


@pytest.mark.parametrize(("body", "code"), OPEN.values(), ids=OPEN.keys())
def test_it_is_not_known(body: str, code: str) -> None:
    assert code in codes(_turn(body))


COUNTED = {
    "three kinds, one for each of two": ("put each tile in bag", []),
    "as many of each": ("put as many of each tile as 1 in bag", []),
    "two alone for three": ("put wood in bag\nput stone in bag", ["RK0318"]),
    "gathered": ("gather all tiles in bag", []),
}


def _setup(body: str) -> str:
    first = "  each player: do lay_out\n"
    return HEAD.replace(first, first + "".join(f"  {line}\n" for line in body.split("\n"))) + "  do nothing\n"


DRAWN = "shuffle bag\neach player: draw 1 tile from bag into hand\ndraw a tile from bag\nput that tile in road"


@pytest.mark.parametrize(("filled", "found"), COUNTED.values(), ids=COUNTED.keys())
def test_what_was_put_somewhere_is_counted(filled: str, found: list[str]) -> None:
    assert codes(_setup(f"{filled}\n{DRAWN}")) == found


def test_what_a_rule_puts_somewhere_may_be_put_elsewhere_instead() -> None:
    text = (
        _setup("each player: do fetch")
        + """
step fetch
  rule fill: put each tile in bag
  draw a tile from bag
  put that tile in road
"""
    )
    assert codes(text) == []
    assert codes(f"{text}\nwith wood\n  instead of fill: do nothing\n") == ["RK0318"]
