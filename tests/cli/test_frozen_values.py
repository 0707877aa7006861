"""Values are the same when they were kept and read again, whatever their classes have pickle do."""

from __future__ import annotations

import io
import pickle

import pytest
from attrs import define, field, frozen

from rulekit.driver.frozen_values import Reducers, reducer


@frozen
class Single:
    """A value of one part."""

    part: object


@frozen
class Several(Single):
    """A value of several."""

    other: int
    more: str = field(default="more", eq=False)
    made: list[int] = field(init=False, factory=list[int])


@frozen
class Its:
    """It says itself how it is pickled."""

    number: int

    def __reduce__(self) -> tuple[type[Its], tuple[int]]:
        return Its, (self.number + 1,)


@frozen
class Stately:
    """As before, by its state."""

    number: int

    def __getstate__(self) -> int:
        return self.number * 2

    def __setstate__(self, state: int) -> None:
        object.__setattr__(self, "number", state)


@define(slots=False)
class Open:
    """A value with no slots."""

    number: int


def again(one: object) -> object:
    written = io.BytesIO()
    writer = pickle.Pickler(written, protocol=5)
    writer.dispatch_table = Reducers()
    writer.dump(one)
    return pickle.loads(written.getvalue())  # noqa: S301  # we have just written it


@pytest.mark.parametrize(
    "one", [Single(None), Single(Single((1, "a"))), Several([1], 2, "other"), Open(3), 5, (Open(1),)]
)
def test_values_are_as_they_were(one: object) -> None:
    assert repr(again(one)) == repr(one)


def test_what_stands_twice_is_one_again() -> None:
    inner = Several((), 1)
    match again((inner, Single(inner))):
        case (first, Single(second)):
            assert second is first
        case other:
            pytest.fail(f"it is {other!r}")


def test_a_class_that_says_how_is_pickled_so() -> None:
    assert (again(Its(1)), again(Stately(4))) == (Its(2), Stately(8))
    assert reducer(Its) is reducer(Stately) is reducer(Open) is reducer(int) is None
