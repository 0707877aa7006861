"""A play that begins behind its setup is the whole play: number by number, and as many steps are counted."""

from __future__ import annotations

import pytest

from rulekit.machine.budget import budgeted
from rulekit.machine.instructions import (
    Abandon,
    Budget,
    Call,
    Chance,
    Compare,
    Const,
    Finish,
    If,
    Instruction,
    Leave,
    Operate,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Sweep,
)
from rulekit.machine.prepared import prepared
from rulekit.machine.python import compile_program

UNFINISHED, DIE, SUM, COUNTER, TURN, SPENT, INNER = range(7)
SLOTS = (
    Slot(0, 9, 0), Slot(0, 5, 2), Slot(0, 9_999, 0), Slot(0, 20_000, 0), Slot(0, 99, 0), Slot(0, 1 << 30, 0),
    Slot(0, 20_000, 0),
)  # fmt: skip
ROLL = Chance(DIE, 6)


def add(number: int) -> Store:
    return Store(SUM, Operate("+", Read(SUM), Const(number)))


def counted(*body: Instruction, more: tuple[Routine, ...] = (), stretch: int = 10_000) -> Program:
    """A program that gives up what takes long."""
    bare = Program(1, SLOTS, (Routine("all", body, label=50), *more), 0, -1, (), unfinished=UNFINISHED)
    found, _ = budgeted(bare, Budget(SPENT, stretch, 10 * stretch), lambda _: 3, cheap=20)
    return found


SWEPT = Sweep(COUNTER, TURN, 9, Compare("!=", Read(COUNTER), Const(4)), (add(3),))
LATER = Repeat(INNER, Const(300), (add(1), ROLL), label=8)
LEFT = If(Compare("==", Read(DIE), Const(2)), (Leave(50),))
PROGRAMS = {
    "stores": counted(add(5), ROLL, add(1)),
    "a loop": counted(SWEPT, ROLL, SWEPT),
    "a routine behind another": counted(
        Call(1), add(1), Call(2), add(2), more=(Routine("setup", (SWEPT,)), Routine("play", (add(7), LATER)))
    ),
    "a routine called twice": counted(Call(1), Call(1), more=(Routine("play", (add(7), ROLL)),)),
    "something that ends the routine": counted(add(1), LEFT, add(2), ROLL),
    "the end": counted(add(1), Finish(), add(2)),
    "nothing that is drawn": counted(SWEPT, add(1)),
    "chance at once": counted(ROLL, SWEPT),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_is_the_same_play(name: str) -> None:
    program = PROGRAMS[name]
    whole, behind = compile_program(program), compile_program(prepared(program))
    for seed in range(20):
        (decisions, end), (others, other) = whole.playout(seed), behind.playout(seed)
        assert (decisions, end.vector, end.rng, end.loop) == (others, other.vector, other.rng, other.loop)


@pytest.mark.parametrize("stretch", range(200, 2500, 100))
def test_as_many_steps_are_counted(stretch: int) -> None:
    """With few that are allowed, a play is given up behind its setup just where it was."""
    program = counted(Repeat(COUNTER, Const(20), (add(1),)), LATER, stretch=stretch)
    assert prepared(program) != program
    ends = [compile_program(one).playout(1)[1] for one in (program, prepared(program))]
    assert ends[0].vector == ends[1].vector


def test_what_is_done_is_gone() -> None:
    found = prepared(PROGRAMS["a routine behind another"])
    assert found.slots[SUM].start == 3 * 8 + 1 + 7
    assert Call(1) not in found.routines[0].body
    assert prepared(PROGRAMS["chance at once"]) is PROGRAMS["chance at once"]
    assert prepared(PROGRAMS["something that ends the routine"]).slots[SUM].start == 1


def test_a_setup_without_an_end_stays() -> None:
    endless = Repeat(COUNTER, Const(20_000), (If(Compare("==", Read(COUNTER), Const(0)), (Abandon(UNFINISHED, 1),)),))
    program = counted(endless, ROLL)
    assert prepared(program) is program
