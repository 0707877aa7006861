"""Where the moves of a told step are numbered on its map, its dice and its lines have the same numbers."""

from __future__ import annotations

import pytest

from rulekit import resources
from rulekit.document.panels import Panel, Throw
from rulekit.document.walk import parts
from tests.book.test_course import rulebook


@pytest.mark.parametrize("name", resources.game_names())
def test_dice_and_lines_have_the_numbers_of_the_moves_on_the_map(name: str) -> None:
    for panel in (one for one in parts(rulebook(name).blocks) if isinstance(one, Panel)):
        numbers = {number for inset in panel.insets for move in inset.moves for number in move.numbers}
        fallen = [one.move for one in panel.drawn if isinstance(one, Throw)]
        assert {one for one in fallen if one} <= numbers
        assert not numbers or 0 not in fallen
        assert fallen == sorted(fallen)
        assert panel.by_moves is (len(numbers) > 1 and len(panel.lines) == len(numbers))


def test_a_conquest_of_several_moves_is_told_by_them() -> None:
    panels = [one for one in parts(rulebook("history_of_the_world").blocks) if isinstance(one, Panel)]
    assert any(one.by_moves and any(isinstance(each, Throw) and each.move for each in one.drawn) for one in panels)
