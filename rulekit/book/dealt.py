"""What is dealt before anybody plays: how many things lie in each row and each hand, and what one sees of them."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from rulekit.document.things import Thing
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["Deals", "Dealt", "dealt_into"]


@frozen
class Dealt:
    """What lies somewhere once all is dealt.

    Args:
        counts: how many things, by the number of players; before a player, of each one.
        top: the last one that came there, as an example, if all may see it.
    """

    counts: Mapping[int, int]
    top: Thing | None = None


Deals = Mapping[str, Dealt]
"""By the names of the fields that things lie in; nothing where the rules set up before they play, or deal nothing."""


def dealt_into(game: Game) -> tuple[Field, ...]:
    """The rows and hands of a game that is not set up by rule: things are dealt into them before the first turn."""
    piles = (ValueKind.ROW, ValueKind.SET)
    found = tuple(one for one in game.fields if one.kind in piles and not (one.each or one.piece))
    hands = any(one.owner is Owner.PLAYER and one.hidden for one in found)
    return found if hands and game.step("setup") is None else ()
