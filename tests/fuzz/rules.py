"""Family ``rules``: games spoiled, spliced with pieces of others and of the documentation, or written at random."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rulekit.resources import locale_tags
from tests.check.games import mended, random_game
from tests.fuzz import corpus, going
from tests.fuzz.case import Files, Stages
from tests.fuzz.mutate import changed, spliced

__all__ = ["FILE", "make", "run"]

FILE = "any.rules"
BOOKS = 0.5
"""So many of the games that are right are printed."""


def make(draw: Random) -> Files:
    """One game, seldom right."""
    if draw.random() < 0.15:
        text = random_game(draw.randrange(1 << 30))
        text = mended(text)[0] if draw.random() < 0.7 else text
    else:
        text = draw.choice(corpus.game_texts())
    for _ in range(draw.choice((0, 0, 1, 1, 2))):
        text = spliced(text, corpus.pieces(), draw)
    text = changed(text, draw, corpus.words(), draw.choice((0, 1, 1, 2, 4)))
    return {FILE: text.encode("utf-8", "replace")}


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Check, format, play and print it."""
    path = folder / FILE
    checked = going.checked_file(path, (), stages)
    going.formatted(path, stages)
    if checked.game is not None:
        going.examples(checked, stages)
        going.played(checked, draw.randrange(1000), stages)
        if draw.random() < BOOKS:
            tag = draw.choice(locale_tags())
            going.worded(checked, tag, stages)
            going.printed(checked, tag, draw, stages)
