"""Proofs that something lies in a row, from the conditions that are known to hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.check import proof
from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model import ranges
from rulekit.model.walk import equivalent, spelled_out, substitute

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["has_room", "stocked"]


def stocked(rows: Sequence[e.FieldOf], scope: Scope) -> bool:
    """Whether it is known here that something lies in one of these rows at least."""
    return any(_tells(fact, rows, holds=True) for fact in scope.facts)


def has_room(row: e.FieldOf, scope: Scope) -> bool:
    """Whether it is known here that one thing more has room in a row."""
    return any(_leaves_room(fact, row, holds=True) for fact in scope.facts)


def _leaves_room(fact: e.Condition, row: e.FieldOf, *, holds: bool) -> bool:
    """Whether a fact, or its denial, says that a row holds less than it has room for."""
    match fact:
        case e.Not():
            return _leaves_room(fact.part, row, holds=not holds)
        case e.All() | e.AnyOf():
            enough = any if isinstance(fact, e.All) == holds else all
            return enough(_leaves_room(one, row, holds=holds) for one in fact.parts)
        case e.Is():
            inner = substitute(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return _leaves_room(inner, row, holds=holds != fact.use.negated)
        case e.Related():
            return _leaves_room(spelled_out(fact), row, holds=holds != fact.negated)
        case e.Compare(left=e.RowCount(row=counted)) if equivalent(counted, row):
            most = ranges.type_of(fact.right).high
            match fact.op if holds else proof.OPPOSITE[fact.op]:
                case Comparison.IS | Comparison.AT_MOST:
                    return most < row.field.holds
                case Comparison.LESS_THAN:
                    return most <= row.field.holds
                case _:
                    return False
        case _:
            return False


def _tells(fact: e.Condition, rows: Sequence[e.FieldOf], *, holds: bool) -> bool:
    """Whether a fact, or its denial, leaves no other way."""
    match fact:
        case e.Not():
            return _tells(fact.part, rows, holds=not holds)
        case e.All() | e.AnyOf():
            enough = any if isinstance(fact, e.All) == holds else all
            return enough(_tells(one, rows, holds=holds) for one in fact.parts)
        case e.Is():
            inner = substitute(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return _tells(inner, rows, holds=holds != fact.use.negated)
        case e.Related():
            return _tells(spelled_out(fact), rows, holds=holds != fact.negated)
        case e.Compare(left=e.RowCount(row=row)) if any(equivalent(row, one) for one in rows):
            of = ranges.type_of(fact.right)
            match fact.op if holds else proof.OPPOSITE[fact.op]:
                case Comparison.IS | Comparison.AT_LEAST:
                    return of.low > 0
                case Comparison.MORE_THAN:
                    return of.low >= 0
                case Comparison.IS_NOT:
                    return of.low == of.high == 0
                case _:
                    return False
        case _:
            return False
