"""A turn drawn step by step: as bands that name each, and as panels of what one brought when it was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.inset import Inset
from rulekit.document.things import Beside, Lot, Ring

if TYPE_CHECKING:
    from rulekit.document.blocks import Block, Line

__all__ = ["Band", "Bands", "Drawing", "Drawn", "Gain", "Panel", "Panels", "Rotation", "Shift", "Throw", "Ticks"]


@frozen
class Throw:
    """Dice as they lie.

    Args:
        who: whose they are; empty where all are of whoever has the turn.
        faces: what they show, in the order in which they lie.
        again: the numbers of those that are rolled again, from 0.
        aside: the numbers of those that nobody may roll again: they are set aside.
        which: the first throw, or which one after it; empty where that need not be told.
        pips: how many pips each shows; none where they show something else.
        move: for which of the moves numbered on the map of the panel they fell, from 1; 0 where none is.
    """

    who: Line
    faces: tuple[Line, ...]
    again: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    which: Line = ()
    pips: tuple[int, ...] = ()
    move: int = 0


@frozen
class Shift:
    """A peg that went along its row.

    Args:
        label: whose row it is.
        values: the worth at 0, 1, 2, ...; shape (holes + 1,).
        was: where it stood.
        now: where it stands.
    """

    label: Line
    values: tuple[int, ...]
    was: int
    now: int


@frozen
class Ticks:
    """Boxes of which some were ticked.

    Args:
        label: what they belong to.
        count: how many there are.
        was: how many were ticked before.
        now: how many are.
    """

    label: Line
    count: int
    was: int
    now: int


@frozen
class Gain:
    """So many more of something, or fewer: a figure before a picture."""

    label: Line
    count: int


@frozen
class Rotation:
    """Kinds that come one after the other, the first again behind the last.

    Args:
        kinds: their pictures, in order.
    """

    kinds: tuple[Line, ...]


Drawn = Throw | Shift | Ticks | Gain | Rotation | Lot | Beside | Ring
"""What a panel may draw; all of it stands in its words, too."""


@frozen
class Drawing:
    """What is to be seen in an example; all of it stands in its words, too.

    Args:
        who: whose dice, pegs, boxes and things they are; empty where there is nobody else, and for what all share.
        drawn: what is drawn.
    """

    who: Line
    drawn: tuple[Drawn, ...]


@frozen
class Panel:
    """A step of a told turn.

    Args:
        number: of the step in the order of the turn, from 1.
        title: its name; empty for what is done in no step.
        lines: what is said of it, one below the other.
        drawn: what is drawn of it.
        insets: the part of a map on which it is seen, if there is one.
        by_moves: whether each line tells of one of the moves numbered there, in their order.
    """

    number: int
    title: Line
    lines: tuple[Line, ...]
    drawn: tuple[Drawn, ...] = ()
    insets: tuple[Inset, ...] = ()
    by_moves: bool = False


@frozen
class Panels:
    """The steps of a told turn in their order, and how whoever had it stands behind them."""

    panels: tuple[Panel, ...]
    after: Line = ()


@frozen
class Band:
    """A step of a turn at a glance.

    Args:
        title: its name, as the list of steps says it.
        told: its gist, or all that is done in it, where that is short; else nothing: its beginning alone would mislead.
        pictures: what it is about: icons.
        anchor: of the heading where it is told in full; empty if it is not.
        beside: what one looks at in it: the alternatives that ``told`` leads to, and tables.
        mark: a word or two behind its name, such as that it may be left out.
        gist: what a person says of it in a sentence, if ``told`` is that; else nothing.
    """

    title: Line
    told: tuple[Block, ...]
    pictures: Line
    anchor: str
    beside: tuple[Block, ...] = ()
    mark: Line = ()
    gist: Line = ()


@frozen
class Bands:
    """Steps one below the other.

    Args:
        bands: a band for each.
        ordered: whether they are numbered from 1, as those of a turn in order.
        closing: its heading, and what one looks at besides when all are done: drawn where they stand across the page.
    """

    bands: tuple[Band, ...]
    ordered: bool = True
    closing: tuple[Line, tuple[Block, ...]] = ((), ())
