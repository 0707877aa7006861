"""Programs made for one thing each that a compiler likes to get wrong."""

from __future__ import annotations

import pytest

from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Attempt,
    Call,
    Compare,
    Const,
    Decide,
    Explore,
    Expression,
    If,
    Instruction,
    Leave,
    Local,
    Logic,
    Members,
    Note,
    Operate,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Sweep,
)
from rulekit.machine.python import compile_program
from tests.machine.programs import one
from tests.machine.test_agreement import follow

COUNTER, TURN, LIMIT, SUM = 0, 1, 2, 3
CELLS = 4
ALWAYS = Const(1)
SLOTS = (Slot(0, 4, 0), Slot(0, 5, 0), Slot(0, 4, 4), Slot(0, 200, 0), *[Slot(0, 30, 7)] * 12)


def program(*body: Instruction, more: tuple[Routine, ...] = ()) -> Program:
    return Program(1, SLOTS, (Routine("all", body), *more), 0, -1, ())


def add(place: int, value: Expression) -> Store:
    return Store(place, Operate("min", Const(30), Operate("+", Read(place), value)))


def sweep(*body: Instruction, test: Expression = ALWAYS, label: int = -1) -> Sweep:
    return Sweep(COUNTER, TURN, 4, test, body, label=label)


CHOICE = Decide(Const(0), (one(0), one(1, Store(LIMIT, Const(0)))))
LONG = tuple(add(CELLS + number, Operate("+", Read(COUNTER), Const(number))) for number in range(6))
CORNERS = {
    "a routine called twice reads the counter of the loop around": program(
        sweep(Call(1), Call(1)), more=(Routine("reads", LONG),)
    ),
    "an offset reaches the counter of the loop around": program(
        sweep(add(SUM, Read(COUNTER, Operate("//", Read(CELLS), Const(8)))))
    ),
    "the limit of a loop changes while it runs": program(
        sweep(Store(LIMIT, Const(2)), add(SUM, Const(1)), test=Compare("<", Read(COUNTER), Read(LIMIT)))
    ),
    "the limit of a loop is its own counter": program(
        sweep(add(SUM, Const(1)), test=Compare("<", Read(COUNTER), Read(COUNTER)))
    ),
    "the body moves the counter on": program(
        sweep(add(SUM, Const(1)), Store(COUNTER, Operate("min", Const(3), Operate("+", Read(COUNTER), Const(1)))))
    ),
    "a number known before a loop is not known in it": program(
        Store(LIMIT, Const(1)), Repeat(TURN, Const(3), (add(SUM, Read(LIMIT)), Store(LIMIT, Const(3))))
    ),
    "a number known before a choice is not known behind it": program(
        Store(LIMIT, Const(3)), CHOICE, add(SUM, Read(LIMIT))
    ),
    "the slot that takes a choice was known": program(
        Store(LIMIT, Const(3)),
        Decide(Const(0), (Arm(Const(1), Members(3, Const(1)), 0, LIMIT, (add(SUM, Read(LIMIT)),)),)),
    ),
    "a local hides an outer one of its number": program(
        Store(
            SUM,
            Aggregate(
                "sum",
                1,
                12,
                Compare("<=", Read(CELLS, Local(1)), Aggregate("max", 1, 6, ALWAYS, Read(10, Local(1)))),
                Read(CELLS, Local(1)),
            ),
        )
    ),
    "a loop whose counter others read is left for a place outside a pausing one": program(
        sweep(
            CHOICE,
            Sweep(6, 7, 4, ALWAYS, (
                add(SUM, Read(6, Operate("//", Read(9), Const(8)))),
                If(Compare("==", Read(6), Const(2)), (Leave(3),)),
            )),
            label=3,
        ),
        CHOICE,
    ),
    "two loops are left at once, and then a third": program(
        sweep(
            Repeat(
                5, Const(3),
                (If(Compare("==", Read(6), Const(9)), (Leave(3),)), add(6, Const(1)), add(SUM, Const(1))),
            ),
            label=3,
        ),
        Repeat(5, Const(2), (add(SUM, Const(1)),)),
    ),
    "a loop left from inside a pausing one": program(
        sweep(CHOICE, Repeat(5, Const(3), (add(SUM, Const(1)), Leave(3))), label=3), CHOICE
    ),
    "a pausing loop in a pausing loop is left": program(
        sweep(Repeat(5, Const(3), (CHOICE, If(Compare("==", Read(LIMIT), Const(0)), (Leave(3),)))), label=3), CHOICE
    ),
}  # fmt: skip


def gain(place: int, more: Expression, edge: int = 30, offset: Expression | None = None, op: str = "min") -> Store:
    return Store(place, Operate(op, Operate("+", Read(place, offset), more), Const(edge)), offset)


