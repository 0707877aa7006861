"""Values and conditions of places on a board: what lies beside, what stands there, what is in a line. Closed sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.model.board import Way
from rulekit.model.component import Field, Table

if TYPE_CHECKING:
    from rulekit.model.expression import Expression, SetOf

__all__ = ["Between", "HasPiece", "InLine", "LineOf", "OfPlaces", "PlaceBeside", "PlaceBetween"]


@frozen
class PlaceBeside:
    """The place so many places above, below, left or right of another, as ``seer`` sees it; nothing beyond the edge."""

    table: Table
    way: Way
    count: int
    of: Expression
    seer: Expression | None = None


@frozen
class PlaceBetween:
    """The only place on a straight line strictly between two others; nothing where there is none, or several."""

    table: Table
    left: Expression
    right: Expression


@frozen
class HasPiece:
    """A piece stands on a place, or none does.

    Args:
        place: the place.
        noun: what is looked for, as written.
        sorts: the pieces that count, each as the places where a player has one.
        owner: whose they are; None for anybody's.
        opponents: whether only those of others than ``you`` count.
        negated: whether there is none.
    """

    place: Expression
    noun: str
    sorts: tuple[Field, ...]
    owner: Expression | None
    opponents: bool
    negated: bool


@frozen
class LineOf:
    """So many of some places lie in a row, one beside the other.

    Args:
        count: how many.
        set: the places.
        place: one that is among them; None for any.
        negated: whether there are none.
    """

    count: int
    set: SetOf
    place: Expression | None
    negated: bool


@frozen
class InLine:
    """Two places lie on a straight line; ``kind`` is the name of such lines, empty for any."""

    left: Expression
    right: Expression
    kind: str
    negated: bool


@frozen
class Between:
    """A place lies on a straight line strictly between two others.

    Args:
        table: the places of the board.
        place: which of them.
        left, right: the two others.
        negated: whether it does not.
    """

    table: Table
    place: Expression
    left: Expression
    right: Expression
    negated: bool


OfPlaces = HasPiece | LineOf | InLine | Between
"""Conditions of places."""
