"""Places that lie one after the other in a single line: nobody says along what they touch."""

from __future__ import annotations

from rulekit.model.board import TOUCHING, Shape
from rulekit.model.expression import NextTo
from rulekit.model.game import Game
from rulekit.model.ranges import type_of

__all__ = ["goes_one_way"]


def goes_one_way(test: NextTo, game: Game) -> bool:
    """Whether what is asked to be next to something lies in a row or a ring, where there is one way to touch."""
    table = type_of(test.left).of
    board = game.table(table).board if table else None
    return board is not None and board.shape in (Shape.ROW, Shape.RING) and test.links.name == TOUCHING
