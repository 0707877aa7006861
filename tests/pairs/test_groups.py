"""Dice and cards together: so many alike, so many in a row; a count of counts, compared with a plain reading."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rulekit.driver.pipeline import check_source, compiled, load_game
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.small import path_of

RULES = path_of("chance").read_text("utf-8")
ASKED = """
example thrown_{at} "Thrown" for reckon
  given  players Anna, Ben
  when   Anna does turn
  when   Anna rolls {dice}
  when   Anna stops
  then   Anna has {points} point
"""


def _points(dice: tuple[int, ...]) -> int:
    """What a throw is worth with an empty hand, read off plainly."""
    counts = sorted(Counter(dice).values(), reverse=True)
    row = any({*range(low, low + 4)} <= {*dice} for low in range(1, 4))
    return 4 * (counts == [3, 2]) + 9 * (counts == [5]) + 2 * row + 5 * ({2, 3, 4, 5, 6} <= {*dice})


def test_throws_are_worth_what_they_show() -> None:
    throws = [one for one in product(range(1, 7), repeat=5) if sum(one) % 97 == 13 or len({*one}) in (1, 5)][::23]
    throws += [(2, 2, 3, 3, 3), (6, 6, 6, 6, 1), (1, 2, 3, 4, 4), (6, 5, 4, 3, 2)]
    texts = (ASKED.format(at=at, dice=", ".join(map(str, one)), points=_points(one)) for at, one in enumerate(throws))
    checked = check_source(Source("chance.rules", RULES.split("# ---- Examples")[0] + "".join(texts)))
    assert [(one.example.name, one.message) for one in run_examples(checked) if one.message] == []
    assert len({_points(one) for one in throws}) > 3


def test_both_runners_play_alike() -> None:
    game = load_game(str(path_of("chance"))).game
    assert game is not None
    agree(compiled(game, 3).program, range(20))


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("dice have 3 and 2 alike", "dice have 1 alike", "RK0302"),
        ("dice have 3 and 2 alike", "dice have 9 and 8 alike", "RK0302"),
        ("dice have 3 and 2 alike", "dice have 3 alike by rank", "RK0201"),
        ("dice have a run of 4", "dice have a run of 7", "RK0302"),
        ("dice have a run from 2 to 6", "dice have a run from 2 to 7", "RK0302"),
        ("dice have a run from 2 to 6", "hand has a run from 2 to 6", "RK0203"),
        ("hand has 2 alike by rank", "hand has 2 alike", "RK0203"),
        ("hand has 2 alike by rank", "hand has 2 alike by colour", "RK0201"),
        ("hand has 2 alike by rank", "deck has 2 alike by rank", "RK0203"),
        ("hand has 2 alike by rank", "point has 2 alike by rank", "RK0203"),
        ("die die (dice) shows 1 to 6", "die die (dice)\n  sun  gives 1 point\n  moon  gives 2 points", "RK0203"),
    ],
)
def test_what_is_wrong_is_told(right: str, wrong: str, code: str) -> None:
    assert right in RULES
    found = check_source(Source("chance.rules", RULES.replace(right, wrong))).diagnostics
    assert code in [one.code for one in found if one.severity == "error"]
