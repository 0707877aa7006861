"""Closed sets of the model: kinds of values, owners of fields, bases of sets, forms of amounts, attachments."""

from __future__ import annotations

from enum import Enum

__all__ = ["AmountForm", "Attachment", "Base", "Extreme", "Operation", "Owner", "ValueKind"]


class ValueKind(Enum):
    """Of what kind a value, a field or a column is."""

    NUMBER = "number"
    NUMBERS = "numbers"
    FLAG = "flag"
    ITEM = "item"
    ITEMS = "items"
    PLAYER = "player"
    PLAYERS = "players"
    DIE = "die"
    DICE = "dice"
    SET = "set"
    ROW = "row"
    CUP = "cup"
    TEXT = "text"


class Owner(Enum):
    """Who or what has a field."""

    PLAYER = "player"
    TURN = "turn"
    GAME = "game"
    DIE = "die"


class Base(Enum):
    """What a set is taken from."""

    ITEMS = "items"
    PLAYERS = "players"
    OPPONENTS = "opponents"
    DICE = "dice"
    FIELD = "field"
    VARIABLE = "variable"


class Operation(Enum):
    """How two numbers make one."""

    PLUS = "plus"
    MINUS = "minus"
    TIMES = "times"
    DIVIDED = "divided"
    SMALLER = "smaller"
    LARGER = "larger"


class Extreme(Enum):
    """Which of several numbers is meant."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class AmountForm(Enum):
    """How an amount is written."""

    SOME = "some"
    MORE = "more"
    SOME_OF = "some_of"
    AMOUNT_OF = "amount_of"
    ALL = "all"
    AS_MANY = "as_many"
    AS_MANY_OF = "as_many_of"
    WHAT_GIVES = "what_gives"


class Attachment(Enum):
    """How a modifier is attached to what it speaks of."""

    SKIP = "skip"
    INSTEAD = "instead"
    BEFORE = "before"
    AFTER = "after"
    DURING = "during"
    ALSO_PAY = "also_pay"
    IMMUNE = "immune"
    WHENEVER_GIVES = "whenever_gives"
    WHENEVER_GAIN = "whenever_gain"
    WHENEVER_LOSE = "whenever_lose"
    PARAMETER = "parameter"
    FACE = "face"
    ONLY = "only"
    """The condition of all that a thing says; attached to nothing."""
    AT_ONCE = "at_once"
    """What is done when a statement says so; attached to nothing."""
