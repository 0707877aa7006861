"""Several dice taken together: whether some of them pass what is asked of all of those."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import dice, values
from rulekit.machine import instructions as m
from rulekit.model.closed import Base
from rulekit.model.expression import Condition, SetOf, Several, Variable

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["any_such", "first_of_alike", "passes", "there_are"]

FEW = 3
"""So many are looked for one inside the other; of more, all sets of dice are looked through."""


def passes(chosen: Variable, test: Condition, mask: m.Expression, code: Code) -> m.Expression:
    """Whether what a variable stands for, as a set of dice by their numbers, is as is asked."""
    with code.knowing({chosen.key: mask}):
        return values.condition(test, code)


def there_are(test: Several, code: Code) -> m.Expression:
    """There are exactly so many dice, among those of a set, that pass together."""
    return any_such(test.found, (test.count, test.count), test.chosen, test.test, code)


def any_such(found: SetOf, many: tuple[int, int], chosen: Variable, test: Condition, code: Code) -> m.Expression:
    """There are between so many and so many dice of a set that pass together."""
    low, high = many
    if low == high <= FEW:
        return _nested(found, low, (), chosen, test, code)
    local, mask = code.new_local(), values.aggregate("mask", found, code)
    some = m.Local(local)
    outside = m.Operate("-", m.Operate("|", some, mask), mask)
    count = m.Bits("count", some)
    enough = (m.Compare(">=", count, m.Const(low)), m.Compare("<=", count, m.Const(high)))
    tests = (m.Compare("==", outside, m.Const(0)), *enough, passes(chosen, test, some, code))
    return m.Aggregate("any", local, 1 << code.layout.pool_size, m.Logic("and", tests))


def _nested(
    found: SetOf, count: int, taken: tuple[m.Expression, ...], chosen: Variable, test: Condition, code: Code
) -> m.Expression:
    """There is a die behind those taken with which, and with others behind it, all pass."""
    if count == 0:
        return passes(chosen, test, _mask(taken, code), code)
    local = code.new_local()
    size, tests = values.members(found, m.Local(local), code)
    if taken:
        tests.append(m.Compare(">", m.Local(local), taken[-1]))
    tests.append(_nested(found, count - 1, (*taken, m.Local(local)), chosen, test, code))
    return m.Aggregate("any", local, size, m.Logic("and", tuple(tests)))


def _mask(taken: tuple[m.Expression, ...], code: Code) -> m.Expression:
    bits = tuple(1 << at for at in range(code.layout.pool_size))
    mask: m.Expression = m.Const(0)
    for one in taken:
        mask = m.Operate("|", mask, m.Lookup(bits, one))
    return mask


def first_of_alike(found: SetOf, mask: m.Expression, code: Code) -> m.Expression:
    """Whether of dice that show the same, with the same marks, a set has those that come first: equal sets are one."""
    if found.base is not Base.DICE:
        return m.Const(1)
    chosen, other = code.new_local(), code.new_local()
    size, tests = values.members(found, m.Local(other), code)
    tests += [m.Invert(m.Bits("has", mask, m.Local(other))), *dice.are_alike(m.Local(other), m.Local(chosen), code)]
    passed_over = m.Aggregate("any", other, size, m.Logic("and", tuple(tests)))
    taken = m.Bits("has", mask, m.Local(chosen))
    return m.Invert(m.Aggregate("any", chosen, size, m.Logic("and", (taken, passed_over))))
