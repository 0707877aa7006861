"""The table of what dice give stands once: in the step that hands it out, or behind the text."""

from __future__ import annotations

from rulekit.document.blocks import Heading, TableBlock
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document


def test_it_stands_in_the_step_that_hands_out_what_the_dice_show() -> None:
    """And nowhere else: the other tables are numbered without it."""
    blocks = compose_document(load_game("roll_through_the_ages", []), "rulebook").blocks
    at = next(at for at, one in enumerate(blocks) if isinstance(one, TableBlock) and one.anchor == "table-die")
    headings = [one.anchor for one in blocks[:at] if isinstance(one, Heading)]

    assert headings[-1] == "step-collect"
    assert sum(isinstance(one, TableBlock) and one.anchor == "table-die" for one in blocks) == 1
    numbers = [one.number for one in blocks if isinstance(one, TableBlock) and one.number]
    assert numbers == [*range(1, len(numbers) + 1)]
