"""A part of a map as it lies in an example: places, what lies on them, and where something goes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.map import Area, Key, Place, Way
from rulekit.document.plan import Plan

if TYPE_CHECKING:
    from rulekit.document.blocks import Line

__all__ = ["Going", "Hand", "Inset", "Insets", "Laid", "Move", "Part", "Spot", "Token"]


class Going(StrEnum):
    """What becomes of a thing while an example is told."""

    STAYS = "stays"
    COMES = "comes"
    GOES = "goes"


@frozen
class Token:
    """A thing on a place.

    Args:
        label: its picture or its words; nothing where it is plain what it is.
        owner: whose it is, by the number of the person from 0; -1 for nobody's.
        count: how many there are.
        laid: whether it lies on its side.
        pose: what that is called.
        going: what becomes of it.
    """

    label: Line
    owner: int = -1
    count: int = 1
    laid: bool = False
    pose: Line = ()
    going: Going = Going.STAYS


class Part(StrEnum):
    """A sign of what is drawn of a thing."""

    PICTURE = "picture"
    WORDS = "words"
    OWNER = "owner"
    COUNT = "count"
    SIGN = "sign"


@frozen
class Laid:
    """Where a thing is drawn: its signs side by side, each in an area of its own."""

    token: Token
    parts: tuple[tuple[Part, Area], ...]


@frozen
class Spot:
    """A place of the part.

    Args:
        place: as on the map, in one area.
        laid: what lies there.
        named: how high the room for its name is, from its top.
        parted: where the line stands between what is there and what has left; 0 if there is none.
        faint: whether it only helps to find the others.
        open: whether it is one of those that may be chosen.
    """

    place: Place
    laid: tuple[Laid, ...] = ()
    named: float = 0.0
    parted: float = 0.0
    faint: bool = False
    open: bool = False

    @property
    def tokens(self) -> tuple[Token, ...]:
        """What lies there, wherever it is drawn."""
        return tuple(one.token for one in self.laid)


@frozen
class Move:
    """Something goes from one place to the next.

    Args:
        path: where it begins, the point that bends it, where it ends.
        numbers: which of several moves it is, from 1; none where they come in no order.
    """

    path: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
    numbers: tuple[int, ...] = ()


@frozen
class Hand:
    """Where something comes from that lay on no place: the room of what comes, and that itself."""

    area: Area
    laid: Laid

    @property
    def owner(self) -> int:
        """Whose it is, by number from 0."""
        return self.laid.token.owner


@frozen
class Inset:
    """A part of a map.

    Args:
        alt: what it shows, read aloud.
        size: its width and height in points.
        people: who has things there, by number.
        spots: the places, as the lines count them.
        names: the names of colours, each in an area of its own.
        ways: the lines of the map between its places.
        moves: what goes where.
        hands: where moves begin that begin at no place.
        colours: how many colours the whole map has.
        touching: pairs of colours that touch there, by number from 1, the smaller first.
        title: of several of an example who or what this one is about; empty of a single one.
        told: of several that are told one by one, what happens there; empty where the words stand below all of them.
        key: what its signs mean, but those that an earlier one of the same example has told.
    """

    alt: Line
    size: tuple[float, float]
    people: tuple[Line, ...]
    spots: tuple[Spot, ...]
    names: tuple[Place, ...]
    ways: tuple[Way, ...]
    moves: tuple[Move, ...]
    hands: tuple[Hand, ...]
    colours: int
    touching: tuple[tuple[int, int], ...]
    title: Line = ()
    told: Line = ()
    key: tuple[Key, ...] = ()


Insets = Mapping[str, Mapping[int, Inset | Plan]]
"""What is drawn of worked examples, by their names and the number of the line with which a scene begins."""
