"""What differs in play about dice under cups differs on the pages, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from tests.meaning.pairs import Base, verdict
from tests.meaning.shipped import printer_of, text_of

CHANGES = (
    ("starts at 5", "starts at 4"),
    ("remove 1 die", "remove all dice"),
    ("      reveal cup of each player\n", ""),
    ("number of dice of cups whose face", "number of dice of cup whose face"),
)


@cache
def base() -> Base:
    return Base.of(text_of("liars_dice"), printer_of("liars_dice"))


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_a_change_is_told(old: str, new: str) -> None:
    assert old in base().text
    assert verdict(base(), base().text.replace(old, new, 1)).outcome == "told"
