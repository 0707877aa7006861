"""Pictures: each is of something in the rules, stands where it helps, and neither adds nor takes a word."""

from __future__ import annotations

from functools import cache

import pytest

import rulekit
from rulekit import resources
from rulekit.book import compose
from rulekit.book.narrator import Narrator
from rulekit.book.prose import Passages
from rulekit.book.tables import ROOM_FOR_PICTURES, tables
from rulekit.document.blocks import Cards, Document
from rulekit.driver.composing import compose_document, has_cards
from rulekit.driver.pipeline import SAYERS, Checked, load_game
from rulekit.driver.printing import picture_names, pictures, speaker_for
from rulekit.formats import html, markdown

GAMES = rulekit.games()


@cache
def checked_of(game: str, *variants: str) -> Checked:
    return load_game(game, variants)


@cache
def told(game: str, kind: str, names: frozenset[str]) -> Document:
    checked = checked_of(game)
    assert checked.game is not None
    return compose.compose(kind, Narrator(checked.game, SAYERS, names), Passages({}))


def known(game: str, *variants: str) -> set[str]:
    """The names of all that may have a picture."""
    found = checked_of(game, *variants).game
    assert found is not None
    names = {one.name for each in (found.fields, found.tables, found.components) for one in each}
    for table in found.tables:
        names |= {one.name for one in table.items} | {one.name for one in table.columns}
    return names | ({found.die.name, *(face.name for face in found.die.faces)} if found.die else set())


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_of_something_in_the_rules(game: str) -> None:
    names = known(game).union(*(known(game, one) for one in rulekit.variants_of(game)))
    drawn = picture_names(checked_of(game).folder)
    sides = {one for one in drawn if set(one.split("-", 1)) <= names}  # of a thing, on a kind of place
    assert set(drawn) - names - sides == set()


@pytest.mark.parametrize(
    ("game", "variant"), [(one, each) for one in GAMES for each in ("", *rulekit.variants_of(one))]
)
def test_cards_that_say_something_are_told_apart_by_their_pictures(game: str, variant: str) -> None:
    checked = checked_of(game, *filter(None, (variant,)))
    assert checked.game is not None
    if not has_cards(checked.game):
        return
    sheets = (one for one in compose_document(checked, "cards").blocks if isinstance(one, Cards))
    cards = {(card.kind, card.name.line): card.picture for one in sheets for card in one.cards if card.texts}
    assert len({(kind, cards[kind, name]) for kind, name in cards}) == len(cards)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tag", ["en", "zh_Hant"])
@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet"])
def test_pictures_neither_add_nor_take_a_word(game: str, tag: str, kind: str) -> None:
    speaker = speaker_for(checked_of(game), tag)
    bare, drawn = (
        markdown.write(speaker.document(told(game, kind, names)), speaker.typography(), {})
        for names in (frozenset[str](), frozenset(known(game)))
    )

    assert drawn == bare


def listed_in(game: str) -> list[str]:
    """The things of its tables that have a picture, where the table has room for it."""
    found, drawn = checked_of(game).game, picture_names(str(resources.game_folder(game)))
    assert found is not None
    printed = tables(Narrator(found, SAYERS, frozenset(drawn)))
    roomy = {one.anchor for one in printed if len(one.columns) <= ROOM_FOR_PICTURES}
    return [
        item.name
        for table in found.tables
        if f"table-{table.name}" in roomy
        for item in table.items
        if item.name in drawn
    ]


@pytest.mark.parametrize("game", [one for one in GAMES if picture_names(str(resources.game_folder(one)))])
def test_what_a_table_lists_stands_behind_its_picture(game: str) -> None:
    checked = checked_of(game)
    drawn = pictures(checked.folder)
    speaker = speaker_for(checked, "hu")
    page = html.write(speaker.document(told(game, "rulebook", frozenset(drawn))), speaker.typography(), drawn)

    assert [name for name in listed_in(game) if f'<use href="#icon-{name}"/>' not in page] == []
