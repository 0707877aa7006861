"""Whole books in every language: all that the definition holds is said, in words that are words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import autocorrect_py
import opencc
import pytest

import rulekit
from rulekit.document.sentence import Noun
from tests.locales.test_zh_Hant import RULES, SHARED
from tests.locales.whole_books import VARIANTS, checked_of, everything, markdown_of, numbers, plain, speaker_of
from tests.system.tools import ask, needs

BOOKS = [(variant, tag) for variant in VARIANTS for tag in rulekit.locales()]
NAMES = {"Roll", "Through", "the", "Ages", "The", "Bronze", "Age", "Matt", "Leacock", "rulekit"}
"""What no dictionary has: the game, its author, this program."""

UNSAID = {"play", "turn", "score"}
"""Steps that books tell as chapters."""


@pytest.mark.parametrize(("variant", "tag"), BOOKS)
def test_every_number_is_said(variant: str, tag: str) -> None:
    text = plain(markdown_of(variant, tag, "rulebook"))
    said = Counter(int(one) for one in re.findall(r"\d+", text))
    game = checked_of(variant).game
    assert game is not None
    held = numbers(game)
    assert {one: (count, said[one]) for one, count in held.items() if said[one] < count} == {}


@pytest.mark.parametrize(("variant", "tag"), BOOKS)
def test_everything_with_a_name_is_said(variant: str, tag: str) -> None:
    game, speaker = checked_of(variant).game, speaker_of(variant, tag)
    assert game is not None
    text = plain(markdown_of(variant, tag, "rulebook")).casefold()
    nouns = [Noun(item.name) for table in game.tables for item in table.items]
    nouns += [Noun(face.name, "faces") for face in game.die.faces] if game.die else []
    nouns += [Noun(step.name, "steps") for step in game.steps if step.name not in UNSAID]
    nouns += [Noun(one, "rules") for step in game.steps for one in step.rules]
    nouns += [Noun(one.name, "variants") for one in game.variants]
    assert [one.term for one in nouns if speaker.phrase(one).casefold() not in text] == []


@pytest.mark.parametrize("tag", rulekit.locales())
def test_no_word_is_missing(tag: str) -> None:
    assert "⟨" not in everything(tag)


@needs("hunspell")
@pytest.mark.parametrize(("tag", "dictionary"), [("hu", "hu_HU"), ("fr", "fr_FR")])
def test_every_word_is_in_the_dictionary(tag: str, dictionary: str) -> None:
    text = re.sub(r"\d+-\w+", "", everything(tag))  # 2-ször, 3-at
    assert set(ask("hunspell", "-i", "utf-8", "-d", dictionary, "-l", text=text).split()) <= NAMES


@needs("grammalecte-cli")
def test_grammar_checker_finds_nothing_in_french_books(tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    page.write_text("\n\n".join(everything("fr").splitlines()), "utf-8")
    assert re.findall(r"^\* .*$", ask("grammalecte-cli", "-owe", "-f", str(page)), re.MULTILINE) == []


def test_correctors_find_nothing_in_chinese_books() -> None:
    text = everything("zh_Hant")
    chinese = "\n".join(line for line in text.splitlines() if re.search(r"[\u4e00-\u9fff]", line))
    autocorrect_py.load_config(RULES)  # type: ignore[attr-defined]  # its stub leaves the function out
    assert [(line.old, line.new) for line in autocorrect_py.lint_for(chinese, "text").lines] == []
    assert {one for one in set(chinese) if opencc.OpenCC("s2t").convert(one) != one} <= SHARED
    changed = zip(chinese, opencc.OpenCC("s2tw").convert(chinese), strict=True)
    assert {old for old, new in changed if old != new} <= SHARED
