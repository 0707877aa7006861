"""Options that begin with a number, without the condition that there is one: its bounds say so.

choose one
  more when count is less than number of dice
    choose a number from count plus 1 to number of dice called new_count
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.room_to_choose import without_room
from rulekit.book.sayer import Idiom
from rulekit.statements.choose_number import ChooseNumber
from rulekit.statements.choose_one import Alternative, ChooseOne

__all__ = ["IDIOM"]


def tell(choose: ChooseOne, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``more: choose a number greater than the last``; None where no condition says what bounds say."""
    options = tuple(map(_within, choose.options))
    return narrator.say(evolve(choose, options=options)) if options != choose.options else None


def _within(option: Alternative) -> Alternative:
    match option.condition, option.body[:1]:
        case None, _:
            return option
        case condition, (ChooseNumber(low=low, high=high),):
            return evolve(option, condition=without_room(condition, low, high))
        case _:
            return option


IDIOM = Idiom((ChooseOne,), tell)
