"""Pieces that somebody has are those on the board, for others lie beside it: told so, or as the places of them."""

from __future__ import annotations

from attrs import evolve

from rulekit.document.closed import Comparison
from rulekit.model.closed import Base, ValueKind
from rulekit.model.expression import (
    Compare,
    Condition,
    CountOf,
    Expression,
    FieldOf,
    Literal,
    SetOf,
    VariableRef,
)
from rulekit.model.place import HasPiece
from rulekit.model.relation import Has, HasCount
from rulekit.model.type import Type, Variable

__all__ = ["condition", "counted", "places", "value"]

UNNAMED = 1_000_000
"""The key of a place that nobody named."""


def places(found: SetOf) -> SetOf:
    """A set as it is told: pieces of somebody are the places that have one of them; anything else is itself."""
    held = found.held
    if found.base is not Base.FIELD or not isinstance(held, FieldOf) or not held.field.piece:
        return found
    stands = _stands(held, VariableRef(found.element, plain=True))
    return evolve(found, base=Base.ITEMS, held=None, tests=(stands, *found.tests), spoken=(stands, *found.spoken))


def value(what: Expression) -> Expression:
    """A value as it is told: how many pieces somebody has is how many places have one; anything else is itself."""
    return CountOf(_standing(what)) if isinstance(what, FieldOf) and what.field.piece else what


def condition(test: Condition) -> Condition:
    """A condition as it is told: of a comparison with pieces that somebody has, how many places have one."""
    if isinstance(test, Compare) and counted(test) is None:
        return evolve(test, left=value(test.left), right=value(test.right))
    return test


def counted(test: Condition) -> HasCount | None:
    """What a condition asks about how many pieces somebody has on the board; None if it asks no such thing."""
    match test:
        case HasCount(what=what) if what.field.piece:
            return test
        case Has(who=who, what=what, item=None, negated=negated) if what.field.piece:
            op, count = (Comparison.IS, 0) if negated else (Comparison.AT_LEAST, 1)
            return HasCount(who, op, count, what, what.field.name)
        case Compare(left=FieldOf(owner=who) as what, op=op, right=Literal(value=count)) if what.field.piece:
            return HasCount(who, op, count, what, what.field.name) if who is not None and count >= 0 else None
        case _:
            return None


def _standing(what: FieldOf) -> SetOf:
    """The places where pieces of somebody stand."""
    place = Variable(UNNAMED, what.field.of, Type(ValueKind.ITEM, what.field.of))
    stands = _stands(what, VariableRef(place, plain=True))
    return SetOf(Base.ITEMS, what.field.of, place, tests=(stands,), spoken=(stands,))


def _stands(what: FieldOf, place: Expression) -> HasPiece:
    return HasPiece(place, what.field.name, (what.field,), what.owner, opponents=False, negated=False)
