"""Putting as many as a number says, and removing all: a supply gives and takes what really moves."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit

GAME = """game pits
  title    "Pits"
  players  2
  wins     most points

numbers
  seeds  4

table pit (pits) in a ring anticlockwise: left, middle, right

the game has
  hand                     0 to 10, starts at 10
  seed (seed) of each pit  0 to 10{source}

each player has
  point (points)  0 or more

step play
  {first}
  {second}
"""
TAKEN = ", taken from hand"


def seeds(folder: Path, first: str, second: str, source: str = TAKEN) -> tuple[int, ...]:
    """The seeds in the pits and in the hand, after two statements."""
    path = folder / "pits.rules"
    path.write_text(GAME.format(first=first, second=second, source=source), "utf-8")
    state = rulekit.load(str(path)).start(seed=1)
    return (*state.seed.values(), state.hand)


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("put as many seed as seeds on left", "put 1 seed on right", (4, 0, 1, 5)),
        ("put as many seed as hand on left", "put 1 seed on right", (10, 0, 0, 0)),
        ("put as many seed as seeds on left", "remove all seed from left", (0, 0, 0, 10)),
        ("put as many seed as seeds times 3 on left", "put as many seed as hand on right", (10, 0, 0, 0)),
        ("for each pit: put 3 seed on that pit", "for each pit: remove all seed from that pit", (0, 0, 0, 10)),
        ("put as many seed as seeds on left", "put as many seed as seed of left on middle", (4, 4, 0, 2)),
    ],
)
def test_what_moves_is_somewhere(first: str, second: str, left: tuple[int, ...], tmp_path: Path) -> None:
    assert seeds(tmp_path, first, second) == left


def test_without_a_supply_there_must_be_room(tmp_path: Path) -> None:
    with pytest.raises(rulekit.RuleError, match="this can make it 20"):
        seeds(tmp_path, "put as many seed as hand on left", "do nothing", source="")
    assert seeds(tmp_path, "put as many seed as hand on left", "do nothing", source=", more is lost")[:3] == (10, 0, 0)
