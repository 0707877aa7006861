"""What options are called: kept beside the program, so that people can be told what they choose."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

__all__ = ["ArmKind", "ArmLabel", "ChanceKind", "ChanceLabel", "PathPart"]


class ArmKind(StrEnum):
    """What the values of an arm's options are."""

    STOP = "stop"
    ENOUGH = "enough"
    """No more of what is chosen one after the other."""
    GO = "go"
    AGREE = "agree"
    REFUSE = "refuse"
    ITEM = "item"
    """Things of the table ``of``."""
    PLAYER = "player"
    DIE = "die"
    NUMBER = "number"
    ITEMS = "items"
    """Subsets, as those that follow."""
    PLAYERS = "players"
    DICE = "dice"
    WHOLE = "whole"
    """Subsets of the kinds of the table ``of`` to pay with."""
    UNITS = "units"
    """So many of ``noun``."""
    TRADE = "trade"
    """So many of ``noun``: given if positive, taken if negative."""
    SPLIT = "split"
    """So many dice of the face ``of`` that give its first gift."""


class ChanceKind(StrEnum):
    """What falls by chance."""

    DICE = "dice"
    DRAW = "draw"


@frozen
class PathPart:
    """A step on the way to an option: an option of ``choose one`` (role ``options``) or another named thing."""

    term: str
    role: str


@frozen
class ArmLabel:
    """What the options of an arm are.

    Args:
        kind: what their values are.
        path: what was chosen on the way, outermost first.
        of: the table of items.
        noun: what numbers count.
        step: the step in which it is chosen.
        again: whether dice that are chosen are thrown again.
    """

    kind: ArmKind
    path: tuple[PathPart, ...] = ()
    of: str = ""
    noun: str = ""
    step: str = ""
    again: bool = False


@frozen
class ChanceLabel:
    """What falls by chance: the faces of the dice, or one of a number of things.

    Args:
        kind: which of the two.
        of: the table of the things; of dice that somebody keeps, the name of what they are kept in.
        first: the face that the first outcome stands for, of dice.
    """

    kind: ChanceKind
    of: str = ""
    first: int = 0
