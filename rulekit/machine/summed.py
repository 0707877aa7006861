"""A loop that does nothing but add something for each of some values, as one store of a sum."""

from __future__ import annotations

from rulekit.machine.bounded import Bounded, operate
from rulekit.machine.effects import Analysis
from rulekit.machine.instructions import Aggregate, Const, Expression, Instruction, Local, Operate, Read, Store
from rulekit.machine.rows import parts
from rulekit.machine.simplify_values import ValueSimplifier

__all__ = ["summed"]


def summed(
    counter: int, size: int, test: Expression, body: tuple[Instruction, ...], simplifier: ValueSimplifier
) -> Store | None:
    """The store that does what all turns of a loop do; None if they do not add up.

    A sum that stops at a bound may be taken at once if no term leads away from the bound.

    Args:
        counter: the slot of the loop with the value of a turn.
        size: how many values there are.
        test: which of them have a turn.
        body: what a turn does.
        simplifier: of the program; it has simplified all of these.
    """
    edge, bound = "", Const(0)
    match body:
        case (Store(base, Operate("min" | "max" as edge, Operate("+", before, more), Const() as bound), offset, why),):
            pass
        case (Store(base, Operate("+", before, more), offset, why),):
            pass
        case _:
            return None
    if before != Read(base, offset) or not _apart(counter, test, more, base, offset, simplifier):
        return None
    local = 1 + max(_locals(test) | _locals(more), default=-1)
    here = {counter: local}
    together = simplifier.simplified(Aggregate("sum", local, size, test, more), {}, here)
    each = simplifier.simplified(more, {local: Bounded(Local(local), 0, size - 1)}, here)
    held = simplifier.simplified(before, {})
    if (edge == "min" and (each.low < 0 or held.high > bound.value)) or (
        edge == "max" and (each.high > 0 or held.low < bound.value)
    ):
        return None
    whole = operate("+", held, together)
    if edge:
        whole = operate(edge, whole, Bounded(bound, bound.value, bound.value))
    return Store(base, whole.expression, offset, why)


def _apart(
    counter: int, test: Expression, more: Expression, base: int, offset: Expression | None, simplifier: ValueSimplifier
) -> bool:
    """Whether the slot that is added to is the same in each turn, and nothing that decides reads it."""
    analysis = Analysis((), simplifier, len(simplifier.slots))
    reached, asked = analysis.reached(base, offset), analysis.expressions(test, more)
    place = analysis.expressions(offset)
    return (
        not (asked.touched | place.touched) & reached
        and not place.touched >> counter & 1
        and not (asked.hidden | reached) >> counter & 1
    )


def _locals(expression: Expression) -> set[int]:
    """The numbers of all locals in an expression."""
    match expression:
        case Local(number) | Aggregate(local=number):
            found = {number}
        case _:
            found = set[int]()
    return found.union(*map(_locals, parts(expression)))
