"""Whole books of every game in every language: all that the definition holds is said, in words that are words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import autocorrect_py
import opencc
import pytest

import rulekit
from rulekit.book.ending import told_without_heading
from rulekit.book.in_place import told_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.several import for_several
from rulekit.book.tables import states
from rulekit.document.sentence import Noun
from rulekit.driver.pipeline import SAYERS
from tests.locales.proper_names import proper_names
from tests.locales.test_zh_Hant import RULES, SHARED
from tests.locales.whole_books import (
    EDITIONS,
    Edition,
    checked_of,
    everything,
    markdown_of,
    numbers,
    plain,
    speaker_of,
    usual,
)
from tests.sharing import only
from tests.system.tools import ask, needs

UNSAID = {"play", "turn", "score", "setup"}
"""Steps that books tell as chapters."""

UNLISTED = {"hu": {"erőforrásikonos", "Kalaha"}, "fr": {"fortifiable"}}
"""Good words, rightly built, that these dictionaries do not list."""

every_book = pytest.mark.parametrize(
    ("edition", "tag"), only((usual(one, tag), (one, tag)) for one in EDITIONS for tag in rulekit.locales()), ids=str
)
every_game = pytest.mark.parametrize("game", rulekit.games())
every_tag = pytest.mark.parametrize("tag", rulekit.locales())


@every_book
def test_every_number_is_said(edition: Edition, tag: str) -> None:
    text = plain(markdown_of(edition, tag, "rulebook"))
    said = Counter(int(one) for one in re.findall(r"\d+", text))
    game = checked_of(edition).game
    assert game is not None
    held = numbers(game)
    assert {one: (count, said[one]) for one, count in held.items() if said[one] < count} == {}


@every_book
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
    # What is told in its place has no heading, and a rule that nothing speaks of is told without its name.
    narrator = Narrator(for_several(game), SAYERS)
    unheaded = {*UNSAID, *told_in_place(narrator), *told_without_heading(narrator)}
    nouns += [Noun(step.name, "steps") for step in game.steps if step.name not in unheaded]
    spoken_of = {one.target for one in game.modifiers}
    nouns += [Noun(one, "rules") for step in game.steps for one in step.rules if one in spoken_of]
    nouns += [Noun(one.name, "variants") for one in game.variants]
    assert [one.term for one in nouns if speaker.phrase(one).casefold() not in text] == []


@pytest.mark.sampled
@every_tag
@every_game
def test_no_word_is_missing(game: str, tag: str) -> None:
    text = everything(game, tag)
    assert [line for line in text.splitlines() if "⟨" in line or "{" in line] == []  # nor a gap left open


BETWEEN = "Qzxqw"
"""A word of no language, which stands between the books of two games."""


@pytest.mark.sampled
@needs("hunspell")
@pytest.mark.parametrize(("tag", "dictionary"), [("hu", "hu_HU"), ("fr", "fr_FR")])
def test_every_word_is_in_the_dictionary(tag: str, dictionary: str) -> None:
    """The books of all games at once: to read a dictionary takes longer than to look into it."""
    text = f"\n{BETWEEN}\n".join(
        re.sub(
            r"(?:\d+–)?\d+-\w+|\b[A-Za-z]\d+\b(?:-\w+)?|\b[a-z](?: [a-z])+$",
            "",
            everything(game, tag),
            flags=re.MULTILINE,
        )
        for game in rulekit.games()
    )  # 2-ször, c3-at, 2–3-at
    found = ask("hunspell", "-i", "utf-8", "-d", dictionary, "-l", text=text).split()
    unknown = [set(of.split()) for of in " ".join(found).split(BETWEEN)]
    strange = {
        game: {word.rstrip(".") for word in words} - proper_names(game, tag) - UNLISTED[tag]
        for game, words in zip(rulekit.games(), unknown, strict=True)
    }
    assert {game: words for game, words in strange.items() if words} == {}


@pytest.mark.sampled
@needs("grammalecte-cli")
def test_grammar_checker_finds_nothing_in_french_books(tmp_path: Path) -> None:
    """The books of all games at once: what stands in several is looked at once."""
    page = tmp_path / "page.txt"
    lines = dict.fromkeys(line for game in rulekit.games() for line in everything(game, "fr").splitlines())
    page.write_text("\n\n".join(lines), "utf-8")
    assert re.findall(r"^\* .*$", ask("grammalecte-cli", "-owe", "-f", str(page)), re.MULTILINE) == []


@pytest.mark.sampled
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
