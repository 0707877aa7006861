"""Maps: which things are drawn as places, which links as lines, and roughly where each place lies."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.model.links import End, Links
from rulekit.source import Span

__all__ = ["PERCENT", "Drawn", "Map", "Mark", "Shown", "Stretch"]

PERCENT = 100
"""The far end of a map, counted from its left or from its top."""


@frozen
class Stretch:
    """Where a place lies, in percent of the map from its left and its top; a point where both corners are one."""

    left: int
    top: int
    right: int
    bottom: int


@frozen
class Mark:
    """What is drawn as a small picture: whatever a column says, or one thing (``item``) where a column says it."""

    column: str
    item: int | None = None


@frozen
class Shown:
    """The things of a table as places.

    Args:
        table: the table's name.
        coloured: the column whose thing gives the colour; empty if all are alike.
        marked: what is drawn as small pictures.
        shaped: the column whose thing gives the look; empty if all are alike.
        looks: the look of each thing that ``shaped`` can hold: ``"pale"``, ``"deep"``, ``"hatched"`` or ``"plain"``.
    """

    table: str
    coloured: str
    marked: tuple[Mark, ...]
    shaped: str
    looks: tuple[str, ...]


@frozen
class Drawn:
    """Links as lines, the very ones that are played; ``look``: ``"plain"``, ``"dashed"``, ``"thin"``, ``"double"``."""

    links: Links
    look: str


@frozen
class Map:
    """A picture of what touches what.

    Args:
        spots: where places, or the names of colours, lie; a place without one is put beside what it touches, one with
            several is drawn several times.
    """

    name: str
    shown: tuple[Shown, ...]
    drawn: tuple[Drawn, ...]
    spots: tuple[tuple[End, tuple[Stretch, ...]], ...]
    span: Span = field(eq=False, repr=False)
