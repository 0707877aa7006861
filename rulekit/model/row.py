"""What rules say of rows of things, of lists in tables, and of the order of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.model.expression import DerivedOf, Expression, FieldOf, FromColumn

__all__ = [
    "Among",
    "FirstOf",
    "HasMost",
    "Neighbour",
    "OfSeats",
    "Passed",
    "Players",
    "Rounds",
    "RowCount",
    "Seat",
    "SeatedAt",
]


@frozen
class FirstOf:
    """The first thing of a row, or its ``last``; of an empty row, nothing."""

    row: FieldOf
    last: bool


@frozen
class RowCount:
    """How many things lie in a row, or how many dice somebody keeps; ``owners``: how many together, at most."""

    row: FieldOf
    owners: int = 1


@frozen
class Among:
    """How often a thing stands in a list of a table, or lies in an open row."""

    item: Expression
    row: FromColumn | FieldOf


@frozen
class Seat:
    """The place of a player in the order of play, from 1."""

    owner: Expression


@frozen
class HasMost:
    """A player has the most of a field, and some; or the fewest, perhaps none: of all who are in.

    ``alone``: nobody else has as much, or somebody has.
    """

    who: Expression
    what: FieldOf | DerivedOf
    noun: str
    alone: bool | None = None
    most: bool = True


@frozen
class Passed:
    """All who are in have passed since somebody last did not; with ``but_one``, all but one at most have."""

    but_one: bool


@frozen
class Neighbour:
    """Who sits so many places from ``you``, of those who are in, at 0 ``you``; ``alone``: there are two players."""

    places: int | Expression
    left: bool
    alone: bool = False


@frozen
class SeatedAt:
    """Who sits in a seat, from 1."""

    seat: int


OfSeats = Neighbour | SeatedAt
"""Somebody, by where they sit."""


@frozen
class Players:
    """The number of players: of all at the table, or of those who are ``left`` where somebody can leave the game."""

    left: bool = False


@frozen
class Rounds:
    """The number of rounds begun so far, this one included."""
