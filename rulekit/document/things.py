"""What lies on the table in an example: things in hands and before people, rows beside places, rings of places."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.opening import Look

if TYPE_CHECKING:
    from rulekit.document.blocks import Line

__all__ = ["Alongside", "Beside", "Going", "Lot", "Ring", "Thing"]


class Going(StrEnum):
    """What becomes of a thing in an example."""

    STAYS = "stays"
    COMES = "comes"
    GOES = "goes"
    """It is paid or lost."""
    LEAVES = "leaves"
    """It is taken from where it lies, or laid elsewhere."""


@frozen
class Thing:
    """Things that look alike.

    Args:
        look: as what they are drawn.
        label: what is on them, pictures and words; empty where only their number is of interest.
        count: how many there are; 0 for the place where one of them could lie.
        going: what becomes of them.
        figures: pictures of what is printed on them besides, such as what they cost.
        whole: whether the picture on them shows all of them, and not only what is printed there.
        open: whether they may be chosen, where others may not.
        halves: what is on each half of them, where they are made of two and neither has a picture.
        pips: how many pips are on each half; none where it is something else.
    """

    look: Look
    label: Line
    count: int = 1
    going: Going = Going.STAYS
    figures: Line = ()
    whole: bool = False
    open: bool = False
    halves: tuple[Line, ...] = ()
    pips: tuple[int, ...] = ()


@frozen
class Lot:
    """Things that lie together.

    Args:
        name: what they lie in; empty where it is plain whose they are and what.
        things: in order, those that come and go among them.
        ordered: whether they lie one behind the other.
        who: whose they are, if not those of whoever has the turn.
    """

    name: Line
    things: tuple[Thing, ...]
    ordered: bool = False
    who: Line = ()


@frozen
class Beside:
    """A place with all that lies beside it, the nearest first.

    Args:
        label: what it is called.
        picture: what is on it.
        piece: what stands on it; empty for nothing.
        lots: what lies beside it.
    """

    label: Line
    picture: Line
    piece: Line
    lots: tuple[Lot, ...]


@frozen
class Alongside:
    """A row of things beside places of a ring, the same beside each.

    Args:
        look: as what the things are drawn.
        label: their picture, and what the row is called.
        counts: how many lie beside each place, in order.
        down: whether they lie face down.
        numbers: of the steps of the setup that speak of it.
    """

    look: Look
    label: Line
    counts: tuple[int, ...]
    down: bool = False
    numbers: tuple[int, ...] = ()


@frozen
class Ring:
    """Places in a ring, and what stands on one of them.

    Args:
        spaces: what is on each place, in order; at the top stands the first.
        names: what each is called.
        piece: what stands there; empty where nothing does.
        was: the number of the place where it stood, from 0.
        now: the number of the place where it stands.
        anticlockwise: which way round they go.
        rows: what lies beside the places.
        numbers: of the steps of the setup that speak of the piece.
    """

    spaces: tuple[Line, ...]
    names: tuple[Line, ...]
    piece: Line = ()
    was: int = 0
    now: int = 0
    anticlockwise: bool = False
    rows: tuple[Alongside, ...] = ()
    numbers: tuple[int, ...] = ()
