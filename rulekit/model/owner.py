"""Whose piece stands on a place: the one player who has a piece there."""

from __future__ import annotations

from rulekit.model.closed import Base
from rulekit.model.expression import Expression, HasPiece, TheOne, VariableRef

__all__ = ["owned_piece"]


def owned_piece(value: Expression) -> HasPiece | None:
    """What stands on the place whose owner a value is; None if it is another value."""
    if not isinstance(value, TheOne) or value.set.base is not Base.PLAYERS or len(value.set.tests) != 1:
        return None
    (test,) = value.set.tests
    if not isinstance(test, HasPiece) or test.negated or value.set.adjectives:
        return None
    mine = isinstance(test.owner, VariableRef) and test.owner.variable.key == value.set.element.key
    return test if mine else None
