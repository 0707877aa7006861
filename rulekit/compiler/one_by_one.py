"""Several things chosen one after the other, where too many sets of them could be chosen to offer each.

The first is chosen as any one thing is; then another, or no more; until there are as many as may be, or as there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rulekit.compiler import collections, decisions, values
from rulekit.compiler.labels import ArmKind, PathPart
from rulekit.machine import instructions as m
from rulekit.model.expression import SetOf, Variable
from rulekit.model.ranges import words_of
from rulekit.model.statement import Body

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["Several", "arms", "bounds"]

NOTHING = m.Const(0)


class Several(Protocol):
    """Some of a set that somebody chooses."""

    @property
    def found(self) -> SetOf:
        """What may be chosen from."""

    @property
    def how(self) -> str:
        """``any`` (one or more), ``exactly``, ``up_to``."""

    @property
    def count(self) -> int:
        """The number of ``exactly`` and ``up_to``."""

    @property
    def chosen(self) -> Variable:
        """Stands for what was chosen."""


def bounds(choose: Several, size: int) -> tuple[int, int]:
    """How many are chosen out of ``size``: at least, at most."""
    match choose.how:
        case "any":
            return 1, size
        case "exactly":
            return choose.count, choose.count
        case _:
            return 0, choose.count


def arms(choose: Several, rest: Body, code: Code, path: tuple[PathPart, ...]) -> list[m.Arm]:
    """An option for each thing that can be the first, and one for none where none may be chosen."""
    size = code.size_of(choose.found.element.type)
    low, high = bounds(choose, size)
    whole = m.Read(code.bind(choose.chosen))
    after = code.lowered(rest)
    code.env[choose.chosen.key] = whole
    one = code.layout.take(0, max(size - 1, 0))
    taken = collections.include(whole, m.Read(one), size)
    nothing = tuple(m.Store(whole.base + at, NOTHING) for at in range(words_of(size)))
    enough: m.Expression = m.Const(1)
    if choose.how == "exactly":
        enough = m.Compare(">=", values.aggregate("count", choose.found, code), m.Const(low))
    more = _more(choose, whole, one, taken, code, low=low, high=min(high, size))
    first = (*nothing, taken, *more, *after)
    made = [_arm(choose, one, enough, first, code, path=path)]
    if low == 0:
        none = (*nothing, *after)
        made.append(m.Arm(m.Const(1), m.Once(), -1, -1, none, code.arm_label(ArmKind.STOP, path)))
    return made


def _arm(
    choose: Several,
    into: int,
    enough: m.Expression,
    body: tuple[m.Instruction, ...],
    code: Code,
    *,
    path: tuple[PathPart, ...] = (),
    without: m.Expression | None = None,
) -> m.Arm:
    """An option for each thing that is not among those chosen."""
    local = code.new_local()
    size, tests = values.members(choose.found, m.Local(local), code)
    if without is not None:
        tests.append(m.Invert(collections.has_those(without, m.Local(local), size)))
    label = code.arm_label(ArmKind(choose.found.element.type.kind.value), path, choose.found.of)
    return m.Arm(enough, m.Members(size, decisions.both(*tests)), local, into, body, label)


def _more(
    choose: Several, whole: m.Read, one: int, taken: m.Instruction, code: Code, *, low: int, high: int
) -> tuple[m.Instruction, ...]:
    """What follows the first: another, again and again, or no more when there are enough."""
    if high <= 1:
        return ()
    label, size = code.new_label(), code.size_of(choose.found.element.type)
    several = m.Compare(">=", collections.count_of_those(whole, size), m.Const(low))
    stop = m.Arm(several, m.Once(), -1, -1, (m.Leave(label),), code.arm_label(ArmKind.ENOUGH))
    another = _arm(choose, one, m.Const(1), (taken,), code, without=whole)
    counter = code.layout.take(0, high)
    with code.block() as made:
        code.emit(m.Repeat(counter, m.Const(high - 1), (m.Decide(code.you, (another, stop)),), label=label))
    return tuple(made)
