"""A pass of play is called a round where everybody acts once in it, and by its step or as the whole course if not."""

from __future__ import annotations

import pytest

from rulekit.book.flow import flow_of
from tests.book.test_flow import narrator

PASSES = {
    "everybody once": ("each player in turn: do turn", "", True),
    "in a step": ("do year", "each player in turn: do turn", True),
    "in phases": ("do year", "each player in turn: do turn\n  each player: gain 1 point", True),
    "again and again": ("repeat 3 times: each player in turn: do turn", "", False),
    "again and again in a step": ("do year", "repeat 3 times: each player in turn: do turn", False),
    "a step again and again": ("repeat 3 times: do year", "each player in turn: do turn", False),
    "as long as they like": ("do year", "take turns until luck is 3: do turn", False),
    "nobody in particular": ("do year", "luck becomes 1", False),
}
"""What is repeated, the step that it carries out, and whether people call it a round."""


@pytest.mark.parametrize("case", PASSES)
def test_a_round_is_what_everybody_does_once(case: str) -> None:
    repeated, year, is_round = PASSES[case]
    step = f"\nstep year\n  {year}\n" if year else ""
    one = narrator(
        "the game has\n  luck  0 to 3\n\n"
        f"step play\n  repeat 4 times\n    {repeated}\n{step}\nstep turn\n  gain 1 point\n"
    )
    limit = flow_of(one.game).limit
    assert limit is not None
    assert limit.rounds is is_round
    assert limit.step == ("year" if repeated == "do year" else "")
