"""Names of what there is one of: a hand, not so many hands; the one deck of the table; a value that is worked out."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["HOLDER", "SHARED", "holders"]

HOLDER, SHARED = "holder", "shared"
"""What is known of such a word: there is one of it for whoever has it; or one for all."""

_HOLD = (ValueKind.ROW, ValueKind.SET, ValueKind.ITEM, ValueKind.PLAYER)


def holders(game: Game) -> Mapping[str, frozenset[str]]:
    """What is known of the words for places and for values that are worked out, by their names."""
    plurals = {one.plural for one in game.tables}
    places = {one.name: _known(one) for one in game.fields if _is_place(one) and one.name not in plurals}
    return {one.name: frozenset({HOLDER}) for one in game.derived} | places


def _is_place(one: Field) -> bool:
    return one.kind in _HOLD and one.plural == one.name and not one.piece and not one.agreed


def _known(one: Field) -> frozenset[str]:
    return frozenset({HOLDER, SHARED} if one.owner is Owner.GAME and not one.each else {HOLDER})
