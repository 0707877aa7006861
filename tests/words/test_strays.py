"""Words that miss their aim are told: old names after a rename, and words for terms that no rules have."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic
from rulekit.driver.pipeline import load_game
from rulekit.driver.speaking import language_of, lexicon_for
from rulekit.driver.vocabulary import lacking
from tests.words.test_filling import RULES

VARIANT = """variant royal of tavern
  title  "Royal"

  change price of innkeeper from 3 to 5
"""

GAME_WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
guest = { singular = "guest", plural = "guests" }
"guest_{n}" = "guest {n}"
innkeeper = "innkeeper with coins"
friends = { singular = "friends", plural = "friends" }

[options]
coin = { like = "things.coin" }

[steps]
carouse = "Take coins"

[columns]
price = "price"

[texts]
introduction = "Coins make friends."
"""


@pytest.fixture
def royal(tmp_path: Path) -> Path:
    (tmp_path / "tavern.rules").write_text(RULES, "utf-8")
    (tmp_path / "tavern.en.toml").write_text(GAME_WORDS, "utf-8")
    path = tmp_path / "variants" / "royal.rules"
    path.parent.mkdir()
    path.write_text(VARIANT, "utf-8")
    return path


def told(royal: Path, words: str) -> list[Diagnostic]:
    """What is said of the words of a variant that miss their aim.

    That a text spells out a word at all is another matter, told beside (RK0517, tests/wording/test_authored.py).
    """
    royal.with_suffix(".en.toml").write_text(words, "utf-8")
    checked = load_game(str(royal.parent.parent / "tavern.rules"), ("royal",))
    return [one for one in lacking(checked, "en").diagnostics if one.code in ("RK0526", "RK0527")]


def test_an_old_name_is_found_in_every_word_and_text(royal: Path) -> None:
    found = told(royal, '[things]\ncoin = { singular = "crown", plural = "crowns" }\n')
    assert {one.code for one in found} == {"RK0526"}
    assert {one.severity for one in found} == {"warning"}
    assert [one.message.partition(" in the")[0] for one in found] == [
        "the word for `innkeeper` (things)",
        "the word for `carouse` (steps)",
        "the text `introduction`",
    ]
    for one in found:
        (label,) = one.labels
        assert label.span.path == str(royal.with_suffix(".en.toml"))
        assert str(royal.with_suffix(".en.toml")) in one.help


def test_what_is_written_anew_is_not_told(royal: Path) -> None:
    words = """[things]
coin = { singular = "crown", plural = "crowns" }
innkeeper = "innkeeper with crowns"

[steps]
carouse = "Take crowns"

[texts]
introduction = "Crowns make friends."
"""
    assert told(royal, words) == []


def test_a_word_that_is_like_another_is_renamed_with_it(royal: Path) -> None:
    told(royal, '[things]\ncoin = { singular = "crown", plural = "crowns" }\n')
    checked = load_game(str(royal.parent.parent / "tavern.rules"), ("royal",))
    lexicon = lexicon_for(checked, language_of(checked, "en"))
    like = lexicon.find("coin", "options")
    assert like is not None
    assert like.texts == {"singular": "crown", "plural": "crowns"}


def test_a_name_that_stays_is_no_rename(royal: Path) -> None:
    """A longer name that holds the old one, or the same one with another feature, leaves the others as they are."""
    assert told(royal, '[things]\ncoin = { singular = "gold coin", plural = "gold coins" }\n') == []


def test_a_word_for_nothing_is_told_with_what_is_meant(royal: Path) -> None:
    found = told(royal, '[things]\ninkeeper = "host"\n"room_{n}" = "room {n}"\n"guest_{n}" = "friend {n}"\n')
    assert [(one.code, one.message, one.help) for one in found] == [
        (
            "RK0527",
            "the locale `en` has a word for `inkeeper` (things), which stands in no rules",
            "did you mean `innkeeper`?",
        ),
        (
            "RK0527",
            "the locale `en` has a word for `room_{n}` (things), which stands in no rules",
            f"remove it from {royal.with_suffix('.en.toml')}",
        ),
    ]
