"""Proofs that something lies in a row, from the conditions that are known to hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.check import proof
from rulekit.model import expression as e
from rulekit.model import ranges

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["stocked"]


def stocked(rows: Sequence[e.FieldOf], scope: Scope) -> bool:
    """Whether it is known here that something lies in one of these rows at least."""
    return any(_tells(fact, rows, holds=True) for fact in scope.facts)


def _tells(fact: e.Condition, rows: Sequence[e.FieldOf], *, holds: bool) -> bool:
    """Whether a fact, or its denial, leaves no other way."""
    match fact:
        case e.Not():
            return _tells(fact.part, rows, holds=not holds)
        case e.All() | e.AnyOf():
            enough = any if isinstance(fact, e.All) == holds else all
            return enough(_tells(one, rows, holds=holds) for one in fact.parts)
        case e.Is():
            inner = proof.put(fact.use.adjective.condition, fact.use.adjective.variable, fact.thing)
            return _tells(inner, rows, holds=holds != fact.use.negated)
        case e.Compare(left=e.RowCount(row=row)) if any(proof.same(row, one) for one in rows):
            of = ranges.type_of(fact.right)
            match fact.op if holds else proof.OPPOSITE[fact.op]:
                case "is" | "at_least":
                    return of.low > 0
                case "more_than":
                    return of.low >= 0
                case "is_not":
                    return of.low == of.high == 0
                case _:
                    return False
        case _:
            return False
