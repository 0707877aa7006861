"""What is taken out of a pile by chance is drawn from it, in one sentence; what is chosen, or stays there, is not."""

from __future__ import annotations

import pytest

from tests.book.test_flow import narrator

GAME = """
table ticket (tickets): red, blue, green

each player has
  prize  a ticket or nothing

the game has
  pile  some of ticket
  box   some of ticket

step play
  each player in turn: do turn

step turn
  choose a {how} ticket that is in {chosen}
  remove that ticket from {left}
  prize becomes that ticket
"""


def said(how: str = "random", chosen: str = "pile", left: str = "pile") -> list[str]:
    """The sentences of the turn, by name."""
    teller = narrator(GAME.format(how=how, chosen=chosen, left=left).replace("a  ticket", "a ticket"))
    step = teller.game.step("turn")
    assert step is not None
    return [one.clause.name for one in teller.all(step.body) if one.clause is not None]


def test_what_chance_takes_out_of_a_pile_is_drawn() -> None:
    assert said()[0] == "draw"


@pytest.mark.parametrize(("how", "chosen", "left"), [("", "pile", "pile"), ("random", "pile", "box")])
def test_what_is_chosen_or_stays_is_not_drawn(how: str, chosen: str, left: str) -> None:
    assert "draw" not in said(how, chosen, left)
