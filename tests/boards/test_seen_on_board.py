"""A table of the hollows of a board is printed only where it says more than the board shows."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import TableBlock
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import check_source
from rulekit.source import Source

DITCHES = """
game ditches
  title    "Ditches"
  players  2

table ditch (ditches) in a ring anticlockwise   {head}
  near_one                                      {near_one}
  near_two                                      {near_two}
  far_one                                       {far_one}
  far_two                                       {far_two}

links lane
  near_one   near_two
  near_two   far_one
  far_one    far_two
  far_two    near_one

map board
  places ditch
  lines lane
  near_one   at 10 60 to 20 80
  near_two   at 30 60 to 40 80
  far_one    at 30 20 to 40 40
  far_two    at 10 20 to 20 40

components
  pebble  12 tokens

the game has
  hand (hands)                    0 to 12, starts at 12
  pebble (pebbles) of each ditch  0 to 12, taken from hand

a ditch is own when its {asked}

step play
  take turns: do turn

step turn
  for each own ditch: put 1 pebble on that ditch
  if hand is 0: you win
"""
SEEN = {
    "a side and what lies across": ("bank   across", "1 far_two", "1 far_one", "2 near_two", "2 near_one"),
    "one of them for its side": ("bank   chief", "1 near_one", "1 near_one", "2 far_two", "2 far_two"),
}
UNSEEN = {
    "what does not lie across": ("bank   across", "1 far_one", "1 far_two", "2 near_one", "2 near_two"),
    "a side whose ditches do not lie together": ("bank", "1", "2", "1", "2"),
    "a worth": ("bank   worth", "1 3", "1 3", "2 1", "2 1"),
    "another's chief": ("bank   chief", "1 far_two", "1 far_two", "2 near_one", "2 near_one"),
}


@pytest.mark.parametrize("named", SEEN | UNSEEN)
def test_what_a_board_shows_is_in_no_table(named: str) -> None:
    head, *figures = (SEEN | UNSEEN)[named]
    names = dict(zip(("near_one", "near_two", "far_one", "far_two"), figures, strict=True))
    checked = check_source(Source("ditches.rules", DITCHES.format(head=head, asked="bank is your seat", **names)))
    assert [str(one) for one in checked.diagnostics if one.severity == "error"] == []
    made = [one for one in parts(compose_document(checked, "rulebook").blocks) if isinstance(one, TableBlock)]
    assert bool(made) == (named in UNSEEN)
