"""Dice that are set aside are drawn as such: known from the rules, whatever their face and the word for it are."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.set_aside import set_aside
from rulekit.document.panels import Throw
from rulekit.document.sentence import Icon
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import check_source, load_game
from rulekit.playing.examples import still_true
from rulekit.source import Source

RULES = """game fires
  title    "Fires"
  players  2
  wins     most points

die die (dice)
  flame  gives 1 point
  smoke  gives 1 point
  ash    gives 2 points

each die has
  burnt  yes or no

each player has
  point (points)  0 or more

step play
  each player in turn: do turn

step turn
  roll 3 dice
  do look
  you may, up to 2 times
    choose any dice{which}
    reroll those dice
    do look
  gain what your dice give

step look
  for each die that shows ash: that die becomes burnt
"""


@pytest.mark.parametrize(("which", "faces"), [(" that are not burnt", {"ash"}), ("", set[str]())])
def test_it_is_what_nobody_may_choose(which: str, faces: set[str]) -> None:
    checked = check_source(Source("fires.rules", RULES.format(which=which)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    assert set_aside(checked.game) == faces


@pytest.mark.parametrize("name", rulekit.games())
def test_each_of_them_is_drawn_so_where_others_fall_again(name: str) -> None:
    checked = still_true(load_game(name))
    assert checked.game is not None
    barred = set_aside(checked.game)
    throws = [
        one for one in parts(compose_document(checked, "rulebook").blocks) if isinstance(one, Throw) and one.again
    ]
    for one in throws:
        shown = {at for at, face in enumerate(one.faces) if isinstance(face[0], Icon) and face[0].name in barred}
        assert set(one.aside) == shown - set(one.again)
    assert not barred or any(one.aside for one in throws)
