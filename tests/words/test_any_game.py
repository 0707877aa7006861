"""Games that nobody has written yet are printed in every language once the blanks in their words are filled."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.driver.pipeline import Checked, load_game
from rulekit.driver.printing import worded
from rulekit.driver.vocabulary import lacking
from rulekit.resources import locale_tags
from tests.check.games import mended, random_game
from tests.sharing import only, seeds
from tests.words.by_machine import write_all

DOCUMENTS = ("rulebook", "card", "sheet")
SAID = "RK0508"
"""A sentence that a macro can't say: no word that is missing. It must be found, too, but nobody can fill it in."""


def written(seed: int, folder: Path) -> Checked | None:
    """A random game in a file; None if nothing right is left of it."""
    text, checked = mended(random_game(seed))
    if checked.game is None:
        return None
    path = folder / "random.rules"
    path.write_text(text, "utf-8")
    return load_game(str(path))


def printed(checked: Checked, tag: str) -> list[Diagnostic]:
    """What is said to be wrong when all documents are made."""
    found: list[Diagnostic] = []
    for kind in DOCUMENTS:
        try:
            worded(checked, kind, tag)
        except RuleError as problem:
            found += problem.diagnostics
    return found


@pytest.mark.parametrize("seed", seeds(5, 2))
def test_a_random_game_is_printed_once_its_words_are_there(seed: int, tmp_path: Path) -> None:
    checked = written(seed, tmp_path)
    if checked is None:
        return
    for tag in locale_tags():
        before = lacking(checked, tag)
        assert before.words
        write_all(checked, tag)
        after = lacking(checked, tag)
        assert not after.words
        assert not after.texts
        assert {one.code for one in after.diagnostics} <= {SAID}
        # What documents stumble over is what was found without them, and where nothing was found they are made.
        assert {one.message for one in printed(checked, tag)} <= {one.message for one in after.diagnostics}


@pytest.mark.parametrize("seed", only((seed == 24, (seed,)) for seed in range(24, 27)))
def test_every_word_that_a_document_lacks_is_found_before_with_its_line(seed: int, tmp_path: Path) -> None:
    checked = written(seed, tmp_path)
    if checked is None:
        return
    text = (tmp_path / "random.rules").read_text("utf-8")
    for tag in locale_tags():
        found = lacking(checked, tag).diagnostics
        assert {one.message for one in printed(checked, tag)} <= {one.message for one in found}
        for one in found:
            assert one.code in ("RK0502", SAID)
            (label,) = one.labels
            assert 0 <= label.span.start < label.span.end <= len(text)
            if one.code == "RK0502":
                assert f"to {tmp_path / f'random.{tag}.toml'}" in one.help
                assert text[label.span.start : label.span.end] in one.message
