"""Expressions as Python functions of a vector, for questions that are asked of many states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulekit.machine.bounded import Bounded
from rulekit.machine.expressions import Want
from rulekit.machine.instructions import Expression, Local, Program
from rulekit.machine.python import executed
from rulekit.machine.python_statements import Code, InRoutine
from rulekit.machine.unit import Aggregates, Unit

__all__ = ["function_of"]


def function_of(program: Program, expression: Expression, sizes: Mapping[int, int]) -> Callable[..., int]:
    """A function that takes a vector and the values of some locals, and gives the number of an expression.

    Args:
        program: whose slots the expression reads.
        expression: any expression.
        sizes: for each local that it speaks of, in the order of the arguments, how many values it has, from 0.
    """
    alone = Program(program.players, program.slots, (), -1, -1, ())
    unit = Unit(Aggregates(alone), checked=False, plays=False, explicit=False)
    scope = {number: Bounded(Local(number), 0, max(size - 1, 0)) for number, size in sizes.items()}
    code = Code(unit, InRoutine())
    simple = unit.aggregates.simplifier.value(expression, scope)
    code.line(f"return {code.writer.write(simple, Want.INTEGER)[0]}")
    arguments: Sequence[str] = [f"x{number}" for number in sizes]
    unit.define(f"answer({', '.join(['s', *arguments])})", code)
    found: Callable[..., int] = executed(unit)["answer"]
    return found
