"""Pieces between two others: what a relation of places comes to whose one end has a piece, and all between another's.

a square called end is a bracket of a square called start when all of
  end has your disc
  there is a square between start and end
  every square between start and end is hostile
"""

from __future__ import annotations

from rulekit.book.spelled import has_of_it, spelled
from rulekit.model.component import Field
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
    if not isinstance(relation.condition, All):
        return None
    ends: list[HasPiece] = []
    sure = all_ = 0
    first, second = VariableRef(relation.variable), VariableRef(relation.second)
    for one in relation.condition.parts:
        match one:
            case HasPiece(owner=You()) if (piece := has_of_it(one, relation.variable)) is not None:
                ends.append(piece)
            case Exists(set=some, negated=False) if lies_between(some, first, second):
                sure += 1
            case Every(set=some, condition=asked) if lies_between(some, first, second):
                between = [has_of_it(part, some.element) for part in spelled(asked)]
                all_ += 1 if len(between) == 1 and between[0] is not None and between[0].opponents else 0
                sorts = between[0].sorts if between and between[0] is not None else ()
                if not _alike(sorts, ends):
                    return None
            case _:
                return None
    return ends[0] if len(ends) == sure == all_ == 1 else None


def _alike(sorts: tuple[Field, ...], ends: list[HasPiece]) -> bool:
    return all(one.sorts == sorts for one in ends)


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
