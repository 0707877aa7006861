"""Nearest names."""

from __future__ import annotations

from rulekit.diagnostics.suggest import close, nearest


def test_nearest() -> None:
    assert nearest("scroe", {"score", "gold"}) == "did you mean `score`?"
    assert nearest("骰", {"骰子", "棋子"}) == "did you mean `骰子`?"
    assert nearest("zzz", {"score", "gold"}) == ""


def test_order_of_the_known_is_no_matter() -> None:
    assert close("ab", ["abc", "abd"]) == close("ab", ["abd", "abc", "abc"])


def test_long_names_are_not_compared() -> None:
    assert close("a" * 61, ["a" * 61]) == ()
