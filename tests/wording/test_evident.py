"""Words that explain themselves are not explained: a language may leave an item of a list out."""

from __future__ import annotations

from functools import cache

import pytest

import rulekit
from rulekit import resources
from rulekit.book.narrator import Narrator
from rulekit.book.terms import definition
from rulekit.document.blocks import Document, Item, Line, Listing, Side
from rulekit.document.sentence import Noun, Part, Sentence, Words
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.driver.printing import speaker_for
from rulekit.model.game import Game
from rulekit.source import Source
from rulekit.wording.pages import worded

RULES = resources.games() / "history_of_the_world" / "history_of_the_world.rules"


def defined(adjective: str, asks: str = "") -> Sentence:
    """The definition of an adjective of provinces, which asks for one thing alone or for something else."""
    word = Sentence("adjective", {"noun": Noun(adjective, "adjectives"), "negated": False})
    condition = Sentence("is_adjective", {"who": Sentence("it"), "adjective": word})
    parts: dict[str, Part] = {"noun": Noun("province"), "adjective": word, "condition": condition}
    return Sentence("means_adjective", {**parts, "asks": Noun(asks) if asks else False, "whole": False})


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


@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_asks_for_what_the_game_keeps_may_be_evident(tag: str) -> None:
    checked = load_game("hearts")
    assert checked.game is not None
    (suited,) = (one for one in checked.game.adjectives if one.name == "suited")
    told = definition(suited, Narrator(checked.game, SAYERS))
    assert [speaker_for(checked, tag).sentence(one) for one in told] == [""]


def test_an_item_without_words_is_left_out() -> None:
    below = (Listing((Item((Words("below"),)),)),)
    items = (Item((Words("told"),)), Item((Words(""),)), Item((Words(""),), below), Item((), below))
    document = Document("rulebook", (Words("title"),), (), (Listing(items),), (), ())

    def say(line: Line, *, stops: bool = True) -> Line:
        return tuple(one for one in line if one != Words("") or not stops)

    made = worded(document, say).blocks[0]
    assert isinstance(made, Listing)
    assert [item.line for item in made.items] == [(Words("told"),), ()]


CHANGED = {
    "a_city": ("its town is city", "its town is marauder"),
    "inhabited": ("its holder is not nobody", "its holder is nobody"),
    "regal": ("its sort is kingdom", "its sort is development"),
    "barren": ("its nature is wasteland", "its nature is sea"),
}
"""Adjectives whose words say all, and what they mean otherwise."""


@cache
def as_written(*, otherwise: bool) -> Game:
    """The game with its adjectives, or with others under the same names."""
    text = RULES.read_text("utf-8")
    for name, (rule, other) in CHANGED.items():
        assert f"{name} when {rule}" in text
        text = text.replace(f"{name} when {rule}", f"{name} when {other}") if otherwise else text
    game = check_source(Source("history.rules", text)).game
    assert game is not None
    return game


@pytest.mark.parametrize("name", CHANGED)
def test_a_definition_that_changes_is_printed(name: str) -> None:
    evident, changed = (definition_in(as_written(otherwise=otherwise), name) for otherwise in (False, True))
    assert evident != changed
    for tag in rulekit.locales():
        speaker = speaker_for(load_game("history_of_the_world"), tag)
        assert [speaker.sentence(one) for one in evident] == [""]
        assert all(speaker.sentence(one) for one in changed)


def definition_in(game: Game, name: str) -> tuple[Sentence, ...]:
    """What an adjective of a game means."""
    adjective = next(one for one in game.adjectives if one.name == name)
    return definition(adjective, Narrator(game, SAYERS))


def test_of_a_side_in_parts_those_are_left_that_say_something() -> None:
    parts = tuple(Listing((Item((Words(one),)),)) for one in ("first", "", "third"))
    side = Side((Words("terms"),), parts, in_parts=True)
    document = Document("card", (Words("title"),), (), (side,), (), ())

    def say(line: Line, *, stops: bool = True) -> Line:
        return tuple(one for one in line if one != Words("") or not stops)

    assert worded(document, say).blocks == (Side(side.title, (parts[0], parts[2]), in_parts=True),)
