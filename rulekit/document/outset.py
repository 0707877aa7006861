"""What lies on the table when play begins, drawn: seats round it, rows with their pegs, boxes on a sheet, things."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.document.blocks import Boxes, Line, Track
    from rulekit.document.panels import Gain

__all__ = ["Absent", "BoxGroup", "Call", "Outset", "Spot"]


class Spot(StrEnum):
    """What a number in the drawing stands at."""

    MAT = "mat"
    PEGS = "pegs"
    SHEET = "sheet"
    START = "start"
    MIDDLE = "middle"


@frozen
class Call:
    """A number in the drawing, and what it says there."""

    spot: Spot
    line: Line


@frozen
class BoxGroup:
    """Boxes on a sheet under one name; a group of one row may have no name but that of the row."""

    title: Line
    rows: tuple[Boxes, ...]


@frozen
class Absent:
    """What is left out of a game for so many players."""

    players: int
    names: tuple[Line, ...]


@frozen
class Outset:
    """A player's area at the start. All of it stands in words elsewhere, so it is nothing where nothing is drawn.

    Args:
        title: what it is a drawing of.
        mat: what the player's own board is called; empty if there is none.
        tracks: its rows, each with its peg where it starts.
        sheet: what the sheet is called; empty if there is none.
        ticked: what is ticked on it from the start: so many of each.
        groups: the boxes on it.
        things: what lies beside them: so many of each.
        absent: what is left out, by the number of players.
        seats: for how many players the table is drawn, each number once.
        middle: what all share: so many of each.
        calls: the numbers in the drawing, from 1.
    """

    title: Line
    mat: Line
    tracks: tuple[Track, ...]
    sheet: Line
    ticked: tuple[Gain, ...]
    groups: tuple[BoxGroup, ...]
    things: tuple[Gain, ...]
    absent: tuple[Absent, ...]
    seats: tuple[int, ...] = ()
    middle: tuple[Gain, ...] = ()
    calls: tuple[Call, ...] = ()
