"""Proofs that something lies in a row, from the conditions that are known to hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulekit.check.implied import implied
from rulekit.document.closed import OPPOSITE, Comparison
from rulekit.model import expression as e
from rulekit.model import ranges
from rulekit.model.walk import equivalent

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["has_room", "stocked"]


def stocked(rows: Sequence[e.FieldOf], scope: Scope) -> bool:
    """Whether it is known here that something lies in one of these rows at least."""
    return any(implied(fact, partial(_tells, rows)) for fact in scope.facts)


def has_room(row: e.FieldOf, scope: Scope) -> bool:
    """Whether it is known here that one thing more has room in a row."""
    return any(implied(fact, partial(_leaves_room, row)) for fact in scope.facts)


def _leaves_room(row: e.FieldOf, fact: e.Condition, holds: bool) -> bool:  # noqa: FBT001  # as `implied` asks
    """Whether a fact, or its denial, says that a row holds less than it has room for."""
    match fact:
        case e.Compare(left=e.RowCount(row=counted)) if equivalent(counted, row):
            most = ranges.type_of(fact.right).high
            match fact.op if holds else OPPOSITE[fact.op]:
                case Comparison.IS | Comparison.AT_MOST:
                    return most < row.field.holds
                case Comparison.LESS_THAN:
                    return most <= row.field.holds
                case _:
                    return False
        case _:
            return False


def _tells(rows: Sequence[e.FieldOf], fact: e.Condition, holds: bool) -> bool:  # noqa: FBT001  # as `implied` asks
    """Whether a fact, or its denial, leaves no other way."""
    match fact:
        case e.Compare(left=e.RowCount(row=row)) if any(equivalent(row, one) for one in rows):
            of = ranges.type_of(fact.right)
            match fact.op if holds else OPPOSITE[fact.op]:
                case Comparison.IS | Comparison.AT_LEAST:
                    return of.low > 0
                case Comparison.MORE_THAN:
                    return of.low >= 0
                case Comparison.IS_NOT:
                    return of.low == of.high == 0
                case _:
                    return False
        case e.Within(what=e.FieldOf() as row):
            return holds != fact.negated and any(equivalent(row, one) for one in rows)
        case e.Exists():
            return holds != fact.negated and any(implied(one, partial(_tells, rows)) for one in fact.set.tests)
        case _:
            return False