SMALL = Compare("<", Read(CELLS, Read(COUNTER)), Read(LIMIT))
TWOS = Aggregate("count", 0, 12, Compare("==", Read(CELLS, Local(0)), Const(2)))
SUMS = {
    "each turn adds the same, up to a bound": program(Store(5, Const(2)), sweep(gain(9, Const(9)), test=SMALL)),
    "each turn adds what it comes to, not far enough for the bound": program(
        Store(9, Const(0)), sweep(gain(9, Read(CELLS, Read(COUNTER)), 30)), sweep(gain(10, Read(COUNTER), 30))
    ),
    "each turn adds without a bound": program(sweep(Store(SUM, Operate("+", Read(SUM), Read(COUNTER))))),
    "more may be there than the bound of what is added": program(sweep(gain(9, Const(1), 5), test=SMALL), CHOICE),
    "what is added may be below nothing": program(
        Store(9, Const(29)), sweep(gain(9, Operate("-", Const(2), Operate("*", Read(COUNTER), Const(2)))))
    ),
    "each turn takes away, down to nothing": program(
        sweep(gain(9, Operate("-", Const(-1), Read(COUNTER)), 0, op="max"), test=Compare("!=", Read(COUNTER), Const(1)))
    ),
    "the test asks what was added to": program(
        Store(5, Const(2)), sweep(gain(5, Const(9)), test=Compare("<", Read(5), Const(12)))
    ),
    "what is added is what was added to, or lies beside it": program(
        sweep(gain(6, Operate("+", Read(5), Read(6)))), sweep(gain(CELLS, Read(CELLS, Read(COUNTER))))
    ),
    "each turn adds somewhere else": program(sweep(gain(CELLS, Read(COUNTER), 30, Read(COUNTER)))),
    "each turn adds at one place that is computed": program(
        Store(5, Const(3)), sweep(gain(9, Const(2), 30, Read(5)), test=SMALL), CHOICE
    ),
    "each turn adds at a place that what is added moves": program(
        Store(CELLS, Const(0)), sweep(gain(CELLS, Const(1), 30, Operate("//", Read(CELLS), Const(2))))
    ),
    "each turn adds to the counter of its loop": program(sweep(gain(COUNTER, Const(1), 3))),
    "what is added has a sum of its own": program(
        sweep(gain(9, Aggregate("count", 0, 4, Compare("<", Local(0), Read(COUNTER)))))
    ),
    "a routine is called with the same number everywhere, another number once": program(
        Store(5, Const(2)), Store(6, Const(1)), Call(1), CHOICE, Store(6, Const(4)), Call(1),
        more=(Routine("adds", (gain(9, Read(5)), gain(9, Read(6)), Store(7, Read(6)))),),
    ),
    "a routine that is called changes what was known of it": program(
        Store(5, Const(2)), sweep(Call(1)), Call(1),
        more=(Routine("adds", (gain(9, Read(5)), Store(5, Const(1)))),),
    ),
    "what is known goes two calls down": program(
        Store(5, Const(2)), Call(2), CHOICE, Store(5, Const(2)), Call(1),
        more=(Routine("adds", (gain(9, Read(5)),)), Routine("calls", (Call(1), gain(10, Read(5))))),
    ),
    "part of a test says the same of all values": program(
        Store(SUM, Aggregate("count", 0, 12, Logic("and", (
            Compare(">", Read(CELLS, Local(0)), Const(6)), Compare("<", Local(0), Const(12)))))),
        CHOICE,
        Store(SUM, Aggregate("mask", 0, 5, Logic("or", (
            Compare(">", Read(CELLS, Local(0)), Const(6)), Compare(">=", Local(0), Const(5)))))),
    ),
    "none of what is counted, or at least one": program(
        Store(5, Const(2)),
        *(Store(9 + at, Compare(op, TWOS, Const(than)))
          for at, (op, than) in enumerate([(">", 0), ("==", 0), ("<", 1), (">=", 1), ("!=", 0)])),
    ),
}  # fmt: skip
CORNERS |= SUMS


def case(number: int, *body: Instruction) -> If:
    return If(Compare("==", Read(LIMIT), Const(number)), body)


def asked(*body: Instruction) -> Program:
    """Someone chooses the slot that is asked; then a body."""
    return program(Decide(Const(0), (Arm(Const(1), Members(5, Const(1)), 0, LIMIT, ()),)), *body, CHOICE)


