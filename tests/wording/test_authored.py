"""Authored texts hold no figure and no word of the game of their own; what speaks of what is gone is left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit.book.prose import Passages, filled, names_of_things
from rulekit.document.sentence import Noun, Number, Prose
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.driver.publishing import variants_of
from rulekit.driver.vocabulary import lacking
from rulekit.model.game import Game, VariantInfo
from rulekit.wording.forms import MissingForm
from rulekit.wording.lexicon import Lexicon
from rulekit.wording.speaker import Speaker
from rulekit.wording.spelled_out import STEM, spelled_out
from tests.locales.whole_books import EDITIONS, usual
from tests.sharing import examples, only

GAME = "roll_through_the_ages"
LONG = 4
"""Shorter words may stand in any text."""


@cache
def game() -> Game:
    found = load_game(GAME, []).game
    assert found is not None
    return found


def terms() -> list[tuple[str, str]]:
    return [("things", name) for name in sorted(names_of_things(game()))]


@cache
def speaker_of(tag: str) -> Speaker:
    return speaker_for(load_game(GAME, []), tag)


def codes(tag: str, text: str) -> list[str]:
    """What is wrong with a text of the game in a language."""
    speaker = speaker_of(tag)
    lexicon: Lexicon = attrs.evolve(speaker.lexicon, prose={"text": text})
    return sorted({one.code for one in spelled_out(speaker.locale, lexicon, terms())})


def editions() -> Iterator[tuple[bool, tuple[str, tuple[str, ...], str]]]:
    """Games in languages: with as many variants as go together in two, alone and with another variant in one.

    With the variants in the other two languages all books are said by ``tests/locales/test_whole_books.py``.
    """
    several = {one.game: one for one in EDITIONS if len(one.variants) > 1}
    for game in rulekit.games():
        for at, variants in enumerate(((), *zip(variants_of(game), strict=True))):
            for number, tag in enumerate(rulekit.locales()):
                apart = game in several and not {*variants} & {*several[game].variants}
                yield game not in several or (apart and number % 4 == at % 4), (game, variants, tag)
        for tag in rulekit.locales() if game in several else ():
            yield not usual(several[game], tag), (game, several[game].variants, tag)


@pytest.mark.parametrize(("name", "variants", "tag"), only(editions()))
def test_nothing_is_wrong_with_shipped_words_and_texts(name: str, variants: tuple[str, ...], tag: str) -> None:
    """What ``rulekit check --locale`` tells: words, figures and names spelled out, placeholders, texts for nothing."""
    assert [one.message for one in lacking(load_game(name, variants), tag).diagnostics] == []


@examples(20)
@given(st.sampled_from(rulekit.locales()), st.integers(0, 999))
def test_a_figure_is_found(tag: str, number: int) -> None:
    assert "RK0516" in codes(tag, f"… {number} …")


@examples(60)
@given(st.data())
def test_a_word_is_found_in_every_form(data: st.DataObject) -> None:
    tag = data.draw(st.sampled_from(rulekit.locales()))
    speaker = speaker_of(tag)
    entry = speaker.lexicon.find(data.draw(st.sampled_from(terms()))[1], "things")
    paradigm = speaker.locale.paradigms["noun"]
    path = ".".join(
        part for values in paradigm.ask.values() if (part := data.draw(st.sampled_from(["", *values.values()])))
    )
    try:
        said = paradigm.inflect(entry, path or paradigm.base) if entry is not None else ""
    except MissingForm:
        said = ""
    base = entry.texts.get(paradigm.base, "") if entry is not None else ""
    if len(base) >= STEM and len(said) >= LONG and base[:STEM].casefold() in said.casefold():
        assert "RK0517" in codes(tag, f"… {said} …")


def test_what_is_asked_for_is_no_word_of_the_text() -> None:
    assert codes("en", "Feed your {city:plural}, up to {goods_limit} of them.") == []


def test_placeholders_stand_for_what_the_game_has() -> None:
    assert filled("food", game()) == Noun("food")
    assert filled("steps.feed", game()) == Noun("feed", "steps")
    assert filled("goods_limit", game()) == Number(6)
    assert filled("monument.count", game()) == Number(7)
    assert filled("players.high", game()) == Number(4)
    assert filled("steps.nowhere", game()) is None
    assert filled("ducks", game()) is None


def test_a_text_about_what_is_gone_is_left_out_or_replaced() -> None:
    passages = Passages({"introduction": frozenset({"food"}), "winter.introduction": frozenset({"city"})})
    plain = game()
    assert passages.said("introduction", plain) == (Prose("introduction", {"food": Noun("food")}),)
    without = attrs.evolve(
        plain,
        fields=tuple(one for one in plain.fields if one.name != "food"),
        components=tuple(one for one in plain.components if one.name != "food"),
    )
    assert passages.said("introduction", without) == ()
    changed = attrs.evolve(without, variants=(VariantInfo("winter", "Winter", ""),))
    assert passages.said("introduction", changed) == (Prose("winter.introduction", {"city": Noun("city")}),)


@pytest.mark.parametrize("tag", rulekit.locales())
def test_a_sentence_that_begins_with_a_placeholder_has_its_capital(tag: str) -> None:
    speaker = speaker_for(load_game(GAME, []), tag)
    speaker.lexicon = attrs.evolve(speaker.lexicon, prose={"text": "{food}. {food}"})
    said = speaker.phrase(Prose("text", {"food": Noun("food")}))
    second = said.split(speaker.locale.marks.gap or ".")[-1].strip(" .")
    assert second == speaker.locale.marks.begin(second)
