"""A list that is paid with fewer of some kinds, and with what stands for any that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.rows.test_rows import codes

TEXT = (Path(__file__).parent / "gems.rules").read_text("utf-8")
PRICE = {"ruby": 3, "opal": 1}  # of the palace


def told(number: int, ruby: int, opal: int, gold: int, bonus: int) -> str:
    """An example in which the palace is bought, or cannot be."""
    missing = max(0, PRICE["ruby"] - bonus - ruby) + max(0, PRICE["opal"] - opal)
    given = f"{ruby} stock of ruby, {opal} stock of opal, {gold} stock of gold, {bonus} bonus of ruby"
    lines = [f'\nexample e{number} "Example" for turn', "  given  players Anna, Ben", f"  given  Anna has {given}"]
    lines.append("  when   Anna does turn")
    if missing > gold:
        lines.append("  then   Anna cannot choose buying, palace")
    else:
        left = max(0, ruby - max(0, PRICE["ruby"] - bonus)), max(0, opal - PRICE["opal"]), gold - missing
        kinds = ("ruby", "opal", "gold")
        stocks = ", ".join(f"{count} stock of {kind}" for count, kind in zip(left, kinds, strict=True))
        lines += ["  when   Anna chooses buying, palace", f"  then   Anna has {stocks}, palace"]
    return "\n".join(lines) + "\n"


def every_purse() -> Iterator[str]:
    """Each way to have some of everything."""
    for number, (ruby, opal, gold, bonus) in enumerate(product((0, 2, 4), (0, 1, 2), (0, 1, 4), (0, 1, 5))):
        yield told(number, ruby, opal, gold, bonus)


def test_what_is_missing_is_paid_with_what_stands_for_any() -> None:
    outcomes = run_examples(check_source(Source("gems.rules", TEXT + "".join(every_purse()))))
    assert len(outcomes) == 81
    assert [one.message for one in outcomes if one.message] == []


def test_what_stands_for_any_may_be_no_kind_of_its_own() -> None:
    text = TEXT.replace("  mines  ", "  joker (jokers)  0 to 5\n  mines  ").replace("gold stands", "joker stands")
    example = """
example spent "Spent" for turn
  given  players Anna, Ben
  given  Anna has 1 stock of opal, 3 jokers
  when   Anna does turn
  when   Anna chooses buying, palace
  then   Anna has 0 stock of opal, 0 jokers, palace
"""
    outcomes = run_examples(check_source(Source("gems.rules", text + example)))
    assert [one.message for one in outcomes] == [""]


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("less bonus", "less mines", "RK0203"),
        ("less bonus", "less silver", "RK0201"),
        ("gold stands", "silver stands", "RK0201"),
        ("gold stands", "mines stands", "RK0203"),
        ("gold stands", "shaft stands", "RK0203"),
    ],
)
def test_what_cannot_be_is_reported(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in codes(TEXT.replace(right, wrong))
