"""The picture on a card's emblem is its own, or of something that it names, and tells cards apart where it can."""

from __future__ import annotations

import pytest

from rulekit.book.changes.called import nouns_in
from rulekit.document.blocks import Card, Cards
from rulekit.document.sentence import Icon
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.resources import game_names


def cards(name: str) -> tuple[Card, ...]:
    found = compose_document(load_game(name, []), "cards").blocks
    return tuple(card for one in found if isinstance(one, Cards) for card in one.cards)


def charge(card: Card) -> str:
    (picture,) = card.picture or (Icon(""),)
    assert isinstance(picture, Icon)
    return picture.name


def near(game: Game, table: Table, row: int) -> set[str]:
    """What a row names, and what the rows of that name."""
    found = set[str]()
    for column in (one for one in table.columns if one.table):
        value = column.values[row]
        named = game.table(column.table)
        for at in value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ():
            found.add(named.items[at].name)
            for further in (one for one in named.columns if one.table):
                last = further.values[at]
                found |= {game.table(further.table).items[last].name} if isinstance(last, int) else set()
    return found


def has_cards(name: str) -> bool:
    game = load_game(name, []).game
    return game is not None and any(table.on_cards for table in game.tables)


WITH_CARDS = [*filter(has_cards, game_names())]


@pytest.mark.parametrize("name", WITH_CARDS)
def test_it_is_the_cards_own_or_of_what_the_card_names(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    items = {item.name: (table, item.index) for table in game.tables if table.on_cards for item in table.items}
    for card in cards(name):
        own = next(noun.term for noun in nouns_in(card.name.line) if noun.term in items)
        spoken = {noun.term for text in card.texts for noun in nouns_in(text.value.line)}
        assert charge(card) in {own, "", *near(game, *items[own]), *spoken}


def test_cards_without_pictures_of_their_own_have_many() -> None:
    assert len({charge(one) for one in cards("history_of_the_world")} - {""}) > 6
