"""A piece that is chosen is told once: by where it goes, or by its being taken off."""

from __future__ import annotations

from rulekit.document.sentence import Sentence
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import still_true
from rulekit.source import Source

STOATS = """
game stoats
  title    "Stoats"
  players  2

table hole (holes) in a grid 4 by 4

pieces on holes
  stoat (stoats)  4 for each player

a hole is own when it has your stoat
a hole is bare when it has no stoat
a hole is theirs when it has an opponent's stoat

step play
  take turns: do turn

step turn
  if there is no hole that is theirs: you win
  choose an own hole called start
  choose a bare hole called goal
  move 1 stoat from start to goal
  do bite

step bite
  if there is a hole that is theirs
    choose a hole that is theirs called prey
    remove 1 stoat from prey

example runs "A stoat runs" for turn
  given  players Anna, Ben
  given  Anna has stoats on a1, b2
  given  Ben has stoats on c3, d4
  when   Anna does turn
  when   Anna chooses a1
{between}  when   Anna chooses d1
  when   Anna chooses c3
  then   Ben has stoats on d4
"""


def said(between: str = "") -> list[str]:
    """The names of the sentences of the example that tell what was done."""
    checked = check_source(Source("stoats.rules", STOATS.replace("{between}", between)))
    assert checked.diagnostics == ()
    told = (one for one in parts(compose_document(still_true(checked), "rulebook").blocks) if isinstance(one, Sentence))
    # What stands beside a board is there for where there is none, too.
    return list(dict.fromkeys(one.name for one in told if one.name in ("chooses", "piece_moved", "piece_gone")))


def test_where_a_piece_went_tells_that_it_was_chosen() -> None:
    assert said() == ["piece_moved", "piece_gone"]


def test_a_choice_with_a_reason_is_told() -> None:
    assert said('  because "It is the quick one."\n') == ["chooses", "piece_moved", "piece_gone"]
