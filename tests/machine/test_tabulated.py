"""What is worked out for many values at once is what the definition of the instructions says of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.instructions import (
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Invert,
    Local,
    Logic,
    Lookup,
    Operate,
    Program,
    Read,
    Routine,
)
from rulekit.machine.rows import parts
from rulekit.machine.tabulated import Outside, Unknown, entries, several
from tests.machine.interpreter import Interpreter
from tests.sharing import examples

ATOM = Read(3)
PROGRAM = Program(1, (), (Routine("none", ()),), 0, -1, ())


def deeper(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    few = st.lists(inner, min_size=1, max_size=3).map(tuple)
    return st.one_of(
        st.builds(Operate, st.sampled_from(["+", "-", "*", "min", "max", "&", "|", "^"]), inner, inner),
        st.builds(Compare, st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), inner, inner),
        st.builds(Logic, st.sampled_from(["and", "or"]), few),
        st.builds(Invert, inner),
        st.builds(Choice, inner, inner, inner),
        st.builds(Lookup, st.lists(st.integers(-2, 9), min_size=1, max_size=6).map(tuple), inner),
        st.builds(lambda mask, index: Bits("has", mask, index), inner, inner),
        st.builds(lambda mask: Bits("count", mask, None), inner),
    )


LEAVES = st.one_of(st.builds(Const, st.integers(-2, 70)), st.just(Local(1)), st.just(ATOM), st.just(Read(4)))


@examples(1500)
@given(st.recursive(LEAVES, deeper, max_leaves=12))
def test_it_is_what_the_interpreter_says(expression: Expression) -> None:
    """For all values together, and where some lie outside of a row, for each of them."""
    pairs = list(product(range(-1, 6), range(-2, 4)))
    values, numbers = [one for one, _ in pairs], [one for _, one in pairs]
    each = [interpreted(expression, *pair) for pair in pairs]
    try:
        known = entries(expression, 1, values, ATOM, numbers)
    except Unknown:
        assert Read(4) in set(within(expression))
        return
    assert known == each
    try:
        together = several(expression, 1, values, ATOM, numbers)
    except Outside:
        assert None in each
    else:
        assert together == each


def within(expression: Expression) -> Iterator[Expression]:
    """An expression and all that it is made of."""
    yield expression
    for one in parts(expression):
        yield from within(one)


def interpreted(expression: Expression, value: int, number: int) -> int | None:
    """What it is by the definition of the instructions; None where it looks up what there is not."""
    vector = [0, 0, 0, number]
    try:
        return Interpreter(PROGRAM, vector).value(expression, {1: value})
    except (AssertionError, ValueError):
        return None
