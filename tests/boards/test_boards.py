"""Boards: where places lie, what stands there, what is in a line; both runners play alike, each language says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.driver.pipeline import check_source, compiled, load_game
from rulekit.driver.printing import write_document
from rulekit.machine.python import compile_program
from rulekit.model import board
from rulekit.model.board import Way
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

HERE = Path(__file__).parent
GAMES = ("marks", "drop", "mill", "turned", "leap", "owner")
OPPOSITE = {Way.ABOVE: Way.BELOW, Way.LEFT: Way.RIGHT}


def text(name: str) -> str:
    """The rules of a game."""
    return (HERE / f"{name}.rules").read_text("utf-8")


def codes(rules: str) -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("board.rules", rules)).diagnostics if one.severity == "error"]


# ---- Where places lie ----


@given(columns=st.integers(1, 9), rows=st.integers(1, 9), count=st.integers(2, 5))
def test_every_line_of_a_grid_is_there_once(columns: int, rows: int, count: int) -> None:
    made = board.grid(columns, rows)
    across, up = max(columns - count + 1, 0), max(rows - count + 1, 0)
    found = made.straight(count)
    assert len(found) == len(set(map(frozenset, found))) == across * rows + columns * up + 2 * across * up


@given(columns=st.integers(1, 9), rows=st.integers(1, 9), count=st.integers(1, 3), hexes=st.booleans())
def test_what_is_beside_a_place_has_it_beside_itself(columns: int, rows: int, count: int, *, hexes: bool) -> None:
    made = (board.hex_grid if hexes else board.grid)(columns, rows)
    for way, back in OPPOSITE.items():
        there, here = made.beside(way, count), made.beside(back, count)
        assert all(here[one] == at for at, one in enumerate(there) if one is not None)
        assert sum(one is not None for one in there) == sum(one is not None for one in here)


@given(count=st.integers(3, 40), length=st.integers(2, 6))
def test_a_ring_has_no_end(count: int, length: int) -> None:
    assert len(board.ring(count).straight(length)) == (count if length < count else length == count)
    assert None not in board.ring(count).beside(Way.LEFT, 1)


def test_a_place_inside_a_hex_grid_touches_six_others() -> None:
    edges = board.hex_grid(3, 3).edges("side")
    assert sum(4 in one for one in edges) == 6
    assert len(edges) == 16


# ---- What is played ----


@pytest.mark.parametrize("name", GAMES)
def test_examples_hold(name: str) -> None:
    outcomes = run_examples(check_source(Source(f"{name}.rules", text(name))))
    assert outcomes
    assert [(one.example.name, one.message) for one in outcomes if one.message] == []


@pytest.mark.parametrize("name", GAMES)
def test_both_runners_play_alike(name: str) -> None:
    game = check_source(Source(f"{name}.rules", text(name))).game
    assert game is not None
    agree(compiled(game, 2).program, range(20))


def test_three_in_a_row_end_as_many_ways_as_can_be_counted() -> None:
    """The first player has 8 lines, each in 6 orders, while the other sets two marks on the 6 squares that are left."""
    game = check_source(Source("marks.rules", text("marks"))).game
    assert game is not None
    open_ = [compile_program(compiled(game, 2).program).start()]
    for ways in (9, 72, 504, 3024, 15120):
        open_ = [one.apply(option) for one in open_ for option in one.options]
        assert len(open_) == ways
    assert sum(one.is_over for one in open_) == 8 * 6 * 6 * 5


# ---- What cannot be meant ----


@pytest.mark.parametrize(
    ("name", "right", "wrong", "code"),
    [
        ("marks", "choose a free square", "choose a square", "RK0330"),
        ("marks", "put 1 mark", "put 2 mark", "RK0302"),
        ("marks", "grid 3 by 3", "grid 3 by 0", "RK0302"),
        ("marks", "grid 3 by 3", "grid 27 by 3", "RK0302"),
        ("marks", "grid 3 by 3", "grid 16 by 16", "RK0310"),
        ("marks", "pieces on squares", "pieces on players", "RK0201"),
        ("marks", "line of 3 squares", "line of 4 squares", "RK0302"),
        ("marks", "line of 3 squares that have your mark", "line of 3 players", "RK0203"),
        ("marks", "mark (marks)", "mark (marks)  0 for each player", "RK0302"),
        ("drop", "the square below it", "the disc below it", "RK0201"),
        ("drop", "the square below it", "the square 7 below it", "RK0302"),
        ("drop", "the square below it is not free", "the square below it has no disc", "RK0314"),
        ("mill", "choose an own point called start", "choose a point called start", "RK0330"),
        ("mill", "that is next to that start called goal", "that is next to that start by side called goal", "RK0201"),
        ("mill", "choose a free point that is next", "choose a point that is next", "RK0330"),
        ("mill", "move 1 man", "move 1 score", "RK0203"),
        ("mill", "an own point called start", "an own point that is between a7 and Anna called start", "RK0201"),
        (
            "mill",
            "if number of hostile points",
            "if a7 is between d7 and your score and number of hostile points",
            "RK0203",
        ),
        ("mill", "remove 1 man from that point", "turn over 2 man on that point", "RK0302"),
        ("mill", "remove 1 man from that point", "turn over 1 score on that point", "RK0203"),
        ("mill", "  b6, d6, f6\n", "  b6, d6, b6\n", "RK0202"),
        ("mill", "  b6, d6, f6\n", "  b6, d6, z6\n", "RK0201"),
    ],
)
def test_mistakes_are_told(name: str, right: str, wrong: str, code: str) -> None:
    rules = text(name)
    assert right in rules
    assert codes(rules) == []
    assert code in codes(rules.split("example ")[0].replace(right, wrong, 1))


# ---- What is printed ----

PRINTED = {
    "en": (
        "1 board with 7 by 6 squares",
        "21 discs for each player",
        "The board has 7 by 6 squares, a1 to g6. There is room for one disc on a square.",
        "If you have a line of 4 discs, you win the game.",
        "A square is open when it is free and there is no free square directly below it.",
        "Anna has discs on a1, b2, d4, c1, and d2.",
    ),
    "hu": (
        "1 tábla 7 × 6 mezővel",
        "Játékosonként 21 korong",
        "A tábla 7 × 6 mezőből áll, a1-től g6-ig. Egy mezőn egy korong fér el.",
        "Ha van 4 korongod egy vonalban, megnyered a játékot.",
        "közvetlenül alatta nincs szabad mező",
        "Anna korongjai az a1-en, a b2-n, a d4-en, a c1-en és a d2-n állnak.",
    ),
    "fr": (
        "1 plateau de 7 × 6 cases",
        "21 pions par joueur",
        "Le plateau a 7 × 6 cases, de a1 à g6. Une case ne reçoit qu’un pion.",
        "Si vous avez une ligne de 4 pions, vous gagnez la partie.",
        "il n’y a pas de case libre juste en dessous",
        "Anna a des pions sur a1, b2, d4, c1 et d2.",
    ),
    "zh_Hant": (
        "1塊7×6方格的棋盤",
        "每位玩家21枚棋子",
        "棋盤有7×6個方格，由a1至g6。每個方格只能放1枚棋子。",
        "若你有4枚棋子連成一線，你就獲勝。",
        "緊鄰的下方沒有空的方格",
        "怡安在a1、b2、d4、c1、d2上有棋子。",
    ),
}
"""What a book says of a board, by language."""


@pytest.mark.parametrize("tag", PRINTED)
def test_a_board_is_drawn_once_and_said_in_each_language(tag: str) -> None:
    book = write_document(load_game(str(HERE / "drop.rules")), "rulebook", tag, "md").decode("utf-8")
    book = re.sub("[\u00a0\u202f]", " ", book)
    for line in PRINTED[tag]:
        assert line in book
    assert book.count("6 · · · · · · ·\n5 · · · · · · ·\n") == 1
    assert "| A1 |" not in book
    assert "| a1 |" not in book


# ---- Between, and boards of more places than a slot has bits ----


@given(columns=st.integers(1, 7), rows=st.integers(1, 7), hexes=st.booleans())
def test_what_lies_between_lies_in_line_with_both(columns: int, rows: int, *, hexes: bool) -> None:
    made = (board.hex_grid if hexes else board.grid)(columns, rows)
    assert all(made.between[end, start] == there for (start, end), there in made.between.items())
    straight = {frozenset(one) for count in range(3, 8) for one in made.straight(count)}
    assert {frozenset((*ends, *there)) for ends, there in made.between.items()} == straight


GREAT = """game great
  title    "Great"
  players  2
  wins     most stones

table cell (cells) in a grid {columns} by {rows}

pieces on cells
  stone (stones)

a cell is free when it has no stone

step setup
  each player
    if your seat is 1: put 1 stone on a2
    otherwise: put 1 stone on a3

step play
  take turns until there is no free cell: do turn

step turn
  choose a free cell called aim
  put 1 stone on aim
  for each cell between a1 and aim: turn over 1 stone on that cell
  if there is a cell that has an opponent's stone
    choose a cell that has an opponent's stone called start
    if there is a free cell
      choose a free cell called goal
      move 1 stone from start to goal
  if there is a line of 4 cells that have your stone
    choose a cell that has your stone
    remove 1 stone from that cell
  if your stones are at least 20: you win
"""


@pytest.mark.parametrize(("columns", "rows"), [(7, 6), (9, 7), (16, 8), (25, 10)])
def test_boards_of_every_size_are_played_alike_by_both_runners(columns: int, rows: int) -> None:
    game = check_source(Source("great.rules", GREAT.format(columns=columns, rows=rows))).game
    assert game is not None
    agree(compiled(game, 2).program, range(3))
