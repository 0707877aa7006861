"""Programs of which only some routines are run: no others are left in them, so that they are compiled sooner."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from rulekit.machine.instructions import Call, Program
from rulekit.machine.unit import inside

__all__ = ["pruned"]


def pruned(program: Program, begun: Iterable[int]) -> Program:
    """A program that does the same where nothing but some of its routines is begun, and what ends a play.

    All others keep their numbers and do nothing.

    Args:
        program: the program.
        begun: the numbers of the routines.
    """
    open_ = [*begun, *([program.closing] if program.closing >= 0 else [])]
    kept: set[int] = set()
    while open_:
        number = open_.pop()
        if number not in kept:
            kept.add(number)
            open_ += [one.routine for one in inside(program.routines[number].body) if isinstance(one, Call)]
    routines = tuple(one if at in kept else evolve(one, body=()) for at, one in enumerate(program.routines))
    return evolve(program, routines=routines)
