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


WAYS = """game ways
  title    "Ways"
  players  2

table square (squares) in a grid 4 by 4

pieces on squares
  man (men)  3 for each player

a square is free when it has no man
a square is own when it has your man

step play
  each player in turn
    if a1 is connected to own squares{by} through free squares: you win
  the game is drawn
"""


def test_the_way_that_connects_is_said() -> None:
    """Along a row is not along a column, and neither is any way."""
    texts = [WAYS.replace("{by}", by) for by in ("", " by row", " by column", " by diagonal")]
    printer = Printer(speakers(texts[0], 1))
    pages = [Base.of(text, printer).pages for text in texts]
    assert [one.broken for one in pages] == [{}] * len(texts)
    for tag in pages[0].texts:
        assert len({one.texts[tag] for one in pages}) == len(texts), tag
