"""What a condition reads again and again is read once, and the condition is true of the same states."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.instructions import (
    Compare,
    Const,
    Expression,
    If,
    Invert,
    Logic,
    Operate,
    Program,
    Read,
    Routine,
    Slot,
    Store,
)
from rulekit.machine.python import compile_program, source
from tests.sharing import examples

READ = Read(1, Read(0))
MOST = 12
POSITIONS = st.tuples(st.integers(0, 1), st.integers(0, MOST), st.integers(0, MOST))


def condition(numbers: list[int], *, all_of: bool, turned: bool) -> Expression:
    """Whether the slot at the place of a number is one of these, or all of these; or the contrary."""
    sums = tuple(Compare("==", Operate("+", READ, Read(2)), Const(one)) for one in numbers)
    first = Compare("<", READ, Const(numbers[0]))
    found = Logic("and" if all_of else "or", (first, *sums))
    return Invert(found) if turned else found


def program(test: Expression) -> Program:
    """Answers in the last slot whether a condition holds."""
    slots = (Slot(0, 1, 0), Slot(0, MOST, 0), Slot(0, MOST, 0), Slot(0, 1, 0))
    body = (If(test, (Store(3, Const(1)),)),)
    return Program(1, slots, (Routine("test", body),), 0, -1, ())


@given(
    numbers=st.lists(st.integers(0, 2 * MOST), min_size=2, max_size=4),
    all_of=st.booleans(),
    turned=st.booleans(),
    at=POSITIONS,
)
@examples(60)
def test_it_is_true_of_the_same_states(
    *, numbers: list[int], all_of: bool, turned: bool, at: tuple[int, int, int]
) -> None:
    made = program(condition(numbers, all_of=all_of, turned=turned))
    ends = {compile_program(made, checked=checked).begin((*at, 0), 0).vector for checked in (False, True)}
    value = at[1 + at[0]]
    sums = [value + at[2] == one for one in numbers]
    held = value < numbers[0]
    holds = held and all(sums) if all_of else held or any(sums)
    assert [end[3] for end in ends] == [int(holds != turned)]


def test_it_is_named_where_it_is_first_read() -> None:
    assert "if (w1 := s[s[0] + 1]) < 1 or w1 + s[2] == 1 or w1 + s[2] == 2:" in source(
        program(condition([1, 2], all_of=False, turned=False))
    )
