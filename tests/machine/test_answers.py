"""A row of answers says what the test itself says, of every value of the slot that it asks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.answers import answered
from rulekit.machine.instructions import Bits, Compare, Const, Logic, Operate, Program, Read, Routine
from tests.machine.interpreter import Interpreter

MOST = 60
PROGRAM = Program(1, (), (Routine("none", ()),), 0, -1, ())
ASKED, OTHER = Read(1, Read(0)), Read(3)

NUMBERS = st.recursive(
    st.one_of(st.just(ASKED), st.integers(-3, 70).map(Const)),
    lambda inner: st.one_of(
        st.builds(Operate, st.sampled_from(["+", "-", "*", "min", "max", "&", "|"]), inner, inner),
        st.builds(Bits, st.just("count"), inner),
    ),
    max_leaves=4,
)
CONDITIONS = st.builds(Compare, st.sampled_from(["==", "!=", "<", ">="]), NUMBERS, NUMBERS)
TESTS = st.builds(Logic, st.sampled_from(["and", "or"]), st.lists(CONDITIONS, min_size=2, max_size=5).map(tuple))


@given(TESTS, st.integers(0, MOST))
def test_a_row_says_what_the_test_says(test: Logic, value: int) -> None:
    found = answered(test, lambda _: (0, MOST))
    if found is not None:
        asked, answers = found
        one = Interpreter(PROGRAM, [0, value, 7])
        assert answers[one.value(asked)] == one.value(test)


def test_only_a_test_of_one_small_slot_has_a_row() -> None:
    lines = [Compare("==", Operate("&", ASKED, Const(line)), Const(line)) for line in (7, 56, 448, 73)]
    assert answered(Logic("or", tuple(lines)), lambda _: (0, 511)) is not None
    assert answered(Logic("or", tuple(lines)), lambda _: (0, 1 << 42)) is None
    assert answered(Logic("or", tuple(lines)), lambda _: (-1, 511)) is None
    assert answered(Logic("or", (*lines, Compare("==", OTHER, Const(1)))), lambda _: (0, 511)) is None
