"""Players by where they sit: neighbours, the only opponent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulekit.check import errors, turn_errors
from rulekit.diagnostics import Diagnostic
from rulekit.model.expression import Expression, Neighbour
from rulekit.model.row import SeatedAt
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["SEATED", "only_opponent", "player", "seat_of", "seated"]

SEATED = "player "
"""What stands before the number of a seat."""


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


def seated(word: Word, scope: Scope) -> Expression | None:
    """``player 1``: who sits in the first seat.

    Reports:
        RK0302: so many need not play.
    """
    seat = seat_of(word, scope.seats[0], scope.report)
    return SeatedAt(seat) if seat else None


def seat_of(word: Word, least: int, report: Callable[[Diagnostic], None]) -> int:
    """The number of a seat that somebody sits in, whoever plays; 0 when it was reported.

    Args:
        word: as written.
        least: how many play at least.
        report: takes what is wrong.

    Reports:
        RK0302: so many need not play.
    """
    seat = int(word.text.removeprefix(SEATED))
    if 1 <= seat <= least:
        return seat
    report(errors.outside(seat, 1, least, word.span))
    return 0


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
