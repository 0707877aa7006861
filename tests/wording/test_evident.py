"""Words that explain themselves are not explained: a language may leave an item of a list out."""

from __future__ import annotations

import pytest

import rulekit
from rulekit import resources
from rulekit.book.narrator import Narrator
from rulekit.book.terms import definition
from rulekit.document.blocks import Document, Item, Line, Listing
from rulekit.document.sentence import Noun, Part, Sentence, Words
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.driver.printing import speaker_for
from rulekit.source import Source
from rulekit.wording.pages import worded

RULES = resources.games() / "history_of_the_world" / "history_of_the_world.rules"


def defined(adjective: str, asks: str = "") -> Sentence:
    """The definition of an adjective of provinces, which asks for one thing alone or for something else."""
    word = Sentence("adjective", {"noun": Noun(adjective, "adjectives"), "negated": False})
    condition = Sentence("is_adjective", {"who": Sentence("it"), "adjective": word})
    parts: dict[str, Part] = {"noun": Noun("province"), "adjective": word, "condition": condition}
    return Sentence("means_adjective", {**parts, "asks": Noun(asks) if asks else False})


@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_is_evident_is_not_defined(tag: str) -> None:
    speaker = speaker_for(load_game("history_of_the_world"), tag)
    assert speaker.sentence(defined("a_capital", "capital")) == ""
    assert speaker.sentence(defined("active", "holder")) != ""


@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_asks_for_more_than_its_words_say_is_defined(tag: str) -> None:
    speaker = speaker_for(load_game("history_of_the_world"), tag)
    assert speaker.sentence(defined("a_capital")) != ""
    assert speaker.sentence(defined("a_capital", "city")) != ""


def test_an_item_without_words_is_left_out() -> None:
    items = (Item((Words("told"),)), Item((Words(""),)), Item((Words(""),), (Listing((Item((Words("below"),)),)),)))
    document = Document("rulebook", (Words("title"),), (), (Listing(items),), (), ())

    def say(line: Line, *, stops: bool = True) -> Line:
        return tuple(one for one in line if one != Words("") or not stops)

    made = worded(document, say).blocks[0]
    assert isinstance(made, Listing)
    assert [item.line for item in made.items] == [(Words("told"),), ()]


@pytest.mark.parametrize(
    ("name", "rule", "other"),
    [
        ("a_city", "its town is city", "its town is marauder"),
        ("inhabited", "its holder is not nobody", "its holder is nobody"),
        ("regal", "its sort is kingdom", "its sort is development"),
        ("barren", "its nature is wasteland", "its nature is sea"),
    ],
)
def test_a_definition_that_changes_is_printed(name: str, rule: str, other: str) -> None:
    whole = RULES.read_text("utf-8")
    texts = []
    for text in (whole, whole.replace(f"{name} when {rule}", f"{name} when {other}")):
        game = check_source(Source("history.rules", text)).game
        assert game is not None
        adjective = next(one for one in game.adjectives if one.name == name)
        texts.append(definition(adjective, Narrator(game, SAYERS)))
    assert texts[0] != texts[1]
    for tag in rulekit.locales():
        speaker = speaker_for(load_game("history_of_the_world"), tag)
        assert [speaker.sentence(one) for one in texts[0]] == [""]
        assert all(speaker.sentence(one) for one in texts[1])
