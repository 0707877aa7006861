"""The kind of every value, and the range that a number can't leave."""

from __future__ import annotations

from typing import assert_never

from rulekit.model.closed import Base, Operation, Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Field
from rulekit.model.expression import (
    Active,
    Among,
    Answer,
    Arithmetic,
    Best,
    CountOf,
    DerivedOf,
    DiceShown,
    Entry,
    Expression,
    FieldOf,
    FirstOf,
    FromColumn,
    IfElse,
    ItemRef,
    Literal,
    Neighbour,
    Nobody,
    ParameterValue,
    PlaceBeside,
    PlaceBetween,
    Players,
    Rounds,
    RowCount,
    Seat,
    SetOf,
    TheOne,
    Total,
    Type,
    VariableRef,
    You,
)
from rulekit.model.row import SeatedAt
from rulekit.model.walk import substitute

__all__ = [
    "MOST_DICE",
    "MOST_FACES",
    "MOST_IN_A_ROW",
    "MOST_IN_A_SET",
    "MOST_IN_A_TABLE_OF_PAIRS",
    "MOST_KINDS",
    "MOST_PLACES",
    "MOST_PLAYERS",
    "combined",
    "most_in",
    "of_everybody",
    "type_of",
    "words_of",
]

MOST_PLAYERS = 12
"""The most players a game can have."""

MOST_DICE = 16
"""The most dice that can be on the table."""

MOST_FACES = 100
"""The most faces a die can have."""

MOST_KINDS = 16
"""The most kinds of things that can be paid with."""

MOST_IN_A_ROW = 250
"""The most things that a row can have room for."""

WORD = 62
"""How many bits of a mask one slot holds; where pieces stand on a greater board is kept in several."""

MOST_IN_A_SET = 250
"""The most things that can be in one set that a player has, or that a player chooses several of."""

MOST_IN_A_TABLE_OF_PAIRS = 250
"""The most things in a table whose things are pairs of those of other tables."""


MOST_PLACES = 250
"""The most places that a board can have."""


def type_of(expression: Expression) -> Type:  # one case for each kind of value
    """The kind of a value; for numbers the least and the greatest value it can have."""
    match expression:
        case Literal():
            return Type(ValueKind.NUMBER, low=expression.value, high=expression.value)
        case Answer():
            return Type(ValueKind.FLAG, low=0, high=1)
        case ParameterValue():
            numbers = (expression.parameter.value, *expression.parameter.others)
            return Type(ValueKind.NUMBER, low=min(numbers), high=max(numbers))
        case Players():
            return Type(ValueKind.NUMBER, low=0 if expression.left else 1, high=MOST_PLAYERS)
        case Rounds():
            return Type(ValueKind.NUMBER, low=0, high=COUNTER_HIGH)
        case You() | Active() | Neighbour() | SeatedAt():
            return Type(ValueKind.PLAYER)
        case Nobody():
            return Type(ValueKind.PLAYER, optional=True)
        case VariableRef():
            return expression.variable.type
        case ItemRef():
            return Type(ValueKind.ITEM, expression.table.name)
        case FieldOf():
            return _field(expression)
        case FromColumn():
            return _column(expression)
        case Entry():
            return _entry(expression)
        case DerivedOf():
            return _defined(expression)
        case Arithmetic():
            return combined(expression.op, type_of(expression.left), type_of(expression.right))
        case IfElse():
            left, right = type_of(expression.then), type_of(expression.other)
            optional = left.optional or right.optional
            return Type(left.kind, left.of, min(left.low, right.low), max(left.high, right.high), optional)
        case CountOf():
            return Type(ValueKind.NUMBER, low=0, high=most_in(expression.set))
        case Total():
            each, most = type_of(expression.value), most_in(expression.set)
            return Type(ValueKind.NUMBER, low=min(0, each.low * most), high=max(0, each.high * most))
        case Best():
            each = type_of(expression.value)
            return Type(ValueKind.NUMBER, low=min(0, each.low), high=max(0, each.high))
        case TheOne():
            of = expression.set.element.type
            return Type(of.kind, of.of, of.low, of.high, optional=True)
        case FirstOf():
            return Type(ValueKind.ITEM, expression.row.field.of, optional=True)
        case RowCount():
            return Type(ValueKind.NUMBER, low=0, high=expression.row.field.holds * expression.owners)
        case Among():
            if isinstance(expression.row, FieldOf):
                return Type(ValueKind.NUMBER, low=0, high=expression.row.field.holds)
            lists = [one for one in expression.row.column.values if isinstance(one, tuple)]
            return Type(ValueKind.NUMBER, low=0, high=max((len(one) for one in lists), default=0))
        case PlaceBeside() | PlaceBetween():
            return Type(ValueKind.ITEM, expression.table.name, optional=True)
        case Seat():
            return Type(ValueKind.NUMBER, low=1, high=MOST_PLAYERS)
        case DiceShown():
            die = type_of(expression.die)
            return Type(ValueKind.NUMBER, low=die.low, high=die.high)
        case _:
            assert_never(expression)


