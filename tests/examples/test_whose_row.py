"""What an example says of the rows of several people is drawn of each of them."""

from __future__ import annotations

from rulekit.document.blocks import Box
from rulekit.document.panels import Drawing
from rulekit.document.things import Lot
from rulekit.document.walk import parts
from rulekit.driver.pipeline import load_game
from rulekit.model.example import FactKind
from tests.book.test_course import rulebook


def test_a_row_that_is_looked_at_is_drawn_before_whoever_has_it() -> None:
    game = load_game("history_of_the_world", []).game
    assert game is not None
    example = next(one for one in game.examples if one.name == "middle_player")
    facts = (line for line in example.lines if getattr(line, "kind", None) is FactKind.ROW_IS and line.then)  # type: ignore[union-attr]  # facts have it
    looked_at = {line.who for line in facts}
    assert looked_at == set(range(len(example.cast)))
    boxes = [one for one in parts(rulebook("history_of_the_world").blocks) if isinstance(one, Box)]
    drawn = [
        {
            part.who
            for part in box.blocks
            if isinstance(part, Drawing) and any(isinstance(one, Lot) for one in part.drawn)
        }
        for box in boxes
    ]
    assert max(map(len, drawn)) > len(example.cast)
