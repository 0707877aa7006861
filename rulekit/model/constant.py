"""What can be told of a value or a condition without playing: from tables, parameters and the number of players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.closed import Base, Operation, ValueKind
from rulekit.model.ranges import type_of

__all__ = ["ACTOR", "decided", "number"]

ACTOR = 1
"""The key of the player who does it, as of a variable."""

OPERATIONS: Mapping[Operation, Callable[[int, int], int]] = {
    Operation.PLUS: lambda a, b: a + b,
    Operation.MINUS: lambda a, b: a - b,
    Operation.TIMES: lambda a, b: a * b,
    Operation.DIVIDED: lambda a, b: a // b if b else 0,
    Operation.SMALLER: min,
    Operation.LARGER: max,
}
COMPARISONS: Mapping[Comparison, Callable[[int, int], bool]] = {
    Comparison.IS: lambda a, b: a == b,
    Comparison.IS_NOT: lambda a, b: a != b,
    Comparison.AT_LEAST: lambda a, b: a >= b,
    Comparison.AT_MOST: lambda a, b: a <= b,
    Comparison.MORE_THAN: lambda a, b: a > b,
    Comparison.LESS_THAN: lambda a, b: a < b,
}


def number(value: e.Expression, players: int, known: Mapping[int, int]) -> int | None:
    """The number of a value; an item is its index. None when it depends on the state.

    Args:
        value: any value.
        players: how many play.
        known: the index of the item that a variable stands for, by the variable's key; by ``ACTOR``, who ``you`` are.
    """
    match value:
        case e.Literal():
            return value.value
        case e.ParameterValue():
            return None if value.parameter.others else value.parameter.value
        case e.Players():
            return None if value.left else players
        case e.ItemRef():
            return value.index
        case e.You():
            return known.get(ACTOR)
        case e.Seat():
            owner = number(value.owner, players, known)
            return None if owner is None else owner + 1
        case e.VariableRef():
            return known.get(value.variable.key)
        case e.FromColumn():
            item, seat = number(value.item, players, known), 0 if value.seer is None else known.get(ACTOR)
            if item is None or seat is None:
                return None
            board = value.table.board if value.seer is not None else None
            cell = value.column.values[item if board is None else board.seen(seat, players)[item]]
            nothing = -1 if value.column.kind is ValueKind.ITEM else 0
            return cell if isinstance(cell, int) else nothing if cell is None else None
        case e.TheOne():
            return _first(value.set, players, known)
        case e.PlaceBetween():
            left, right = number(value.left, players, known), number(value.right, players, known)
            assert value.table.board is not None
            return None if left is None or right is None else value.table.board.middles.get((left, right), -1)
        case e.Arithmetic():
            left, right = number(value.left, players, known), number(value.right, players, known)
            return None if left is None or right is None else OPERATIONS[value.op](left, right)
        case _:
            return None


def decided(test: e.Condition, players: int, known: Mapping[int, int]) -> bool | None:
    """Whether a condition holds; None when that depends on the state. Arguments as for ``number``."""
    match test:
        case e.Compare():
            left, right = number(test.left, players, known), number(test.right, players, known)
            return None if left is None or right is None else COMPARISONS[test.op](left, right)
        case e.Multiple():
            found = number(test.number, players, known)
            return None if found is None else (found % test.of == 0) != test.negated
        case e.Is():
            thing = number(test.thing, players, known)
            if thing is None:
                return None
            inner = decided(test.use.adjective.condition, players, {**known, test.use.adjective.variable.key: thing})
            return None if inner is None else inner != test.use.negated
        case e.Related():
            left, right = number(test.left, players, known), number(test.right, players, known)
            if left is None or right is None:
                return None
            relation = test.relation
            both = {**known, relation.variable.key: left, relation.second.key: right}
            inner = left >= 0 and right >= 0 and decided(relation.condition, players, both)
            return None if inner is None else inner != test.negated
        case e.NextTo():
            left = number(test.left, players, known)
            right = None if isinstance(test.right, e.SetOf) else number(test.right, players, known)
            return None if left is None or right is None else _touch(test, left, right) != test.negated
        case e.Between():
            ends = [number(one, players, known) for one in (test.place, test.left, test.right)]
            place, left, right = ends
            if place is None or left is None or right is None:
                return None
            return (place in _between(test).get((left, right), ())) != test.negated
        case e.Exists():
            (only, *others) = test.set.tests or (None,)
            if others or not isinstance(only, e.Between) or only.negated or test.set.base is not Base.ITEMS:
                return None
            left, right = number(only.left, players, known), number(only.right, players, known)
            if left is None or right is None:
                return None
            return bool(_between(only).get((left, right))) != test.negated
        case e.All() | e.AnyOf():
            parts = [decided(one, players, known) for one in test.parts]
            strong = isinstance(test, e.AnyOf)
            return strong if strong in parts else None if None in parts else not strong
        case e.Not():
            inner = decided(test.part, players, known)
            return None if inner is None else not inner
        case _:
            return None


def _between(test: e.Between) -> Mapping[tuple[int, int], tuple[int, ...]]:
    """What lies between any two places."""
    assert test.table.board is not None
    return test.table.board.between


def _touch(test: e.NextTo, left: int, right: int) -> bool:
    """Whether an edge leads from a thing to another."""
    ends = [_table(one) for one in (test.left, test.right)]
    edge = ((ends[0], left), (ends[1], right))
    return edge in test.links.edges or edge[::-1] in test.links.edges


def _table(thing: e.Expression | e.SetOf) -> str:
    return "" if isinstance(thing, e.SetOf) else type_of(thing).of


def _first(found: e.SetOf, players: int, known: Mapping[int, int]) -> int | None:
    """The first thing of a table that passes, -1 if none does; None if that depends on the state."""
    if found.base is not Base.ITEMS:
        return None
    for item in range(found.most):
        passes = [decided(test, players, {**known, found.element.key: item}) for test in found.tests]
        if False not in passes:
            return None if None in passes else item
    return -1
