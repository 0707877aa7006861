"""Players by where they sit: neighbours, the only opponent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulekit.check import errors, turn_errors, values
from rulekit.diagnostics import Diagnostic
from rulekit.model.expression import Expression, Literal, Neighbour, ParameterValue
from rulekit.model.ranges import type_of
from rulekit.model.row import SeatedAt
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["SEATED", "only_opponent", "player", "seat_of", "seated"]

SEATED = "player "
"""What stands before the number of a seat."""


def player(node: Node, scope: Scope) -> Expression | None:
    """``the player on your left``, ``the player 2 places to your right``, ``the player (seats of way) places …``.

    Reports:
        RK0203: no number. RK0205: nobody does it. RK0302: so many do not play, or a whole round and more.
    """
    if not scope.you(node.span):
        return None
    left = node.node("on_left") is not None
    said = [one for one in node.nodes() if one.kind not in ("on_left", "on_right")]
    said += [Node("name", (one,), one.span) for one in node.words("NAME")]
    written = values.number(said[0], scope) if said else None
    if said and written is None:
        return None
    numbers = [int(one.text) for one in node.words("NUMBER")]
    places = written if written is not None else numbers[0] if numbers else 1
    _, most = scope.seats
    low, high = _reach(places)
    # what is worked out may come to nothing, and then it is whoever counts
    least = 1 if isinstance(places, int | Literal | ParameterValue) else 0
    if low < least or high >= most:
        scope.report(errors.outside(high if low >= least else low, least, most - 1, node.span))
        return None
    return Neighbour(places, left)


def _reach(places: int | Expression) -> tuple[int, int]:
    """How few and how many places it can be."""
    if isinstance(places, int):
        return places, places
    of = type_of(places)
    return of.low, of.high


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
