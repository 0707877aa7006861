"""A side of a die may be blank: it gives nothing, is asked about like any other, and a die of blanks has no yield."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base, verdict
from tests.meaning.words import speakers

RULES = """\
game blanks
  title    "Blanks"
  players  1 to 2

die die (dice)
  sun   gives {sun}
  moon  gives nothing

each player has
  point (points)  0 or more
  dark            0 to 9, more is lost

step play
  each player in turn: do turn

step turn
  roll 1 die
  gain what your dice give
  for each die that shows moon: gain 1 dark
"""


PAID = RULES.format(sun="1 point")


@pytest.mark.parametrize(("face", "wanted"), [(0, (1, 0)), (1, (0, 1))])
def test_a_blank_gives_nothing_and_can_be_asked_for(face: int, wanted: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "blanks.rules"
    path.write_text(PAID, "utf-8")
    state = rulekit.load(str(path)).start(1, chance="explicit")
    state = state.apply(state.options[face])
    assert (state.players[0].points, state.players[0].dark) == wanted


def test_what_a_blank_would_give_is_told_in_every_language() -> None:
    base = Base.of(PAID, Printer(speakers(PAID)))
    assert base.pages.broken == {}
    assert verdict(base, PAID.replace("gives nothing", "gives 1 dark")).outcome == "told"


def test_a_die_of_blanks_has_no_yield() -> None:
    found = check_source(Source("blanks.rules", RULES.format(sun="nothing"))).diagnostics
    assert [one.code for one in found] == ["RK0203"]
