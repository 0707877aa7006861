"""Cards to cut out, as blocks of a document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from rulekit.document.blocks import Cell, Line

__all__ = ["Card", "Cards", "Figure"]


@frozen
class Figure:
    """What stands on a card under a label: how much, which, or what it says; a picture of what is so many."""

    label: Line
    value: Cell
    picture: Line = ()


@frozen
class Card:
    """A card to cut out; cells carry the number of a note on the same card.

    Args:
        kind: what sort of card it is.
        sort: of which sort within its kind; an empty line where there are none.
        group: the pile it belongs to; an empty line for none.
        name: whose card it is.
        picture: the picture of what tells it apart, or an empty line.
        sign: the picture of its sort, or an empty line.
        figures: what it has, empty ones left out.
        texts: what it says, one paragraph each; the label names what says it, if that is not the card itself.
        notes: where what is marked comes from.
        source: where all of it comes from, if that is one place.
    """

    kind: Line
    group: Cell
    name: Cell
    picture: Line
    sign: Line
    figures: tuple[Figure, ...]
    texts: tuple[Figure, ...]
    notes: tuple[Line, ...]
    source: Line
    sort: Line = ()


@frozen
class Cards:
    """The cards of one sheet, nine at most, side by side to be cut apart."""

    title: Line
    anchor: str
    cards: tuple[Card, ...]
