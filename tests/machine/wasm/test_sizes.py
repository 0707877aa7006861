"""Sets of every size at which words change: 31, 32, 63, 64 bits, and several words; rows of slots, masks, options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Bits,
    Chance,
    Choice,
    Compare,
    Const,
    Decide,
    Expression,
    Instruction,
    Invert,
    Local,
    Logic,
    Lookup,
    Members,
    Numbers,
    Operate,
    Pool,
    Program,
    Reach,
    Read,
    Routine,
    Slot,
    Store,
    Subsets,
)
from tests.machine.wasm.agreement import agree
from tests.sharing import only

SIZES = (1, 2, 17, 31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 250)
OPERATIONS = ("any", "all", "count", "first", "last", "sum", "min", "max")
X = Local(0)
ONE, ANY, OUT = 0, 1, 2  # slots: a number from 0 to 3, any place of the row, and where answers go
ROW = 40


def conditions(size: int) -> Iterator[Expression]:
    """Tests over the places of a row."""
    cell, one = Read(ROW, X), Read(ONE)
    yield Compare("==", cell, Const(2))
    yield Compare("!=", cell, one)
    yield Compare("==", Operate("+", cell, Const(-1)), one)
    yield Logic("and", (Compare(">=", cell, Const(1)), Compare("<=", X, Read(ANY))))
    yield Logic("or", (Compare("<", cell, Const(1)), Compare("==", Operate("&", X, Const(1)), one)))
    yield Invert(Compare(">", X, Const(size // 2)))
    # The neighbour on the left, where there is one.
    yield Logic("and", (Compare(">", X, Const(0)), Compare("==", Read(ROW, Operate("+", X, Const(-1))), Const(3))))
    yield Bits("has", Lookup(((1 << size) - 1, 0b1011, 1 << size - 1), Operate("min", one, Const(2))), X)
    yield Choice(Compare("==", one, Const(2)), Compare("==", cell, Const(0)), Compare("==", cell, Const(1)))
    yield Aggregate("any", 1, size, Logic("and", (Compare("<", Local(1), X), Compare("==", Read(ROW, Local(1)), one))))


def program(size: int, test: Expression) -> Program:
    """All aggregates over a row of that size, and decisions about its places."""
    slots = [Slot(0, 3, 0), Slot(0, size - 1, 0)] + [Slot(-1, 1 << 40, 0)] * (ROW - OUT) + [Slot(0, 3, 0)] * size
    slots[ROW - 2] = Slot(0, size - 1, 0)
    mask = Aggregate("mask", 0, size, test)
    other = Aggregate("mask", 2, size, Compare("==", Read(ROW, Local(2)), Const(1)))
    steps = tuple((1 << at >> 1 | 1 << at + 3) & (1 << size) - 1 for at in range(size))
    answers: list[Expression] = [
        *(Aggregate(op, 0, size, test, Read(ROW, X), -1) for op in OPERATIONS),
        Aggregate("sum", 0, size, test, Const(3)),
        Aggregate("sum", 0, size, test, Operate("-", Read(ROW, X), Const(2))),
        *(Aggregate("count", 0, size, Compare(op, Read(ROW, X), Const(2))) for op in ("<", "<=", ">", ">=")),
        *(Compare("!=", Operate(both, mask, other), Const(0)) for both in ("&", "|", "^")),
        Compare("==", mask, other),
        Bits("has", mask, Read(ANY)),
        Bits("count", Operate("|", mask, other)),
        Bits("count", Reach(other, mask, steps)),
        Bits("has", Reach(Const(1 << size - 1), mask, steps), Read(ANY)),
    ]
    taken, last = ROW - 2, ROW - 1
    body: list[Instruction] = [
        *(Chance(ROW + at, 4) for at in range(size)),
        Chance(ONE, 4),
        Chance(ANY, size),
        *(Store(OUT + at, answer) for at, answer in enumerate(answers)),
    ]
    arms = (
        Arm(Compare("!=", Read(ONE), Const(0)), Members(size, test), 0, taken, (Store(ROW, Const(2), Read(taken)),)),
        Arm(Const(1), Members(size, Compare("!=", Read(ROW, X), Const(0))), 0, taken, (Chance(ROW, 4, Read(taken)),)),
    )
    body += [Decide(Const(0), arms)] * 3
    body.append(Store(last, Aggregate("count", 0, size, test)))
    return Program(1, tuple(slots), (Routine("all", tuple(body)),), 0, -1, ())


@pytest.mark.parametrize("size", only((at % 2 == 0 or one > 64, (one,)) for at, one in enumerate(SIZES)))
def test_rows_of_every_size(size: int) -> None:
    """A third of the conditions for each size, each with those next to it for the sizes before and behind."""
    turn = SIZES.index(size) % 3
    for test in list(conditions(size))[turn::3]:
        agree(program(size, test), range(5))


@pytest.mark.parametrize("size", [1, 5, 16])
@pytest.mark.parametrize("fewest", [0, 1, 2])
@pytest.mark.parametrize("most", [1, 3, 16])
@pytest.mark.parametrize("test", [Const(1), Compare("!=", Operate("&", X, Const(3)), Const(1))], ids=["all", "some"])
def test_subsets(size: int, fewest: int, most: int, test: Expression) -> None:
    slots = (Slot(0, (1 << size) - 1, 0), Slot(0, (1 << size) - 1, 0), Slot(0, 1, 0))
    guard = Compare("!=", Read(2), Const(0))
    arms = (
        Arm(guard, Subsets(Read(0), size, fewest, most, test), 0, 1, ()),
        Arm(Const(1), Subsets(Const((1 << size) - 1), size, fewest, most, test), 0, 1, ()),
    )
    body = (Chance(0, 1 << size), Chance(2, 2), Decide(Const(0), arms))
    agree(Program(1, slots, (Routine("all", body),), 0, -1, ()), range(12))


@pytest.mark.parametrize("size", [6, 31, 32, 40])
def test_pools(size: int) -> None:
    """Dice chosen by a mask, also one with bits beyond them."""
    slots = (Slot(0, (1 << 40) - 1, 0), *[Slot(0, 5, 0)] * size)
    body = (Chance(0, 1 << 31), Pool(1, 6, size, Read(0)), Pool(1, 2, size, Const(0b1001)))
    agree(Program(1, slots, (Routine("all", body),), 0, -1, ()), range(30))


def numbers(seed: int) -> tuple[Program, range]:
    """Sums and products of numbers of up to 60 bits, with divisions that round down."""
    chooser = random.Random(seed)  # noqa: S311 it only picks what to try
    slots = [Slot(-1 << 30, 1 << 30, chooser.randint(-1 << 30, 1 << 30)) for _ in range(4)]
    slots += [Slot(-1 << 62, 1 << 62, chooser.randint(-1 << 60, 1 << 60)) for _ in range(2)]
    slots += [Slot(-1 << 62, 1 << 62, 0)] * 12
    small, large = [Read(at) for at in range(4)], [Read(4), Read(5)]
    values: list[Expression] = [
        Operate("*", small[0], small[1]),
        Operate("+", Operate("+", small[0], small[1]), small[2]),
        Operate("-", small[2], Operate("*", small[3], Const(3))),
        *(Operate("//", small[0], Const(by)) for by in (1, 2, 3, 7, 1 << 29)),
        Operate("//", large[0], Const(7)),
        Operate(chooser.choice(["&", "|", "^"]), small[0], large[1]),
        Operate(chooser.choice(["min", "max"]), large[0], small[3]),
        Bits("count", large[1]),
    ]
    body = tuple(Store(6 + at, value) for at, value in enumerate(values))
    return Program(1, tuple(slots), (Routine("all", body),), 0, -1, ()), range(seed, seed + 1)


@pytest.mark.parametrize("seed", range(12))
def test_numbers_of_many_bits(seed: int) -> None:
    agree(*numbers(seed))


@pytest.mark.parametrize("outcomes", [3 << 29, (1 << 31) - 1, (1 << 30) + 1, 1 << 31, 5])
def test_numbers_that_are_rejected(outcomes: int) -> None:
    """Of 3 * 2**29 outcomes every fourth number is rejected; of five one in thousand millions."""
    slots = (Slot(0, (1 << 31) - 1, 0), Slot(0, (1 << 31) - 1, 0), Slot(0, (1 << 31) - 1, 0))
    some = Decide(Const(0), (Arm(Const(1), Numbers(Const(0), Read(2), 0, outcomes - 1), 0, 1, ()),))
    all_ = Decide(Const(0), (Arm(Const(1), Numbers(Const(0), Const(outcomes - 1), 0, outcomes - 1), 0, 1, ()),))
    body = (Chance(0, outcomes), all_, Store(2, Const(outcomes - 1)), Chance(2, outcomes), some, some)
    agree(Program(1, slots, (Routine("all", body),), 0, -1, ()), range(200))
