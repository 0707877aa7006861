"""What lies on the table when play begins, drawn: seats round it, what all share, a player's own boards and things."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.opening import Look
from rulekit.document.plan import Plan
from rulekit.document.things import Ring, Thing

if TYPE_CHECKING:
    from rulekit.document.blocks import Boxes, Line, Track
    from rulekit.document.panels import Gain

__all__ = ["Absent", "BoxGroup", "Call", "Lying", "Outset", "Spot"]


class Spot(StrEnum):
    """What a number in the drawing stands at, besides things that lie there."""

    MAT = "mat"
    PEGS = "pegs"
    SHEET = "sheet"
    START = "start"
    FIRST = "first"
    ABSENT = "absent"


@frozen
class Call:
    """A number in the drawing: that of the step of the setup which speaks first of what it stands at."""

    spot: Spot
    number: int


@frozen
class Lying:
    """Something that lies on the table.

    Args:
        look: as what it is drawn.
        label: its picture, and its name.
        count: how many of it are drawn; 0 for a heap or a pile that nobody counts.
        numbers: of the steps of the setup that speak of it.
        ring: of a board, the ring of places that is on it.
        board: of a board, itself in small, without words.
        piled: whether it is a pile that lies face down.
        bare: whether nothing lies there yet: only its place is drawn.
        halved: whether things of two halves are in it, which are twice as long as wide.
        dealt: how many things were dealt there face down: for so many players at least and at most, so many.
        top: what was turned up there, as an example.
        marked: whether they lie in a row, with a marker on the first.
    """

    look: Look
    label: Line
    count: int
    numbers: tuple[int, ...] = ()
    ring: Ring | None = None
    board: Plan | None = None
    piled: bool = False
    bare: bool = False
    halved: bool = False
    dealt: tuple[tuple[int, int, int], ...] = ()
    top: Thing | None = None
    marked: bool = False


@frozen
class BoxGroup:
    """Boxes on a sheet under one name; a group of one row may have no name but that of the row.

    ``numbers``: of the steps of the setup that leave some of them out.
    """

    title: Line
    rows: tuple[Boxes, ...]
    numbers: tuple[int, ...] = ()


@frozen
class Absent:
    """What is left out of a game for so many players; where others alone leave something out, nothing, in words."""

    players: int
    names: tuple[Line, ...]
    told: Line = ()


@frozen
class Outset:
    """The table at the start. All of it stands in words elsewhere, so it is nothing where nothing is drawn.

    Args:
        title: what it is a drawing of.
        mat: what the player's own board is called; empty if there is none.
        tracks: its rows, each with its peg where it starts.
        sheet: what the sheet is called; empty if there is none.
        ticked: what is ticked on it from the start: so many of each.
        groups: the boxes on it.
        things: what lies beside them.
        absent: what is left out, by the number of players.
        seats: for how many players the table is drawn.
        middle: what all share.
        calls: the numbers of steps of the setup that stand at parts which are no things.
        first: what whoever begins is called, where the turn goes round the table.
    """

    title: Line
    mat: Line
    tracks: tuple[Track, ...]
    sheet: Line
    ticked: tuple[Gain, ...]
    groups: tuple[BoxGroup, ...]
    things: tuple[Lying, ...]
    absent: tuple[Absent, ...]
    seats: int = 0
    middle: tuple[Lying, ...] = ()
    calls: tuple[Call, ...] = ()
    first: Line = ()
