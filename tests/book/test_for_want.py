"""What comes over whoever has none of something is in no table of what a count brings: nothing is counted there."""

from __future__ import annotations

from rulekit.book.bands import bands
from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Item, Listing, TableBlock
from rulekit.document.sentence import Noun
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


def test_want_is_in_no_row_of_a_count() -> None:
    assert first_cells(FED) == first_cells(TEXT)
