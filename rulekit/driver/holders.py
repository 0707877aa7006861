"""Names of places that hold things: there is one hand, not so many hands, and the table has one deck."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["HOLDER", "SHARED", "holders"]

HOLDER, SHARED = "holder", "shared"
"""What is known of such a word: it is said of one place; and there is one for all."""

_HOLD = (ValueKind.ROW, ValueKind.SET, ValueKind.ITEM, ValueKind.PLAYER)


def holders(game: Game) -> Mapping[str, frozenset[str]]:
    """What is known of the words for places, by their names."""
    plurals = {one.plural for one in game.tables}
    return {one.name: _known(one) for one in game.fields if _is_place(one) and one.name not in plurals}


def _is_place(one: Field) -> bool:
    return one.kind in _HOLD and one.plural == one.name and not one.piece and not one.agreed


def _known(one: Field) -> frozenset[str]:
    return frozenset({HOLDER, SHARED} if one.owner is Owner.GAME and not one.each else {HOLDER})
