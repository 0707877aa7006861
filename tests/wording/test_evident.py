"""Words that explain themselves are not explained: a language may leave an item of a list out."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.document.blocks import Document, Item, Line, Listing
from rulekit.document.sentence import Noun, Sentence, Words
from rulekit.pipeline import load_game
from rulekit.printing import speaker_for
from rulekit.wording.pages import worded


def defined(adjective: str) -> Sentence:
    """The definition of an adjective of provinces."""
    word = Sentence("adjective", {"noun": Noun(adjective, "adjectives"), "negated": False})
    condition = Sentence("is_adjective", {"who": Sentence("it"), "adjective": word})
    return Sentence("means_adjective", {"noun": Noun("province"), "adjective": word, "condition": condition})


@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_is_evident_is_not_defined(tag: str) -> None:
    speaker = speaker_for(load_game("history_of_the_world"), tag)
    assert speaker.sentence(defined("a_capital")) == ""
    assert speaker.sentence(defined("active")) != ""


def test_an_item_without_words_is_left_out() -> None:
    items = (Item((Words("told"),)), Item((Words(""),)), Item((Words(""),), (Listing((Item((Words("below"),)),)),)))
    document = Document("rulebook", (Words("title"),), (), (Listing(items),), (), ())

    def say(line: Line, *, stops: bool = True) -> Line:
        return tuple(one for one in line if one != Words("") or not stops)

    made = worded(document, say).blocks[0]
    assert isinstance(made, Listing)
    assert [item.line for item in made.items] == [(Words("told"),), ()]
