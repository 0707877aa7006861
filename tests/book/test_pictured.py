"""The picture of a thing stands before its name in a table, as long as the table leaves room for it."""

from __future__ import annotations

import pytest
from attrs import evolve

from rulekit.book.tables import ROOM_FOR_PICTURES, tables
from rulekit.document.sentence import Icon
from tests.book.test_flow import narrator

GAME = """
table craft (crafts)   {names}
  smith                {figures}
  baker                {figures}

each player has
  crafts  some of craft

step play
  repeat
    each player in turn: do turn

step turn
  choose a craft that you lack
  gain that craft
  {end}
"""


@pytest.mark.parametrize("figures", [1, ROOM_FOR_PICTURES - 1, ROOM_FOR_PICTURES])
def test_names_have_their_pictures_where_there_is_room(figures: int) -> None:
    names = "   ".join(f"worth_{letter}" for letter in "abcdefgh"[:figures])
    text = GAME.replace("{names}", names).replace("{figures}", "   ".join("372415"[at] for at in range(figures)))
    teller = evolve(narrator(text), pictures=frozenset({"smith"}))
    (table,) = [one for one in tables(teller) if one.anchor == "table-craft"]
    shown = [isinstance(row.cells[0].line[0], Icon) for row in table.rows]
    assert shown == [figures < ROOM_FOR_PICTURES, False]
