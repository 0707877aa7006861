"""Players by where they sit: neighbours, the only opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check import errors, turn_errors
from rulekit.model.expression import Expression, Neighbour
from rulekit.syntax.node import Node

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["only_opponent", "player"]


def player(node: Node, scope: Scope) -> Expression | None:
    """``the player on your left``, ``the player 2 places to your right``.

    Reports:
        RK0205: nobody does it. RK0302: so many do not play, or a whole round and more.
    """
    numbers = [int(one.text) for one in node.words("NUMBER")]
    _, most = scope.seats
    places = numbers[0] if numbers else 1
    if not scope.you(node.span):
        return None
    if not 1 <= places < most:
        scope.report(errors.outside(places, 1, most - 1, node.span))
        return None
    return Neighbour(places, node.node("on_left") is not None)


def only_opponent(node: Node, scope: Scope) -> Expression | None:
    """``your opponent``, where there is one.

    Reports:
        RK0205: nobody does it. RK0322: there may be others.
    """
    if not scope.you(node.span):
        return None
    if scope.seats != (2, 2):
        scope.report(turn_errors.several_opponents(node.span))
        return None
    return Neighbour(1, left=True, alone=True)
