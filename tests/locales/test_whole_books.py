"""Whole books of every game in every language: all that the definition holds is said, in words that are words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import autocorrect_py
import opencc
import pytest

import rulekit
from rulekit.book.tables import states
from rulekit.document.sentence import Noun
from tests.locales.proper_names import proper_names
from tests.locales.test_zh_Hant import RULES, SHARED
from tests.locales.whole_books import EDITIONS, Edition, checked_of, everything, markdown_of, numbers, plain, speaker_of
from tests.system.tools import ask, needs

UNSAID = {"play", "turn", "score", "setup"}
"""Steps that books tell as chapters."""

UNLISTED = {"hu": {"erőforrásikonos", "Kalaha"}, "fr": {"fortifiable"}}
"""Good words, rightly built, that these dictionaries do not list."""

every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=str)
every_game = pytest.mark.parametrize("game", rulekit.games())
every_tag = pytest.mark.parametrize("tag", rulekit.locales())


@every_tag
@every_edition
def test_every_number_is_said(edition: Edition, tag: str) -> None:
    text = plain(markdown_of(edition, tag, "rulebook"))
    said = Counter(int(one) for one in re.findall(r"\d+", text))
    game = checked_of(edition).game
    assert game is not None
    held = numbers(game)
    assert {one: (count, said[one]) for one, count in held.items() if said[one] < count} == {}


@every_tag
@every_edition
def test_everything_with_a_name_is_said(edition: Edition, tag: str) -> None:
    game, speaker = checked_of(edition).game, speaker_of(edition, tag)
    assert game is not None
    text = plain(markdown_of(edition, tag, "rulebook")).casefold()
    # How a thing can be is said in clauses ("lies"), not by a name.
    # Places are called by the letters and numbers at the edge of their board.
    tables = [one for one in game.tables if one.name not in states(game) and one.board is None]
    # Of a table of pairs is told what its things are made of.
    nouns = [Noun(item.name) for table in tables if not table.one_of_each for item in table.items]
    nouns += [Noun(face.name, "faces") for face in game.die.faces] if game.die and not game.die.numbered else []
    nouns += [Noun(step.name, "steps") for step in game.steps if step.name not in UNSAID]
    nouns += [Noun(one, "rules") for step in game.steps for one in step.rules]
    nouns += [Noun(one.name, "variants") for one in game.variants]
    assert [one.term for one in nouns if speaker.phrase(one).casefold() not in text] == []


@every_tag
@every_game
def test_no_word_is_missing(game: str, tag: str) -> None:
    assert "⟨" not in everything(game, tag)


@needs("hunspell")
@every_game
@pytest.mark.parametrize(("tag", "dictionary"), [("hu", "hu_HU"), ("fr", "fr_FR")])
def test_every_word_is_in_the_dictionary(game: str, tag: str, dictionary: str) -> None:
    text = re.sub(
        r"\d+-\w+|\b[A-Za-z]\d+\b(?:-\w+)?|\b[a-z](?: [a-z])+$", "", everything(game, tag), flags=re.MULTILINE
    )  # 2-ször, c3-at
    unknown = set(ask("hunspell", "-i", "utf-8", "-d", dictionary, "-l", text=text).split())
    assert {word.rstrip(".") for word in unknown} - proper_names(game, tag) - UNLISTED[tag] == set()


@needs("grammalecte-cli")
@every_game
def test_grammar_checker_finds_nothing_in_french_books(game: str, tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    page.write_text("\n\n".join(everything(game, "fr").splitlines()), "utf-8")
    assert re.findall(r"^\* .*$", ask("grammalecte-cli", "-owe", "-f", str(page)), re.MULTILINE) == []


@every_game
def test_correctors_find_nothing_in_chinese_books(game: str) -> None:
    text = everything(game, "zh_Hant")
    chinese = "\n".join(line for line in text.splitlines() if re.search(r"[\u4e00-\u9fff]", line))
    autocorrect_py.load_config(RULES)  # type: ignore[attr-defined]  # its stub leaves the function out
    assert [(line.old, line.new) for line in autocorrect_py.lint_for(chinese, "text").lines] == []
    to_traditional = opencc.OpenCC("s2t")
    assert {one for one in set(chinese) if to_traditional.convert(one) != one} <= SHARED
    changed = zip(chinese, opencc.OpenCC("s2tw").convert(chinese), strict=True)
    assert {old for old, new in changed if old != new} <= SHARED
