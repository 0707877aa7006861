"""What one thing is of another, for the machine: what no state changes is looked up, the rest is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import values
from rulekit.compiler.layout import Settled
from rulekit.machine import instructions as m
from rulekit.model import constant
from rulekit.model import expression as e
from rulekit.model.ranges import type_of

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["related"]

ZERO = m.Const(0)


def related(test: e.Related, code: Code) -> m.Expression:
    """1 when a thing is what the relation says of another, otherwise 0; so it is when either is nothing."""
    relation = test.relation
    there: list[m.Expression] = []
    first = _present(test.left, there, code)
    second = _present(test.right, there, code)
    fixed, open_ = _sorted_out(relation, code)
    if fixed is not None:
        width = m.Const(code.size_of(relation.variable.type))
        there.append(m.Lookup(fixed, m.Operate("+", m.Operate("*", second, width), first)))
    with code.knowing({relation.variable.key: first, relation.second.key: second}):
        there += [values.condition(one, code) for one in open_]
    return there[0] if len(there) == 1 else m.Logic("and", tuple(there))


def _present(thing: e.Expression, there: list[m.Expression], code: Code) -> m.Expression:
    """The index of a thing; of what may be nothing, with a test that it is something."""
    index = values.value(thing, code)
    if not type_of(thing).optional:
        return index
    there.append(m.Compare(">=", index, ZERO))
    return m.Operate("max", index, ZERO)


def _sorted_out(relation: e.Relation, code: Code) -> Settled:
    """Whether each pair passes what depends on no state, the first thing running faster; and what does depend on it."""
    key = (relation.name, relation.second.type.of)
    known = code.layout.settled.get(key)
    if known is None:
        whole = relation.condition
        parts = whole.parts if isinstance(whole, e.All) else (whole,)
        found = [(one, _decided(one, relation, code)) for one in parts]
        fixed = [pairs for _, pairs in found if pairs is not None]
        both = tuple(int(all(some)) for some in zip(*fixed, strict=True)) if fixed else None
        known = code.layout.settled[key] = (both, tuple(one for one, pairs in found if pairs is None))
    return known


def _decided(part: e.Condition, relation: e.Relation, code: Code) -> list[bool] | None:
    """Whether a condition holds for each pair of things; None if that depends on the state."""
    pairs: list[bool] = []
    for second in range(code.size_of(relation.second.type)):
        for first in range(code.size_of(relation.variable.type)):
            bound = {relation.variable.key: first, relation.second.key: second}
            holds = constant.decided(part, code.layout.players, bound)
            if holds is None:
                return None
            pairs.append(holds)
    return pairs
