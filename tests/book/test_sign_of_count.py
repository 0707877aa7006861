"""A table beside a step of the turn holds what that step brings, each number with the sign of what it counts."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_field
from rulekit.book.turn import at_a_glance
from rulekit.document.blocks import Bands, TableBlock
from rulekit.document.closed import Role
from rulekit.document.sentence import Icon
from rulekit.document.walk import nouns, parts
from rulekit.driver.pipeline import SAYERS, load_game


@pytest.mark.parametrize("name", rulekit.games())
def test_no_table_beside_a_step_tells_the_rule_of_another(name: str) -> None:
    """A row for who lacks food, among the outcomes of a number of skulls, was read as what no skull brings."""
    game = load_game(name).game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    bands = [band for one in at_a_glance(narrator) if isinstance(one, Bands) for band in one.bands]
    for band in bands:
        step = game.step(band.anchor.removeprefix("step-"))
        assert step is not None
        told = {noun.term for one in band.beside for noun in nouns(one) if noun.role is Role.RULES}
        assert told <= {*step.rules}
        counted = counted_field(step, narrator)
        rows = [row for one in band.beside if isinstance(one, TableBlock) for row in one.rows]
        if counted is not None and counted.name in narrator.pictures:
            assert all(Icon in map(type, parts(row.cells[0].line)) for row in rows)
