"""What the figures of a table name stands in the table of what it does, even if it does nothing: it is looked up."""

from __future__ import annotations

import pytest

from rulekit.book.tables import tables
from rulekit.document.sentence import Noun
from tests.book.test_flow import narrator

GAME = """
table gift (gifts): luck, haste, patience

table town (towns)   gift{heads}
  harbour            {harbour}{more}
  castle             luck{more}

each player has
  food   0 or more
  gifts  some of gift
  towns  some of town

step play
  repeat
    each player in turn: do turn

step turn
  choose a town that you lack
  gain that town
  gain gift of that town
  {end}

with luck
  after turn: gain 1 food
"""


@pytest.mark.parametrize("named", ["luck", "haste", "patience"])
def test_what_another_table_names_is_found_where_it_is_looked_up(named: str) -> None:
    text = GAME.replace("{heads}", "   price").replace("{more}", "   2").replace("{harbour}", named)
    (shown,) = [one for one in tables(narrator(text)) if one.anchor == "table-gift"]
    names = [part.term for row in shown.rows for part in row.cells[0].line if isinstance(part, Noun)]
    assert names == [one for one in ("luck", "haste", "patience") if one in ("luck", named)]
