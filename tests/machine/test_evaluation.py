"""What is computed for many numbers at once is what is computed for each of them."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from rulekit.machine.evaluation import Outside, Unknown, function, several
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
    Read,
)

ATOM = Read(3)


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


@given(st.recursive(LEAVES, deeper, max_leaves=12))
def test_many_at_once(expression: Expression) -> None:
    pairs = list(product(range(-1, 6), range(-2, 4)))
    values, numbers = [one for one, _ in pairs], [one for _, one in pairs]
    try:
        asked = function(expression, 1, ATOM)
    except Unknown:
        asked = None
    each: list[int] | type[Exception] = Unknown
    if asked is not None:
        try:
            each = [asked(*pair) for pair in pairs]
        except Outside:
            each = Outside
    together: list[int] | type[Exception]
    try:
        together = several(expression, 1, values, ATOM, numbers)
    except (Unknown, Outside) as problem:
        together = type(problem)
    assert together == each or (each is Unknown and together is Outside)
