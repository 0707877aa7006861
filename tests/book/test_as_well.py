"""What is done again under conditions comes on top of what was done without one, and in no other case."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Part, Sentence
from tests.book.test_flow import narrator

GAME = """
each player has
  food   0 or more
  stone  0 or more

step play
  repeat until there is a player who has at least 9 food
    each player in turn: do turn

step turn
  {body}
"""
CASES = {
    "once": ("gain 5 food\n  if your stones are 2: gain 2 food", (False, True)),
    "twice": ("gain 5 food\n  if your stones are 2: gain 2 food\n  if your stones are 3: gain 1 food", (0, 1, 1)),
    "by rules": (
        "gain 5 food\n  rule a when your stones are 2: gain 2 food\n  rule b when your stones are 3: gain 1 food",
        (0, 1, 1),
    ),
    "of another thing": ("gain 5 food\n  if your stones are 2: gain 2 stone", (False, False)),
    "then of another thing": (
        "gain 5 food\n  if your stones are 2: gain 2 food\n  if your stones are 3: gain 1 stone",
        (0, 1, 0),
    ),
    "what is set": ("food becomes 5\n  if your stones are 2: food becomes 2", (False, False)),
    "or else": ("gain 5 food\n  if your stones are 2: gain 2 food\n  otherwise: gain 1 stone", (False, False, False)),
}
"""What is done, and what of it is said to come on top."""


def _on_top(part: Part | tuple[Part, ...]) -> bool:
    match part:
        case Sentence():
            return part.name == "as_well" or any(map(_on_top, part.parts.values()))
        case tuple():
            return any(map(_on_top, part))
        case _:
            return False


@pytest.mark.parametrize("case", CASES)
def test_what_comes_on_top_is_said_so(case: str) -> None:
    written, wanted = CASES[case]
    teller = narrator(GAME.replace("stone  0", "stone (stones)  0").replace("{body}", written))
    told = teller.all(teller.game.steps[1].body)
    assert tuple(one.clause is not None and _on_top(one.clause) for one in told) == tuple(map(bool, wanted))
