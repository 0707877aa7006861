"""Beside a step stand the lasting effects that speak of what happens in it, and no others."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Box
from rulekit.driver.pipeline import check_source
from rulekit.driver.printing import compose_document
from rulekit.source import Source
from tests.check.small import turn

GAINED = "with wood\n  whenever you gain food: gain 1 point\n"
LOST = "with wood\n  whenever you lose food: gain 1 point\n"


@pytest.mark.parametrize(
    ("sentence", "effect", "stands"),
    [
        ("gain 1 food", GAINED, True),
        ("gain as many points as your food", GAINED, False),
        ("gain 1 food", LOST, False),
        ("lose 1 food", LOST, True),
        ("you may: pay 2 food, then gain 1 point", LOST, True),
        ("exchange any food with that opponent", GAINED, True),
        ("take 1 food from that opponent", GAINED, True),
    ],
)
def test_an_effect_stands_beside_the_step_in_which_it_can_work(sentence: str, effect: str, stands: bool) -> None:  # noqa: FBT001  # a case of the table
    chosen = ("choose an opponent",) if "opponent" in sentence else ()
    text = (
        turn(*chosen, sentence, after=effect)
        .replace("players  1 to", "players  2 to")
        .replace("points   ", "point (points)")
    )
    found = check_source(Source("small.rules", text))
    assert found.game is not None, [one.message for one in found.diagnostics]
    boxes = [one for one in compose_document(found, "rulebook").blocks if isinstance(one, Box)]
    assert any(one.kind == "modifier" for one in boxes) == stands
