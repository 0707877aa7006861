"""Nearest names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import integers, text

from rulekit.diagnostics.suggest import close, distance, nearest


def test_nearest() -> None:
    assert nearest("scroe", {"score", "gold"}) == "did you mean `score`?"
    assert nearest("骰", {"骰子", "棋子"}) == "did you mean `骰子`?"
    assert nearest("zzz", {"score", "gold"}) == ""


def test_order_of_the_known_is_no_matter() -> None:
    assert close("ab", ["abc", "abd"]) == close("ab", ["abd", "abc", "abc"])


def test_long_names_are_not_compared() -> None:
    assert close("a" * 61, ["a" * 61]) == ()


@pytest.mark.parametrize(
    ("name", "meant"), [("mesopotmia", "mesopotamia"), ("lybia", "libya"), ("empire_pil", "empire_pile")]
)
def test_the_nearest_of_many_names_is_found(name: str, meant: str) -> None:
    names = [f"{first}{last}{number}" for first in ("mess", "lux", "emma") for last in "aeiou" for number in range(100)]
    assert close(name, [*names, meant], 1) == (meant,)


def plainly(left: str, right: str) -> int:
    """The same number by its definition, as slow as that is."""
    if not left or not right:
        return len(left) + len(right)
    found = min(
        plainly(left[1:], right) + 1, plainly(left, right[1:]) + 1, plainly(left[1:], right[1:]) + (left[0] != right[0])
    )
    if len(left) > 1 and len(right) > 1 and left[:2] == right[1::-1]:
        found = min(found, plainly(left[2:], right[2:]) + 1)
    return found


@given(text("abc", max_size=5), text("abc", max_size=5), integers(0, 5))
def test_distance_is_what_it_is_defined_to_be(left: str, right: str, most: int) -> None:
    assert distance(left, right, most) == min(plainly(left, right), most + 1)
