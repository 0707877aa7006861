"""The kind of every value, and the range that a number can't leave."""

from __future__ import annotations

from typing import assert_never

from rulekit.model.component import COUNTER_HIGH
from rulekit.model.expression import (
    Active,
    Among,
    Answer,
    Arithmetic,
    Best,
    CountOf,
    DerivedOf,
    DialValue,
    DiceShown,
    Entry,
    Expression,
    FieldOf,
    FirstOf,
    FromColumn,
    IfElse,
    ItemRef,
    Literal,
    Nobody,
    Players,
    Rounds,
    RowCount,
    Seat,
    SetOf,
    Total,
    Type,
    VariableRef,
    You,
)

__all__ = [
    "MOST_CHOSEN",
    "MOST_DICE",
    "MOST_FACES",
    "MOST_IN_A_ROW",
    "MOST_IN_A_SET",
    "MOST_PLAYERS",
    "combined",
    "most_in",
    "type_of",
]

MOST_PLAYERS = 8
"""The most players a game can have."""

MOST_DICE = 16
"""The most dice that can be on the table."""

MOST_FACES = 100
"""The most faces a die can have."""

MOST_CHOSEN = 16
"""The most things of which a player can choose several."""

MOST_IN_A_ROW = 200
"""The most things that a row can have room for."""

MOST_IN_A_SET = 62
"""The most things that can be in one set that a player has."""


def type_of(expression: Expression) -> Type:  # one case for each kind of value
    """The kind of a value; for numbers the least and the greatest value it can have."""
    match expression:
        case Literal():
            return Type("number", low=expression.value, high=expression.value)
        case Answer():
            return Type("flag", low=0, high=1)
        case DialValue():
            numbers = (expression.dial.value, *expression.dial.others)
            return Type("number", low=min(numbers), high=max(numbers))
        case Players():
            return Type("number", low=1, high=MOST_PLAYERS)
        case Rounds():
            return Type("number", low=0, high=COUNTER_HIGH)
        case You() | Active():
            return Type("player")
        case Nobody():
            return Type("player", optional=True)
        case VariableRef():
            return expression.variable.type
        case ItemRef():
            return Type("item", expression.table.name)
        case FieldOf():
            return _field(expression)
        case FromColumn():
            return _column(expression)
        case Entry():
            return _entry(expression)
        case DerivedOf():
            return expression.derived.type
        case Arithmetic():
            return combined(expression.op, type_of(expression.left), type_of(expression.right))
        case IfElse():
            left, right = type_of(expression.then), type_of(expression.other)
            optional = left.optional or right.optional
            return Type(left.kind, left.of, min(left.low, right.low), max(left.high, right.high), optional)
        case CountOf():
            return Type("number", low=0, high=most_in(expression.set))
        case Total():
            each, most = type_of(expression.value), most_in(expression.set)
            return Type("number", low=min(0, each.low * most), high=max(0, each.high * most))
        case Best():
            each = type_of(expression.value)
            return Type("number", low=min(0, each.low), high=max(0, each.high))
        case FirstOf():
            return Type("item", expression.row.field.of, optional=True)
        case RowCount():
            return Type("number", low=0, high=expression.row.field.holds)
        case Among():
            lists = [one for one in expression.row.column.values if isinstance(one, tuple)]
            return Type("number", low=0, high=max((len(one) for one in lists), default=0))
        case Seat():
            return Type("number", low=1, high=MOST_PLAYERS)
        case DiceShown():
            die = type_of(expression.die)
            return Type("number", low=die.low, high=die.high)
        case _:
            assert_never(expression)


def most_in(found: SetOf) -> int:
    """How many a set can hold at most."""
    return MOST_PLAYERS if found.base in ("players", "opponents") else found.most


def _field(expression: FieldOf) -> Type:
    field = expression.field
    if field.kind == "number":
        return Type("number", low=field.low, high=field.highest)
    if field.kind == "flag":
        return Type("flag", low=0, high=1)
    if field.kind == "row":
        return Type("row", field.of)
    return Type(field.kind, field.of, 0, field.highest if field.kind != "set" else MOST_IN_A_SET, field.optional)


def _column(expression: FromColumn) -> Type:
    column = expression.column
    if column.kind == "number":
        numbers = [one for one in column.values if isinstance(one, int)] or [0]
        missing = any(one is None for one in column.values)
        return Type("number", low=min(numbers + [0] * missing), high=max(numbers + [0] * missing))
    if column.kind in ("numbers", "items"):
        entries = [one for row in column.values if isinstance(row, tuple) for one in row] or [0]
        return Type("numbers" if column.kind == "numbers" else "set", column.table, min(entries), max(entries))
    return Type("text") if column.kind == "text" else Type("item", column.table, optional=None in column.values)


def _entry(expression: Entry) -> Type:
    row = _column(expression.row)
    return Type("number", low=min(0, row.low), high=max(0, row.high))


def combined(op: str, left: Type, right: Type) -> Type:
    """The range of ``plus minus times divided smaller larger`` of two numbers."""
    match op:
        case "plus":
            ends = (left.low + right.low, left.high + right.high)
        case "minus":
            ends = (left.low - right.high, left.high - right.low)
        case "times":
            products = [a * b for a in (left.low, left.high) for b in (right.low, right.high)]
            ends = (min(products), max(products))
        case "divided":
            by = [one for one in (right.low, right.high) if one > 0] or [1]
            quotients = [a // b for a in (left.low, left.high) for b in by]
            ends = (min(quotients), max(quotients))
        case "smaller":
            ends = (min(left.low, right.low), min(left.high, right.high))
        case _:
            ends = (max(left.low, right.low), max(left.high, right.high))
    return Type("number", low=ends[0], high=ends[1])
