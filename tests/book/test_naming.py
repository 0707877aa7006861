"""A name that the rules give is said wherever "that ..." could be another, and nowhere else."""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source

MILL = """game mill
  title    "Mill"
  players  2 to 2
  wins     most score

table point (points): p1, p2, p3

links line
  p1   p2, p3

each player has
  score  0 or more

the game has
  man of each point  a player or nobody

a point is free when its man is nobody
a point is mine when its man is you

step play
  each player in turn: do turn

step turn
  if there is a mine point
    {first}
    choose a free point called target
    man of {left} becomes nobody
    man of {right} becomes you
"""


def said(first: str = "choose a mine point called home", left: str = "home", right: str = "target") -> str:
    """The step as sentences without words."""
    text = MILL.replace("{first}", first).replace("{left}", left).replace("{right}", right)
    game = check_source(Source("mill.rules", text)).game
    assert game is not None
    step = game.step("turn")
    assert step is not None
    return repr(Narrator(game, SAYERS).all(step.body))


def called(name: str) -> str:
    """What is said when something is chosen that has a name."""
    return repr(Clause(Sentence("is_called", {"noun": Noun(name)}), follows=True))


def test_two_of_a_kind_are_called_by_their_names() -> None:
    text = said()
    assert called("home") in text
    assert called("target") in text
    assert repr(Sentence("kept", {"noun": Noun("target"), "thing": True})) in text


def test_names_exchanged_are_another_page() -> None:
    assert said() != said(left="target", right="home")


def test_what_has_no_other_beside_it_needs_no_name() -> None:
    text = said(first="gain 1 score", left="target")
    assert called("target") not in text
    assert repr(Sentence("that", {"noun": Noun("point")})) in text
