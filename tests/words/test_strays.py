"""Words that miss their aim are told: old names after a rename, and words for terms that no rules have."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic
from rulekit.driver.editing import book_of
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import write_document
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


RENAMED = '[things]\ncoin = { singular = "crown", plural = "crowns" }\n'


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ('innkeeper = "innkeeper with many coins"\n', "things.innkeeper"),
        ('"guest_{n}" = "guest {n} of the coin"\n', "things.guest_{n}"),
        ('[steps]\ncarouse = "Take a Coin"\n', "steps.carouse"),
        ('[texts]\nintroduction = "Who has coins?"\n', "texts.introduction"),
        ('[texts]\n"royal.introduction" = "Who has coins?"\n', "texts.royal.introduction"),
    ],
)
def test_the_own_words_of_a_variant_say_no_old_name(royal: Path, words: str, path: str) -> None:
    """They are told where they stand, as what a game's own words say is not theirs to change."""
    file = royal.with_suffix(".en.toml")
    found = [one for one in told(royal, RENAMED + words) if one.help.startswith(f"write `{path}` anew in {file},")]
    assert [one.code for one in found] == ["RK0526"]
    stray, renamed = found[0].labels
    text = (RENAMED + words)[stray.span.start : stray.span.end]
    assert text.strip('"') == path.partition(".")[2]
    assert (RENAMED + words)[renamed.span.start : renamed.span.end] == "coin"


def test_a_text_in_place_of_another_speaks_for_it(royal: Path) -> None:
    """A text that is not printed may say what it likes; a placeholder says the new name by itself."""
    words = f"""{RENAMED}innkeeper = "innkeeper with crowns"
[steps]
carouse = "Take crowns"
[texts]
"royal.introduction" = "{{coin:plural}} make friends."
"""
    assert told(royal, words) == []


def test_things_may_swap_their_names(royal: Path) -> None:
    words = '[things]\ncoin = "innkeeper with coins"\ninnkeeper = { singular = "coin", plural = "coins" }\n'
    assert told(royal, words) == []


def test_a_numbered_word_is_renamed_like_any_other(royal: Path) -> None:
    game = royal.parent.parent / "tavern.en.toml"
    game.write_text(GAME_WORDS + '"seats" = "Seats of guest 2 and guest 3"\n', "utf-8")
    for words in ('"guest_{n}" = "visitor {n}"\n', 'guest_2 = "Bob"\n'):
        found = told(royal, f"[things]\n{words}")
        assert [one.message.partition(",")[0] for one in found] == [
            "the text `seats` in the locale `en` still says `guest 2`"
        ]


def test_each_earlier_name_of_a_thing_is_old(royal: Path) -> None:
    other = royal.with_name("loyal.rules")
    other.write_text('variant loyal of tavern\n  title  "Loyal"\n\n  change price of guest_1 from 1 to 2\n', "utf-8")
    other.with_suffix(".en.toml").write_text('[things]\ncoin = { singular = "ducat", plural = "ducats" }\n', "utf-8")
    royal.with_suffix(".en.toml").write_text(f'{RENAMED}innkeeper = "innkeeper with crowns"\n', "utf-8")
    checked = load_game(str(royal.parent.parent / "tavern.rules"), ("royal", "loyal"))
    found = [one.message for one in lacking(checked, "en").diagnostics if one.code == "RK0526"]
    assert [one.partition(",")[0].partition("says ")[2] for one in found] == ["`coins`", "`Coins`", "`crowns`"]


def test_a_word_of_rulekit_itself_is_renamed_like_any_other(royal: Path) -> None:
    game = royal.parent.parent / "tavern.en.toml"
    game.write_text(GAME_WORDS.replace("Coins make", "The next player makes"), "utf-8")
    found = told(royal, '[things]\nplayer = { singular = "drinker", plural = "drinkers" }\n')
    assert [one.message.partition(",")[0] for one in found] == [
        "the text `introduction` in the locale `en` still says `player`"
    ]


def test_a_word_that_is_like_another_is_renamed_with_it(royal: Path) -> None:
    told(royal, '[things]\ncoin = { singular = "crown", plural = "crowns" }\n')
    checked = load_game(str(royal.parent.parent / "tavern.rules"), ("royal",))
    lexicon = lexicon_for(checked, language_of(checked, "en"))
    like = lexicon.find("coin", "options")
    assert like is not None
    assert like.texts == {"singular": "crown", "plural": "crowns"}


def test_the_sheet_tells_both_names(royal: Path) -> None:
    royal.with_suffix(".en.toml").write_text(RENAMED + '"guest_{n}" = "visitor {n}"\n', "utf-8")
    checked = load_game(str(royal.parent.parent / "tavern.rules"), ("royal",))
    sheet = write_document(checked, "changes", "en", "md").decode("utf-8")
    assert "| Name | coin | crown |\n| Name | guest … | visitor … |\n" in sheet


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


EDITED = """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8"

msgctxt "{context}"
msgid "{source}"
msgstr "{text}"
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Gain {1 coin}: coins make friends.", ["coins"]),
        ("Gain {1 coin}, as a Coin does no harm.", ["Coin"]),
        ("Gain {1 coin}, as the {innkeeper} said.", []),
        ("Gain {1 coin}: {coin:plural} make friends.", []),
        ("Gain {1 coin}: corks are another thing.", []),
    ],
)
def test_an_edited_sentence_that_says_an_old_name_is_told(royal: Path, text: str, said: list[str]) -> None:
    """A gap says the new name, whether the sentence speaks of the thing itself or not."""
    game = royal.parent.parent / "tavern.rules"
    (book,) = book_of((load_game(str(game)),), "en")
    (gain,) = [one for one in book.entries if one.source in {"Gain {2 coin}.", "Gain {1 coin}."}]
    game.with_suffix(".en.po").write_text(EDITED.format(context=gain.context, source=gain.source, text=text), "utf-8")
    words = RENAMED + 'innkeeper = "landlord"\n\n[steps]\ncarouse = "Sing"\n\n[texts]\nintroduction = "Sing!"\n'
    found = told(royal, words)
    assert [one.code for one in found] == ["RK0526"] * len(said)
    for one, word in zip(found, said, strict=True):
        assert f"{word}`" in one.message
        assert one.labels[0].span.path.endswith("tavern.en.po")
    printed = write_document(load_game(str(game), ("royal",)), "rulebook", "en", "md").decode("utf-8")
    assert text.partition("}")[2].partition("{")[0] in printed, "the sentence is printed as it was edited"
    assert ("crowns make" in printed) is ("{coin:plural}" in text)
