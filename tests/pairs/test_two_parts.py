"""Things of two alike, such as tiles with two colours: one of the two, the other of them, and no lower half."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import parts
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

RULES = """game fences
  title    "Fences"
  players  2
  wins     most points

table colour (colours): red, green, blue
table plank (planks) of each pair of colours

the game has
  seen  a colour

each player has
  hand            some of plank
  point (points)  0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  choose a plank called board
  if {met}: gain 1 point
  seen becomes {next}
"""
MET = "seen is low of board or seen is high of board"
NEXT = "high of board if low of board is seen, otherwise low of board"


def said(**changed: str) -> list[Sentence]:
    """All sentences of a turn."""
    text = RULES
    for name, words in {"met": MET, "next": NEXT, **changed}.items():
        text = text.replace("{" + name + "}", words)
    game = check_source(Source("fences.rules", text)).game
    assert game is not None
    turn = game.step("turn")
    assert turn is not None
    return [one for one in parts(Narrator(game, SAYERS).all(turn.body)) if isinstance(one, Sentence)]


@pytest.mark.parametrize(
    ("met", "told"),
    [
        (MET, True),
        ("low of board is seen or high of board is seen", True),
        ("seen is low of board or seen is low of board", False),
        ("seen is low of board or high of board is red", False),
    ],
)
def test_a_tile_has_what_one_of_its_two_is(met: str, *, told: bool) -> None:
    found = [one for one in said(met=met) if one.name == "either_of_two"]
    assert [one.parts["noun"] for one in found] == [Noun("colour")] * told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (NEXT, True),
        ("low of board if seen is high of board, otherwise high of board", True),
        ("high of board if low of board is seen, otherwise red", False),
        ("low of board if low of board is seen, otherwise high of board", False),
    ],
)
def test_what_becomes_the_other_of_two_is_told_so(words: str, *, told: bool) -> None:
    names = [one.name for one in said(next=words)]
    assert ("other_of_two" in names, "value_if" in names) == (told, not told)
