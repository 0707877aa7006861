"""A chance whose bound is computed: how many outcomes it has, and that one alone takes no number."""

from __future__ import annotations

import pytest

from rulekit.machine.instructions import Chance, Const, If, Program, Read, Routine, Slot, Store
from rulekit.machine.python import compile_program
from rulekit.machine.random import Draws, seeded
from tests.machine.wasm.agreement import agree

FALLEN, BOUND, DECIDED = range(3)


def drawing(bound: int) -> Program:
    """One is drawn below a bound that stands in a slot, then one of two that says whether a number was taken."""
    body = (
        Store(BOUND, Const(bound)),
        If(Read(DECIDED), (Store(BOUND, Const(2)),)),  # so that what stands there is not known
        Chance(FALLEN, 5, bound=Read(BOUND)),
        Chance(DECIDED, 1 << 16),
    )
    return Program(1, (Slot(0, 4, 3), Slot(0, 5, 0), Slot(0, 1 << 16, 0)), (Routine("all", body),), 0, -1, ())


@pytest.mark.parametrize("bound", range(6))
def test_it_is_one_of_so_many(bound: int) -> None:
    """Of one or none it is the first, and the next number that is drawn is the first of all."""
    program = drawing(bound)
    position = compile_program(program, explicit=True).start()
    assert len(position.options) == (bound if bound > 1 else 1 << 16)  # what is forced does not pause
    _, end = compile_program(program).playout(7)
    assert end.vector[FALLEN] < max(bound, 1)
    first = Draws(seeded(7)).draw()
    assert (end.vector[DECIDED] == first >> 16) == (bound <= 1)
    agree(program, range(200))
