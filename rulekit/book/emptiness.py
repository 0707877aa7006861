"""Whether a condition asks that nothing, or something, lies in a row or in a set that all share."""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Parameter
from rulekit.model.expression import Compare, Condition, Expression, FieldOf, Literal, ParameterValue
from rulekit.model.row import RowCount

__all__ = ["asks_emptiness"]

EMPTY = {(Comparison.IS, 0): True, (Comparison.AT_MOST, 0): True, (Comparison.LESS_THAN, 1): True}
EMPTY |= {(Comparison.IS_NOT, 0): False, (Comparison.MORE_THAN, 0): False, (Comparison.AT_LEAST, 1): False}
"""Which comparisons ask whether nothing is there, and which whether something is."""


def asks_emptiness(test: Condition) -> bool | None:
    """Whether nothing is to lie there (True) or something (False); None if it asks for neither."""
    if not (isinstance(test, Compare) and _holds_things(test.left)):
        return None
    match test.right:
        case Literal(value=count) | ParameterValue(parameter=Parameter(value=count)):
            return EMPTY.get((Comparison(test.op), count))
        case _:
            return None


def _holds_things(left: Expression) -> bool:
    match left:
        case RowCount():
            return True
        case FieldOf(field=field):
            return field.kind is ValueKind.SET and field.owner is Owner.GAME
        case _:
            return False
