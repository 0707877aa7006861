"""What the things of a game are on the table: made as what, how many, kept where. It changes nothing in play."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from rulekit.source import Span

__all__ = ["Carrier", "Component", "Material"]


class Material(StrEnum):
    """As what a thing lies on the table."""

    PEG = "peg"
    BOX = "box"
    CARD = "card"
    TILE = "tile"
    FIGURE = "figure"
    TOKEN = "token"  # noqa: S105  # no secret
    COIN = "coin"
    CUBE = "cube"
    DISC = "disc"
    DIE = "die"
    MARKER = "marker"
    PAWN = "pawn"
    BOARD = "board"
    NOTE = "note"
    """Written down with a pencil."""
    MIND = "mind"
    """A number that everybody remembers."""


class Carrier(StrEnum):
    """What a thing is kept on."""

    BOARD = "board"
    MAT = "mat"
    """A board of each player's own."""
    SHEET = "sheet"
    CARD = "card"
    TABLE = "table"


@frozen
class Component:
    """What the rules call by a name, as people see it.

    Args:
        name: what the rules call it.
        material: as what it lies there.
        count: how many there are; None if that follows from the rules, or there are as many as are needed.
        each: whether every player has so many.
        carrier: what it is kept on; None if that is not said.
        besides: whether it is only in the box, and no rule speaks of it.
        plural: the name of several.
        mark: where this comes from.
    """

    name: str
    material: Material
    count: int | None
    each: bool
    carrier: Carrier | None
    besides: bool
    plural: str
    mark: str
    span: Span = field(eq=False, repr=False)
