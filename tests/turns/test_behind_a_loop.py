"""What ends a loop is known behind it, unless something else can end it or changes it."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.source import Source

HEAD = """game behind
  title    "Behind"
  players  2 to 4
  wins     most coins

each player has
  coin (coins)  0 to 99, more is lost

the game has
  winner  a player or nobody

step turn
  you may: winner becomes you

step loss
  winner becomes nobody

step play
"""
UNTIL = "until winner is not nobody: do turn\n"


@pytest.mark.parametrize(
    ("play", "known"),
    [
        (f"  take turns {UNTIL}  winner: gain 1 coin\n", True),
        ("  each player: do turn\n  winner: gain 1 coin\n", False),
        (f"  take turns {UNTIL}  winner becomes nobody\n  winner: gain 1 coin\n", False),
        (f"  take turns {UNTIL}  do loss\n  winner: gain 1 coin\n", False),
        ("  repeat until winner is not nobody\n    each player: do turn\n  winner: gain 1 coin\n", True),
        ("  repeat up to 3 times until winner is not nobody\n    each player: do turn\n  winner: gain 1 coin\n", False),
        ("  take turns until winner is nobody: do loss\n  winner: gain 1 coin\n", False),
        (f"  take turns {UNTIL}  winner: gain 1 coin\n\nstep other\n  you are out\n", False),
    ],
)
def test_what_ends_a_loop_is_known_behind_it(play: str, *, known: bool) -> None:
    found = check_source(Source("behind.rules", HEAD + play)).diagnostics
    assert ("RK0314" in [one.code for one in found]) != known
