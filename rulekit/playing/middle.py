"""What lies in the middle of the table, as whoever has to choose sees it: the last of an open row, what is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS
from rulekit.model import expression as e
from rulekit.model.closed import ValueKind
from rulekit.playing.state import State

__all__ = ["in_the_middle"]

FEW = 6
"""More things than that in a row are not listed: only the last one lies uppermost."""


def in_the_middle(state: State) -> Iterator[Sentence]:
    """What the game has that is one thing, and its open rows; nothing of what is empty.

    Args:
        state: where the game stands.
    """
    game = state.table.game
    narrator = Narrator(game, SAYERS)
    for one in state.table.fields["game"]:
        if one.each or one.hidden or one.face_down or one.piece or not one.of:
            continue
        table, value, field = game.table(one.of), getattr(state, one.name), e.FieldOf(one, None, None)
        things = {thing.name: thing.index for thing in table.items}
        if one.kind is ValueKind.ITEM and value in things:
            yield stated(e.Compare(field, Comparison.IS, e.ItemRef(table, things[value])), "given", narrator)
        elif one.kind is ValueKind.ROW and value and len(value) > FEW:
            last = e.Compare(e.FirstOf(field, last=True), Comparison.IS, e.ItemRef(table, things[value[-1]]))
            yield stated(last, "given", narrator)
        elif one.kind is ValueKind.ROW and value:
            items = tuple(map(Noun, value))
            parts = {"row": narrator.value(field), "items": items, "single": table.one_of_each}
            yield Sentence("row_holds", {**parts, "ordered": True, "told": "given"})
