"""What comes over whoever has none of something stands in the table of what a count brings, if that is the same."""

from __future__ import annotations

import pytest

from rulekit.book.bands import bands
from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Item, Listing, TableBlock
from rulekit.document.sentence import Noun, Number
from rulekit.document.walk import parts
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.source import Source
from tests.book.test_outcomes import TEXT

FED = (
    TEXT.replace("  do spoil\n", "  do feed, spoil\n").replace(
        "each player has\n", "each player has\n  den (dens)     1 to 3, more is lost\n"
    )
    + """
step feed
  rule hunger
    for each of your dens
      if you have at least 1 mouse: lose 1 mouse
      otherwise: lose 1 coin
"""
)


def first_cells(text: str) -> list[list[object]]:
    """What stands first in each row of the table of the step."""
    game = check_source(Source("den.rules", text)).game
    assert game is not None
    steps = [one for one in (game.step("feed"), game.step("spoil")) if one is not None]
    made = bands(Listing(tuple(Item((Noun(one.name, "steps"),)) for one in steps)), steps, Narrator(game, SAYERS))
    (table,) = [one for one in made.bands[-1].beside if isinstance(one, TableBlock)]
    return [list(parts(row.cells[0].line)) for row in table.rows]


def test_want_has_a_row_of_its_own() -> None:
    first, *others = first_cells(FED)
    assert Number(0) in first
    assert Noun("mouse") in first
    assert others == first_cells(TEXT)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("otherwise: lose 1 coin", "otherwise: gain 1 den"),  # nothing that the count brings
        ("at least 1 mouse: lose", "at least 2 mice: lose"),  # it is no want
        ("rule hunger", "rule hunger when number of rounds is 1"),
    ],
)
def test_what_is_no_want_has_none(old: str, new: str) -> None:
    assert first_cells(FED.replace(old, new)) == first_cells(TEXT)
