"""Games of four other kinds: what is played otherwise is printed otherwise, in words that a native editor wrote."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rulekit
from rulekit.cli import main
from tests.meaning.run import drawn, run
from tests.meaning.shipped import base_of_game
from tests.meaning.small import GAMES, path_of

PAIRS = 5
"""Of each game; all of them: ``python -m tests.meaning.whole``."""
PLAYS = 5
LONGEST = 2000
"""So many choices end any of them."""


@pytest.mark.parametrize("game", GAMES)
def test_examples_hold_and_words_are_whole(game: str) -> None:
    assert main(["test", str(path_of(game))]) == 0
    tags = [part for tag in rulekit.locales() for part in ("--locale", tag)]
    assert main(["check", str(path_of(game)), *tags]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_end(game: str) -> None:
    played = rulekit.load(str(path_of(game)))
    draw = Random(game)  # noqa: S311  # plays to try, not secrets
    for seed in range(PLAYS):
        state = played.start(seed=seed)
        for _ in range(LONGEST):
            if state.is_over:
                break
            state = state.apply(draw.choice(state.options))
        assert state.is_over
        assert state.winners


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_otherwise_is_printed_otherwise(game: str) -> None:
    base, outcomes = base_of_game(str(path_of(game))), Counter[str]()
    assert base.pages.broken == {}
    some = drawn(base.text, Random(game), Counter())  # noqa: S311  # changes to try, not secrets
    assert [str(one) for one in run(base, some, PAIRS, outcomes) if one.unknown] == []
