"""In checked mode a program that leaves its bounds is stopped, whatever it does."""

from __future__ import annotations

import pytest

from rulekit.machine.fault import MachineFault
from rulekit.machine.instructions import (
    Arm,
    Chance,
    Const,
    Decide,
    Expression,
    Instruction,
    Lookup,
    Numbers,
    Once,
    Operate,
    Pool,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Subsets,
)
from rulekit.machine.python import compile_program

NINE = Read(4)  # a slot that holds 9, where 3 is already too much


def arm(domain: Numbers | Subsets | Once, into: int = -1) -> Arm:
    return Arm(Const(1), domain, 0, into, ())


def decide(*arms: Arm) -> Decide:
    return Decide(Const(0), (*arms, arm(Once()), arm(Once())))


@pytest.mark.parametrize(
    ("instruction", "match"),
    [
        (Store(0, NINE), "slot 0 takes 0 to 2 and is given 9"),
        (Store(0, Operate("-", Const(0), NINE)), "is given -9"),
        (Store(0, Operate("+", Read(0), NINE)), "is given 9"),
        (Store(0, Const(1), NINE), "slot 9 of 5 is written"),
        (Store(0, NINE, Read(1)), "is given 9"),
        (Store(0, Read(0, NINE)), "slot 9 of 5 is read"),
        (Store(0, Lookup((0, 1), NINE)), "entry 9 of a row of 2 is read"),
        (Chance(0, 6), "slot 0 takes 0 to 2"),
        (Pool(0, 60, 2, Const(3)), "slot [01] takes 0 to 2"),
        (Pool(0, 60, 2, Read(2)), "slot [01] takes 0 to 2"),
        (Pool(0, 1, 2, Const(3), first=3), "slot [01] takes 0 to 2 and is given 3"),
        (decide(arm(Numbers(Const(0), NINE, 0, 3))), "a choice of 0 to 9 leaves its bounds 0 to 3"),
        (decide(arm(Subsets(NINE, 2, 0, 2))), "9 is no mask of 2 bits"),
        (Repeat(0, NINE, (Store(1, Read(0)),)), "is given 9"),
    ],
)
def test_faults(instruction: Instruction, match: str) -> None:
    slots = (Slot(0, 2, 0), Slot(0, 2, 0), Slot(0, 3, 3), Slot(0, 2, 0), Slot(0, 9, 9))
    program = Program(1, slots, (Routine("all", (instruction,)),), 0, -1, ())
    runner = compile_program(program, checked=True)
    with pytest.raises(MachineFault, match=f"this is a bug in rulekit: .*{match}"):
        list(map(runner.start, range(20)))
    with pytest.raises(MachineFault, match=match):
        list(map(runner.playout, range(20)))


def test_the_value_taken_must_fit() -> None:
    slots = (Slot(0, 2, 0),)
    body = (Decide(Const(0), (arm(Numbers(Const(1), Const(5), 1, 5), into=0),)),)
    position = compile_program(Program(1, slots, (Routine("all", body),), 0, -1, ()), checked=True).start()
    assert position.apply(1).is_over
    with pytest.raises(MachineFault, match="is given 5"):
        position.apply(4)


def test_nothing_is_checked_without_being_asked() -> None:
    value: Expression = NINE
    slots = (Slot(0, 2, 0), Slot(0, 2, 0), Slot(0, 2, 0), Slot(0, 2, 0), Slot(0, 9, 9))
    program = Program(1, slots, (Routine("all", (Store(0, value),)),), 0, -1, ())
    assert compile_program(program).start().vector[0] == 9
