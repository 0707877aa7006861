"""Pieces between two others: what a relation of places comes to whose one end has a piece, and all between another's.

a square called end is a bracket of a square called start when all of
  end has your disc
  there is a square between start and end
  every square between start and end is hostile
"""

from __future__ import annotations

from rulekit.book.spelled import has_of_it, spelled
from rulekit.model.expression import (
    All,
    Between,
    Every,
    Exists,
    Expression,
    HasPiece,
    Relation,
    SetOf,
    VariableRef,
    You,
)
from rulekit.model.type import Variable
from rulekit.model.walk import equivalent

__all__ = ["encloses", "lies_between"]


def encloses(relation: Relation) -> HasPiece | None:
    """The piece that stands at the other end, if that is one of the reader's and all between is an opponent's.

    The pieces between are of the same sorts as that at the end, and there is at least one of them.
    """
    first, second = VariableRef(relation.variable), VariableRef(relation.second)
    match relation.condition:
        case All(
            parts=(
                HasPiece(owner=You()) as end,
                Exists(set=sure, negated=False),
                Every(set=some, condition=asked),
            )
        ) if has_of_it(end, relation.variable) is not None:
            between = [has_of_it(part, some.element) for part in spelled(asked)]
            known = lies_between(sure, first, second) and lies_between(some, first, second)
            alike = (
                len(between) == 1 and (there := between[0]) is not None and there.opponents and there.sorts == end.sorts
            )
            return end if known and alike else None
        case _:
            return None


def lies_between(some: SetOf, left: Expression, right: Expression) -> bool:
    """Whether a set is all the places between two others, and nothing else is asked of them."""
    match some.tests:
        case (Between(place=VariableRef(variable=place), left=near, right=far, negated=False),):
            ends = (equivalent(near, left) and equivalent(far, right)) or (
                equivalent(near, right) and equivalent(far, left)
            )
            return _same(place, some.element) and ends
        case _:
            return False


def _same(one: Variable, other: Variable) -> bool:
    return one.key == other.key
