"""A thousand changes to small random games: what is played otherwise is printed otherwise, in every language."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.meaning.games import base_of
from tests.meaning.run import drawn, run
from tests.sharing import seeds

GAMES, USUAL = 20, 7
"""So many games, of which every run tries the first."""
PAIRS = 50
"""Of each game."""


@pytest.mark.parametrize("game", seeds(GAMES, USUAL))
def test_what_is_played_otherwise_is_printed_otherwise(game: int) -> None:
    base, outcomes = base_of(game, small=True), Counter[str]()
    assert base.pages.broken == {}
    some = drawn(base.text, Random(game), Counter())  # noqa: S311  # changes to try, not secrets
    assert [str(one) for one in run(base, some, PAIRS, outcomes) if one.unknown] == []
    assert outcomes["told"] + outcomes["untold"] == PAIRS
