"""Two games that differ in their boards, or in what is asked of one, never print the same page, in any language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.run import drawn, run
from tests.meaning.words import speakers

PAIRS = 40


@pytest.mark.parametrize("name", ["told", "mill"])
def test_what_is_played_otherwise_is_printed_otherwise(name: str) -> None:
    text = (Path(__file__).parent / f"{name}.rules").read_text("utf-8").split("\nexample ")[0] + "\n"
    base, outcomes = Base.of(text, Printer(speakers(text, 1))), Counter[str]()
    assert base.pages.broken == {}
    some = drawn(base.text, Random(1), Counter())  # noqa: S311  # changes to try, not secrets
    assert [str(one) for one in run(base, some, PAIRS, outcomes) if one.unknown] == []
    assert outcomes["told"] == PAIRS
