"""Several colons in a line: the same game as with each part on a line of its own; an `otherwise` below is told."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source, compiled
from rulekit.source import Source

TEXT = """game colons
  title    "Colons"
  players  2 to 3
  wins     most points

each player has
  point (points)  0 or more
  food            0 to 20, more is lost

step play
  repeat 8 times
    each player in turn: do turn

step turn
"""
THEN = "if your food is 3: gain 1 food"
SAME = (
    ("rule tired: if your food is 0: end turn", "rule tired\n    if your food is 0\n      end turn"),
    ("each opponent: if your food is 2: lose 1 food", "each opponent\n    if your food is 2: lose 1 food"),
    ("you may: if your food is 2: gain 1 food", "you may\n    if your food is 2: gain 1 food"),
    (
        "repeat 2 times: if your points are 0: if your food is 1: gain 1 food",
        "repeat 2 times\n    if your points are 0\n      if your food is 1: gain 1 food",
    ),
    (
        "if your food is 4\n    gain 1 food\n  otherwise: if your points are 1: gain 1 point",
        "if your food is 4\n    gain 1 food\n  otherwise\n    if your points are 1: gain 1 point",
    ),
    (
        "rule two: if your food is 2\n    gain 1 food\n    gain 1 point",
        "rule two\n    if your food is 2\n      gain 1 food\n      gain 1 point",
    ),
)


@pytest.mark.parametrize(("line", "lines"), SAME)
def test_it_is_the_same_game(line: str, lines: str) -> None:
    first, other = (check_source(Source("colons.rules", f"{TEXT}  {one}\n  gain 1 food\n")) for one in (line, lines))
    assert not first.diagnostics
    assert first.game is not None
    assert other.game is not None
    assert compiled(first.game, 2).program == compiled(other.game, 2).program


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("if your food is 3: if your points are 3: gain 1 food\n  otherwise: gain 2 food", "RK0219"),
        ("if your food is 3: each player: if your points are 3: gain 1 food\n  otherwise: gain 2 food", "RK0219"),
        (f"{THEN}\n  otherwise if your food is 4: if your points are 3: lose 1 food\n  otherwise: end turn", "RK0219"),
        ("if your food is 3: gain 1 food\n  otherwise: if your points are 3: gain 1 food", ""),
        ("if your food is 3: repeat 2 times: gain 1 food\n  otherwise: gain 2 food", ""),
        ("each player: if your food is 3: gain 1 food\n  otherwise: gain 2 food", "RK0201"),
    ],
)  # fmt: skip
def test_what_could_be_read_two_ways_is_told(lines: str, code: str) -> None:
    found = [one.code for one in check_source(Source("colons.rules", f"{TEXT}  {lines}\n")).diagnostics]
    assert (code in found) if code else not found
