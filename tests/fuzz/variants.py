"""Family ``variants``: the variants of bundled games, spoiled, put on their games alone and together."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rulekit.diagnostics import RuleError
from rulekit.driver.pipeline import find_game
from rulekit.resources import locale_tags
from tests.fuzz import corpus, going
from tests.fuzz.case import Files, Stages
from tests.fuzz.mutate import changed, spliced

__all__ = ["make", "run"]

FILE = "any.rules"


def make(draw: Random) -> Files:
    """One variant, seldom right."""
    files = [one for one in corpus.variant_files() for _ in range(1 if "history" in one.parts[-3] else 4)]
    text = draw.choice(files).read_text("utf-8")
    for _ in range(draw.choice((0, 1, 1))):
        text = spliced(text, corpus.pieces(), draw)
    text = changed(text, draw, corpus.words(), draw.choice((0, 1, 1, 2, 4)))
    return {FILE: text.encode("utf-8", "replace")}


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Put it on its game; check, play, print what it changes."""
    path = folder / FILE
    game = next((one for one in corpus.GAMES.iterdir() if f" of {one.name}" in path.read_text("utf-8")[:2000]), None)
    rules = find_game(game.name if game is not None else "roll_through_the_ages")
    assert rules is not None
    others = [one.stem for one in corpus.variant_files() if one.parent.parent == rules.parent]
    more = (draw.choice(others),) if draw.random() < 0.15 else ()
    going.formatted(path, stages)
    checked = going.checked_file(rules, (*more, str(path)), stages)
    if checked.game is not None:
        going.examples(checked, stages)
        going.played(checked, draw.randrange(1000), stages)
        tag = draw.choice(locale_tags())
        going.worded(checked, tag, stages)
        going.printed(checked, tag, draw, stages)
        with stages.stage("changes"):
            try:
                going.written(checked, "changes", tag)
            except RuleError as problem:
                found = problem
            else:
                return
        going.told(found.diagnostics, found.sources)