CASES = {
    "one slot is asked for each number": asked(*(case(at, add(SUM, Const(at + 1))) for at in range(5))),
    "one slot is asked for some numbers, in no order": asked(
        *(case(at, add(SUM, Const(at + 1)), CHOICE) for at in (3, 0, 2))
    ),
    "one slot is asked twice for a number": asked(*(case(at, add(SUM, Const(at + 1))) for at in (0, 1, 2, 1, 3, 4, 1))),
    "a branch changes what the next one asks": asked(
        case(0, add(SUM, Const(1))), case(1, Store(LIMIT, Const(2))), case(2, add(SUM, Const(3))),
        case(3, add(SUM, Const(4))), case(4, Store(LIMIT, Const(0))),
    ),
    "something stands between the branches": asked(
        case(0, add(SUM, Const(1))), case(1, add(SUM, Const(2))), add(SUM, Read(LIMIT)), case(2, add(SUM, Const(3))),
        case(3, add(SUM, Const(4))), case(4, add(SUM, Read(LIMIT))),
    ),
    "a branch knows what was asked until it is changed": asked(
        case(1, add(SUM, Read(LIMIT)), Store(LIMIT, Const(4)), add(SUM, Read(LIMIT))), add(SUM, Read(LIMIT)),
        case(3, CHOICE, add(SUM, Read(LIMIT))),
    ),
    "a branch leaves a loop in which others stand": asked(
        sweep(*(case(at, add(SUM, Const(at + 1)), Leave(3)) for at in (1, 2, 4)), add(SUM, Const(9)), label=3)
    ),
}  # fmt: skip
CORNERS |= CASES

BEST = 8
WORTH = Operate("+", Read(CELLS), Operate("*", Read(CELLS + 1), Const(3)))
STEP = (
    Store(BEST, Operate("max", Read(BEST), Operate("min", Const(30), WORTH))),
    sweep(
        Attempt(
            (Store(CELLS, Operate("-", Read(CELLS, Read(COUNTER)), Const(1)), Read(COUNTER)), add(9, Const(1)), Note()),
            BEST,
        ),
        test=Compare(">", Read(CELLS, Read(COUNTER)), Const(0)),
    ),
)
FIRST = tuple(Store(CELLS + at, Const(at + 1)) for at in range(4))
WAYS = {
    "all ways are looked at, and nothing is left of them but the best": program(
        *FIRST, Explore(STEP, BEST, Const(0), 10_000), CHOICE, add(SUM, Read(BEST))
    ),
    "it stops where the best is reached": program(
        *FIRST, Explore(STEP, BEST, Compare(">=", Read(BEST), Const(7)), 10_000), add(SUM, Read(BEST)), CHOICE
    ),
    "there are too many ways": program(
        *FIRST, Explore(STEP, BEST, Const(0), 5, (add(SUM, Const(9)),)), add(SUM, Const(1)), CHOICE
    ),
    "as many ways as may be are not too many": program(
        Store(CELLS, Const(1)),
        *(Store(CELLS + at, Const(0)) for at in range(1, 4)),
        Explore(STEP, BEST, Const(0), 2, (add(SUM, Const(9)),)),
        CHOICE,
    ),
    "something is tried in a loop, in a routine called twice": program(
        *FIRST,
        CHOICE,
        Call(1),
        Store(CELLS + 3, Const(0)),
        Call(1),
        more=(Routine("tries", (sweep(Attempt((Store(BEST, Const(0)), Store(CELLS, Const(2), Read(COUNTER)),
            Explore(STEP, BEST, Const(0), 10_000)), BEST), add(SUM, Operate("//", Read(BEST), Const(2)))),)),),
    ),
}  # fmt: skip
CORNERS |= WAYS


@pytest.mark.parametrize("name", CORNERS)
@pytest.mark.parametrize("checked", [False, True])
def test_corners(name: str, checked: bool) -> None:  # noqa: FBT001 a parameter of the test
    for seed in range(8):
        follow(CORNERS[name], seed, explicit=False, checked=checked)


@pytest.mark.parametrize("name", CORNERS)
def test_corners_played_at_random(name: str) -> None:
    """Whole plays are other code; where nothing is chosen they end as stepping ends."""
    runner = compile_program(CORNERS[name])
    for seed in range(8):
        decisions, end = runner.playout(seed)
        start = runner.start(seed)
        if start.is_over:
            assert (decisions, end.vector) == (0, start.vector)


@pytest.mark.parametrize("levels", range(16))
def test_a_routine_called_from_deep_inside(levels: int) -> None:
    """Somewhere it becomes a function; then it and the one around see the same slots."""
    call: tuple[Instruction, ...] = (add(9, Const(1)), Call(1), add(10, Read(9)))
    for level in range(levels):
        call = (If(Compare(">=", Read(CELLS + level % 4), Const(1 + level % 3)), call),)
    adds = Routine("adds", (If(Compare(">", Read(9), Const(2)), (add(9, Const(5)),)),))
    made = program(*call, add(SUM, Read(9)), more=(adds,))
    assert compile_program(made).playout(1)[1].vector == compile_program(made).start(1).vector


def test_no_trace_of_a_call_is_left() -> None:
    """So that equal states are equal positions, whichever way led there."""
    position = compile_program(program(Call(1), Call(1), CHOICE, more=(Routine("asks", (CHOICE,)),))).start()
    for _ in range(2):
        assert any(position.vector[len(SLOTS) :])
        position = position.apply(0)
    assert not any(position.vector[len(SLOTS) :])
