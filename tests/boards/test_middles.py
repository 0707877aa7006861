"""The square between two, pieces put on and taken from many places at once, and pieces that become others."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.driver.pipeline import check_source
from rulekit.model import board
from rulekit.source import Source
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.words import speakers

RULES = (Path(__file__).parent / "leap.rules").read_text("utf-8").split("\nexample ")[0] + "\n"


def codes(rules: str) -> list[str]:
    """What is wrong with a text."""
    return [one.code for one in check_source(Source("leap.rules", rules)).diagnostics if one.severity == "error"]


@given(columns=st.integers(1, 9), rows=st.integers(1, 9))
def test_the_place_between_lies_half_way(columns: int, rows: int) -> None:
    made = board.grid(columns, rows)
    found = {pair: divmod(middle, columns) for pair, middle in made.middles.items()}
    for (one, other), middle in found.items():
        ends = divmod(one, columns), divmod(other, columns)
        assert middle == tuple((low + high) // 2 for low, high in zip(*ends, strict=True))
        assert {abs(low - high) for low, high in zip(*ends, strict=True)} <= {0, 2}
    across = max(columns - 2, 0)
    up = max(rows - 2, 0)
    assert len(found) == 2 * (across * rows + up * columns + 2 * across * up)


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("the square between start and goal is hostile", "the man between start and goal is hostile", "RK0203"),
        ("the square between start and goal is hostile", "the square between start and your seat is hostile", "RK0203"),
        ("the square between start and goal is hostile", "the square between start and goal has no piece", "RK0314"),
        ("choose a leap of start called goal", "choose a free square called goal", "RK0314"),
        ("  each player: put 1 man", "  each player: put 2 man", "RK0302"),
        ("  each player: put 1 man", "  each player: put 1 piece", "RK0203"),
        ("  each player: put 1 man", "  put 1 man", "RK0205"),
        ("  each player: put 1 man", "  each player: put 1 prisoner", "RK0203"),
        ("on each square whose row is at most 2", "on each player", "RK0203"),
        ("on each square whose row is at most 2", "on each square whose row is at most 3", "RK0333"),
        ("on each square whose row is at most 2", "on each square whose row is at most 4", "RK0330"),
        ("on each square whose row is at most 2", "on each square whose column is at most 3", "RK0330"),
        ("man (men)  8", "man (men)  7", "RK0333"),
        ("put 1 king on each free square", "put 1 man on each free square", "RK0333"),
        ("put 1 king on each free square", "put 1 king on each square", "RK0330"),
        ("remove 1 piece from each lonely", "remove 1 prisoner from each lonely", "RK0203"),
        ("piece of goal becomes king", "piece of goal becomes prisoner", "RK0203"),
        ("piece of goal becomes king", "piece of goal becomes man", "RK0333"),
        ("piece of goal becomes king", "piece of Anna becomes king", "RK0201"),
        ("goal becomes you", "goal becomes nobody", "RK0203"),
    ],
)
def test_mistakes_are_told(right: str, wrong: str, code: str) -> None:
    assert right in RULES
    assert codes(RULES) == []
    assert (code in codes(RULES.replace(right, wrong, 1))) == bool(code)


def test_where_men_are_put_first_is_known_for_each_player() -> None:
    """On a board that is not turned, whoever begins and the other are told apart by their seats."""
    plain = RULES.replace(", turned to each player", "")
    assert codes(plain) == ["RK0330"]
    apart = """
  each player
    if your seat is 1: put 1 man on each square whose row is at most 2
    otherwise: put 1 man on each square whose row is at least 5
"""
    assert codes(plain.replace("\n  each player: put 1 man on each square whose row is at most 2\n", apart)) == []


PAIRS = [
    ("the square between start and goal is hostile", "the square between start and goal is own"),
    ("remove 1 piece from each lonely square", "remove 1 king from each lonely square"),
    ("remove 1 piece from each lonely square", "for each lonely square: remove 1 piece from that square"),
    ("piece of goal becomes king", "owner of goal becomes you"),
    ("put 1 king on each free square whose row is 3", "put 1 king on each free square whose row is 4"),
    ("the square between start and goal has an opponent's king", "the square between start and goal has a king"),
    ("remove 1 piece from the square between start and goal", "remove 1 piece from goal"),
]


def test_what_is_played_otherwise_is_printed_otherwise() -> None:
    printer = Printer(speakers(RULES, 1))
    one = Base.of(RULES, printer).pages
    assert one.broken == {}
    for right, wrong in PAIRS:
        assert right in RULES
        other = Base.of(RULES.replace(right, wrong), printer).pages
        assert other.broken == {}
        assert [(tag, wrong) for tag, text in one.texts.items() if text == other.texts[tag]] == []
