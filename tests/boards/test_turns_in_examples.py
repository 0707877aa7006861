"""Where players place pieces in turns and none is lost, examples begin with as many pieces of one as of the other."""

from __future__ import annotations

from collections import Counter

import pytest

from rulekit.document.blocks import Box, Plan
from rulekit.document.plan import Fate
from rulekit.document.walk import parts
from tests.book.test_course import rulebook


@pytest.mark.parametrize("name", ["hex", "tic_tac_toe", "four_in_a_row"])
def test_nobody_has_placed_twice_in_a_row(name: str) -> None:
    boxes = [one for one in parts(rulebook(name).blocks) if isinstance(one, Box)]
    plans = [plan for box in boxes for plan in box.blocks if isinstance(plan, Plan) and plan.pieces]
    assert plans
    for plan in plans:
        placed = Counter(one.owner for one in plan.pieces if one.fate is not Fate.COMES)
        assert abs(placed[0] - placed[1]) <= 1
