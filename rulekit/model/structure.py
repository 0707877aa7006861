"""What rules mean, comparable between two games: things by name, variables by where they first appear."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

import attrs

from rulekit.model.component import Column, Die, Face, Field, Gift, Item, Parameter, Table
from rulekit.model.expression import Adjective, Derived, ItemRef, Relation, SetOf
from rulekit.model.links import Links
from rulekit.model.statement import Modifier, Statement
from rulekit.model.type import Type, Variable

__all__ = ["head", "structure"]


def structure(thing: object) -> Hashable:
    """A value that is equal for statements, values and conditions that mean the same, be they of two games.

    Args:
        thing: a statement, a lasting effect, a value, a condition, or several in a tuple.

    >>> from rulekit.model.closed import ValueKind
    >>> good = Type(ValueKind.ITEM, "good")
    >>> structure(Variable(7, "good", good)) == structure(Variable(9, "good", good))
    True
    """
    return _Reader().read(thing)


def head(statement: Statement) -> Hashable:
    """The same of a statement without the statements in it: equal if no more than those differ."""
    return _Reader(hollow=True).read(statement)


def _is_body(value: tuple[object, ...]) -> bool:
    return bool(value) and all(isinstance(one, Statement) for one in value)


class _Reader:
    """One reading: variables are numbered as they come."""

    def __init__(self, *, hollow: bool = False) -> None:
        self._hollow = hollow
        self._variables: dict[int, int] = {}

    # What rules speak of by name stays a name: that it is another one now is told where it is declared.
    def read(self, thing: object) -> Hashable:
        kind: type = type(thing)
        match thing:
            case tuple() if self._hollow and _is_body(thing):
                return ...
            case tuple():
                return tuple(self.read(one) for one in thing)
            case Variable():
                number = self._variables.setdefault(thing.key, len(self._variables))
                return number, thing.name, self.read(thing.type)
            case Type():
                # Ranges follow from what is declared.
                return thing.kind, thing.of, thing.optional
            case ItemRef():
                return "item", thing.table.name, thing.table.items[thing.index].name
            case Field():
                return "field", thing.owner, thing.name
            case Adjective():
                return "adjective", thing.of, thing.name
            case Column() | Die() | Face() | Item() | Parameter() | Table() | Links() | Derived() | Relation():
                return type(thing).__name__, thing.name
            case Modifier():
                # Whose it is and where it comes from is not what it does.
                return self._parts(thing, ("holder", "mark"))
            case SetOf():
                return self._parts(thing, ("most", "related"))  # as for ranges; among the tests
            case Gift():
                return thing.count, self.read(thing.field), thing.spread, thing.noun
            case _ if _compared(kind) is not None:
                return self._parts(thing)
            case _:
                return type(thing).__name__, thing

    def _parts(self, thing: object, left_out: tuple[str, ...] = ()) -> Hashable:
        """What a value is made of, in order; places in a text are no part of it."""
        kind: type = type(thing)
        named = (name for name in _compared(kind) or () if name not in left_out)
        return kind.__name__, *(self.read(getattr(thing, name)) for name in named)


@cache
def _compared(kind: type) -> tuple[str, ...] | None:
    """The parts of a class that make its values equal; None if it is none of ours."""
    return tuple(part.name for part in attrs.fields(kind) if part.eq) if attrs.has(kind) else None
