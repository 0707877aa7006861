"""What lies before a player when play begins, drawn: rows with their pegs, boxes on a sheet, things beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.document.blocks import Boxes, Line, Track
    from rulekit.document.panels import Gain

__all__ = ["Absent", "BoxGroup", "Outset"]


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
    """

    title: Line
    mat: Line
    tracks: tuple[Track, ...]
    sheet: Line
    ticked: tuple[Gain, ...]
    groups: tuple[BoxGroup, ...]
    things: tuple[Gain, ...]
    absent: tuple[Absent, ...]
