"""Data-flow states: at a place of the rules, what may not have been set yet, and what surely is as at the start.

Both are sets of names; each is a number with a bit for each name, as they are compared and joined again and again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import and_, or_

from rulekit.document.closed import Comparison
from rulekit.model.closed import ValueKind
from rulekit.model.constant import COMPARISONS, number
from rulekit.model.expression import (
    All,
    Answer,
    AnyOf,
    Compare,
    Condition,
    Expression,
    FieldOf,
    ItemRef,
    Literal,
    Nobody,
    Not,
    ParameterValue,
)

__all__ = ["NOWHERE", "Bits", "FlowState", "FlowStates", "few", "holds"]

FlowState = tuple[int, int]
"""What may not have been set yet; what surely is as it was at the start."""
FlowStates = frozenset[FlowState]
NOWHERE: FlowStates = frozenset()
MOST = 8
"""So many states are told apart at most; of more, only what is surely set in all of them is known."""


class Bits(dict[str, int]):
    """The bit of each name, given to it when it is first asked for."""

    def __missing__(self, name: str) -> int:
        self[name] = bit = 1 << len(self)
        return bit

    def of(self, names: Iterable[str]) -> int:
        """Those of some names together."""
        found = 0
        for one in names:
            found |= self[one]
        return found


def few(states: FlowStates) -> FlowStates:
    """The same, or fewer of which less is known, if there are too many: what may be unset is told apart longest."""
    if len(states) <= MOST:
        return states
    alike: dict[int, int] = {}
    for unset, still in states:
        alike[unset] = still & alike.get(unset, still)
    if len(alike) <= MOST:
        return frozenset(alike.items())
    return frozenset({(reduce(or_, alike), reduce(and_, alike.values()))})


def holds(condition: Condition, still: int, bits: Bits) -> bool | None:
    """Whether a condition holds as long as what it asks for is as it was at the start; None where that is open.

    Args:
        condition: what is asked.
        still: what surely is as it was at the start.
        bits: those of the names.
    """
    match condition:
        case Compare():
            left, right = _number(condition.left, still, bits), _number(condition.right, still, bits)
            return None if left is None or right is None else COMPARISONS[Comparison(condition.op)](left, right)
        case Not():
            inner = holds(condition.part, still, bits)
            return None if inner is None else not inner
        case All() | AnyOf():
            parts = [holds(one, still, bits) for one in condition.parts]
            strong = isinstance(condition, AnyOf)
            return strong if strong in parts else None if None in parts else not strong
        case _:
            return None


def _number(value: Expression, still: int, bits: Bits) -> int | None:
    """The number of a value; of a thing or a player the place from 0, of nothing and nobody -1."""
    match value:
        case FieldOf(field=found) if bits[found.name] & still:
            kept_higher = found.kind in (ValueKind.ITEM, ValueKind.PLAYER)
            return found.start - 1 if kept_higher else found.start
        case Answer():
            return int(value.yes)
        case Nobody():
            return -1
        case Literal() | ParameterValue() | ItemRef():
            return number(value, 0, {})
        case _:
            return None
