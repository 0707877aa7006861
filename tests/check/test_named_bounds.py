"""A number that bounds a range is a number of the rules: a house rule that changes it has everything proved again."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit

GAME = """game store
  title    "Store"
  players  2 to 4
  wins     most food

numbers
  room    4
  rounds  3

each player has
  food  0 to room

step play
  repeat rounds times
    each player in turn
      if your food is less than 4: gain 1 food
"""


def _with(folder: Path, change: str) -> rulekit.Game:
    (folder / "store.rules").write_text(GAME, "utf-8")
    (folder / "own.rules").write_text(f'variant own of store\n  title  "Own"\n\n  {change}\n', "utf-8")
    return rulekit.load(str(folder / "store.rules"), variants=[str(folder / "own.rules")])


def test_more_room_is_room(tmp_path: Path) -> None:
    assert _with(tmp_path, "change room from 4 to 6").start(seed=1).is_over


def test_less_room_than_is_gained_is_seen(tmp_path: Path) -> None:
    with pytest.raises(rulekit.RuleError, match="`food` goes from 0 to 3, and this can make it 4"):
        _with(tmp_path, "change room from 4 to 3")


@pytest.mark.parametrize(("rounds", "food"), [(1, 1), (2, 2), (4, 4)])
def test_a_loop_goes_round_exactly_so_often(rounds: int, food: int, tmp_path: Path) -> None:
    state = _with(tmp_path, f"change rounds from 3 to {rounds}").start(seed=1)
    assert [state.scores[0], state.is_over] == [food, True]