def _defined(expression: DerivedOf) -> Type:
    """What a defined value can be; where a number is given to it, what it can be with that number."""
    second = expression.derived.second
    if second is None or expression.other is None or second.type.kind is not ValueKind.NUMBER:
        return expression.derived.type
    return type_of(substitute(expression.derived.value, second, expression.other))


def of_everybody(what: FieldOf) -> bool:
    """Whether what all players have of a field is meant."""
    return what.field.owner is Owner.PLAYER and what.owner is None


def words_of(size: int) -> int:
    """How many slots a set of so many things takes."""
    return max(-(-size // WORD), 1)


def most_in(found: SetOf) -> int:
    """How many a set can hold at most."""
    return MOST_PLAYERS if found.base in (Base.PLAYERS, Base.OPPONENTS) else found.most


def _field(expression: FieldOf) -> Type:
    field = expression.field
    if field.kind is ValueKind.NUMBER:
        return Type(ValueKind.NUMBER, low=field.low, high=field.highest)
    if field.kind is ValueKind.FLAG:
        return Type(ValueKind.FLAG, low=0, high=1)
    if field.kind in (ValueKind.ROW, ValueKind.CUP):
        return Type(field.kind, field.of)
    most = (field.piece or _things(field)) if field.kind is ValueKind.SET else field.highest
    return Type(field.kind, field.of, 0, most, field.optional)


def _things(field: Field) -> int:
    """How many things a set can hold."""
    return sum(one.bit_count() for one in field.high[: field.room])


def _column(expression: FromColumn) -> Type:
    column = expression.column
    if column.kind is ValueKind.NUMBER:
        numbers = [one for one in column.values if isinstance(one, int)] or [0]
        missing = any(one is None for one in column.values)
        return Type(ValueKind.NUMBER, low=min(numbers + [0] * missing), high=max(numbers + [0] * missing))
    if column.kind in (ValueKind.NUMBERS, ValueKind.ITEMS):
        entries = [one for row in column.values if isinstance(row, tuple) for one in row] or [0]
        return Type(
            ValueKind.NUMBERS if column.kind is ValueKind.NUMBERS else ValueKind.SET,
            column.table,
            min(entries),
            max(entries),
        )
    return (
        Type(ValueKind.TEXT)
        if column.kind is ValueKind.TEXT
        else Type(ValueKind.ITEM, column.table, optional=None in column.values)
    )


def _entry(expression: Entry) -> Type:
    row = _column(expression.row)
    return Type(ValueKind.NUMBER, low=min(0, row.low), high=max(0, row.high))


def combined(op: Operation, left: Type, right: Type) -> Type:
    """The range of ``plus minus times divided smaller larger`` of two numbers."""
    match op:
        case Operation.PLUS:
            ends = (left.low + right.low, left.high + right.high)
        case Operation.MINUS:
            ends = (left.low - right.high, left.high - right.low)
        case Operation.TIMES:
            products = [a * b for a in (left.low, left.high) for b in (right.low, right.high)]
            ends = (min(products), max(products))
        case Operation.DIVIDED:
            by = [one for one in (right.low, right.high) if one > 0] or [1]
            quotients = [a // b for a in (left.low, left.high) for b in by]
            ends = (min(quotients), max(quotients))
        case Operation.SMALLER:
            ends = (min(left.low, right.low), min(left.high, right.high))
        case _:
            ends = (max(left.low, right.low), max(left.high, right.high))
    return Type(ValueKind.NUMBER, low=ends[0], high=ends[1])
