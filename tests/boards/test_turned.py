"""A board that is turned to each player: numbers and ways are as they see them, and every language says so."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.driver.pipeline import check_source, compiled
from rulekit.machine.python import compile_program
from rulekit.model import board
from rulekit.model.board import Board, Way
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.words import speakers

BOARDS = st.one_of(
    st.builds(board.grid, st.integers(1, 9), st.integers(1, 9)),
    st.builds(board.hex_grid, st.integers(1, 9), st.integers(1, 9)),
    st.builds(board.row, st.integers(1, 30)),
)


def turned(made: Board) -> Board:
    """The same, turned."""
    return attrs.evolve(made, turned=True)


# ---- Where places lie ----


@given(made=BOARDS.map(turned), way=st.sampled_from(Way), count=st.integers(1, 3))
def test_who_sits_opposite_sees_the_other_way(made: Board, way: Way, count: int) -> None:
    opposite = {Way.ABOVE: Way.BELOW, Way.BELOW: Way.ABOVE, Way.LEFT: Way.RIGHT, Way.RIGHT: Way.LEFT}
    assert made.beside_as_seen(way, count, 0, 2) == made.beside(way, count)
    assert made.beside_as_seen(way, count, 1, 2) == made.beside(opposite[way], count)
    assert [made.seen(1, 2)[one] for one in made.seen(1, 2)] == list(made.seen(0, 2))


@given(each=st.integers(1, 9), players=st.integers(1, 6))
def test_a_ring_has_a_part_for_each(each: int, players: int) -> None:
    made = turned(board.ring(each * players))
    firsts = [made.seen(seat, players).index(0) for seat in range(players)]
    assert firsts == [seat * each for seat in range(players)]
    for seat in range(players):  # the way round is the same for all
        assert made.beside_as_seen(Way.RIGHT, 1, seat, players) == made.beside(Way.RIGHT, 1)


# ---- What is played and checked ----

RING = """game ring
  title    "Ring"
  players  2 to 4

table pit (pits) in a ring of 12, turned to each player

each player has
  point (points)  0 or more

a pit is near when its number is at most 2
your reach of a pit is its number

step play
  each player in turn
    choose a near pit
    gain as many points as your reach of that pit
    if your reach of that pit is 2: you win
  the game is drawn
"""


def test_both_runners_play_alike() -> None:
    rules = (Path(__file__).parent / "turned.rules").read_text("utf-8")
    for text, players in ((rules, (2,)), (RING, (2, 3, 4))):
        game = check_source(Source("turned.rules", text)).game
        assert game is not None
        for count in players:
            agree(compiled(game, count).program, range(20))


def test_each_begins_with_the_first_of_a_part() -> None:
    game = check_source(Source("ring.rules", RING)).game
    assert game is not None
    position = compile_program(compiled(game, 3).program).start()
    asked = []
    for _ in range(3):
        asked.append(position.options)
        position = position.apply(position.options[0])
    assert asked == [(0, 1), (4, 5), (8, 9)]


@pytest.mark.parametrize(
    ("shape", "players", "right"),
    [
        ("grid 4 by 4", "2", True),
        ("grid 4 by 4", "2 to 3", False),
        ("hex grid 4 by 4", "3", False),
        ("row of 9", "2", True),
        ("row of 9", "4", False),
        ("ring of 12", "2 to 4", True),
        ("ring of 12", "2 to 5", False),
    ],
)
def test_a_board_has_a_side_for_each(shape: str, players: str, *, right: bool) -> None:
    rules = RING.replace("ring of 12", shape).replace("2 to 4", players)
    found = [one.code for one in check_source(Source("ring.rules", rules)).diagnostics if one.severity == "error"]
    assert found == ([] if right else ["RK0302"])


@pytest.mark.parametrize(
    "asked",
    [
        "if there is a near pit: the game is drawn",
        "for each near pit: do nothing",
        "repeat until every pit is near: do nothing",
        "for each twin of a: do nothing",
        "if a is a twin of b: the game is drawn",
    ],
)
def test_who_sees_it_must_be_known(asked: str) -> None:
    """A word that speaks of whoever does it says nothing where nobody does."""
    pits = "table pit (pits) in a ring of 12, turned to each player"
    twin = (
        "table jar (jars): a, b\n\na jar called one is a twin (twins) of a jar called other when your seat is 1\n\n"
        + pits
    )
    rules = RING.replace(pits, twin)
    wrong = rules.replace("step play\n", f"step play\n  {asked}\n")
    each = rules.replace("step play\n", f"step play\n  each player: {asked}\n")
    assert [one.code for one in check_source(Source("ring.rules", wrong)).diagnostics][:1] == ["RK0205"]
    found = [one.code for one in check_source(Source("ring.rules", each)).diagnostics if one.severity == "error"]
    assert "RK0205" not in found


# ---- What is printed ----


@pytest.mark.parametrize("shape", ["grid 4 by 4", "hex grid 4 by 4", "row of 12", "ring of 12"])
def test_that_a_board_is_turned_is_said(shape: str) -> None:
    rules = RING.replace("ring of 12", shape).replace("2 to 4", "2")
    printer = Printer(speakers(rules, 1))
    one, other = (Base.of(text, printer).pages for text in (rules, rules.replace(", turned to each player", "")))
    assert one.broken == other.broken == {}
    assert [tag for tag, text in one.texts.items() if text == other.texts[tag]] == []
