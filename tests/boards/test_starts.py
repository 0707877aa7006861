"""Boards are drawn as they are set up: what the setup puts there, piece by piece, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

import rulekit
from rulekit import resources
from rulekit.book.drawn_board import boards_drawn, drawn_board
from rulekit.book.laid_on import NOBODY
from rulekit.document.blocks import Heading, Plan
from rulekit.driver.composing import compose_document, narrator_of
from rulekit.driver.pipeline import Checked, check_source, load_game
from rulekit.playing.examples import still_true
from rulekit.playing.on_boards import laid_on
from rulekit.source import Source

EMPTY = """game marks
  title    "Marks"
  players  {players}

table square (squares) in a grid 3 by 3

pieces on squares
  mark (marks) 5 for each player

step setup
  {setup}

step play
  each player in turn
    choose a square that has no mark
    put 1 mark on that square
    you win
"""


def rules(setup: str, players: str = "2") -> Checked:
    """A small game with a board that is set up so."""
    return still_true(check_source(Source("marks.rules", EMPTY.format(setup=setup, players=players))))


@pytest.mark.parametrize("name", resources.game_names())
def test_each_board_shows_what_lies_on_it_when_play_begins(name: str) -> None:
    checked = still_true(load_game(name))
    narrator = narrator_of(checked)
    assert checked.game is not None
    state = rulekit.load(name, players=checked.game.players_low).start(seed=1)
    for table in boards_drawn(checked.game):
        laid = checked.starts.get(table.name, ())
        assert laid == laid_on(table, state) or not laid
        shown = Counter(one.owner for one in drawn_board(table, narrator, laid).pieces for _ in range(one.count))
        there = Counter(one.owner for one in laid for _ in range(one.count))
        assert shown == there


def test_what_the_rules_set_up_is_drawn_behind_the_setup() -> None:
    blocks = compose_document(still_true(load_game("draughts")), "rulebook").blocks
    (drawn,) = (at for at, one in enumerate(blocks) if isinstance(one, Plan))
    chapter = [one.anchor for one in blocks[:drawn] if isinstance(one, Heading) and one.level == 1][-1]
    assert chapter == "setup"
    plan = blocks[drawn]
    assert isinstance(plan, Plan)
    assert Counter(one.owner for one in plan.pieces) == {0: 12, 1: 12}
    assert sum(line.count("x") + line.count("o") for line in plan.text[:-1]) == 24


CHOSEN = "each player in turn\n    choose a square that has no mark\n    put 1 mark on that square"
BY_NUMBER = "each player: put 1 mark on each square whose column is your seat"


@pytest.mark.parametrize(
    ("setup", "players", "drawn"),
    [
        (CHOSEN, "2", 0),
        ("player 1: put 1 mark on b2", "2", 1),
        ("player 1: put 1 mark on b2", "2 to 3", 1),
        (BY_NUMBER, "2", 6),
        (BY_NUMBER, "2 to 3", 0),
    ],
)
def test_nothing_is_drawn_that_is_not_always_so(setup: str, players: str, drawn: int) -> None:
    checked = rules(setup, players)
    assert checked.game is not None, checked.diagnostics
    assert len(checked.starts.get("square", ())) == drawn


def test_whose_a_thing_is_that_nobody_has_is_not_shown() -> None:
    (laid,) = still_true(load_game("kalah")).starts.values()
    assert {one.owner for one in laid} == {NOBODY}
