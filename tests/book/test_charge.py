"""The picture on a card's emblem is its own, or of something that it names, and tells cards apart where it can."""

from __future__ import annotations

import pytest

from rulekit.book.deck import deck
from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Card, Cards
from rulekit.document.sentence import Icon
from rulekit.document.walk import nouns
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.model.component import Table
from rulekit.model.game import Game
from rulekit.resources import game_names
from rulekit.source import Source


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
        own = next(noun.term for noun in nouns(card.name.line) if noun.term in items)
        spoken = {noun.term for text in card.texts for noun in nouns(text.value.line)}
        assert charge(card) in {own, "", *near(game, *items[own]), *spoken}


def test_cards_without_pictures_of_their_own_have_many() -> None:
    assert len({charge(one) for one in cards("history_of_the_world")} - {""}) > 6


RULES = """game realms
  title    "Realms"
  players  2
  wins     most points

table ground (grounds): wood, hill, marsh

table realm (realms) on cards  home   price
  north                        {north}  1
  south                        hill   2
  west                         marsh  3

components
  realm  cards

each player has
  point (points)  0 or more
  coin (coins)    0 or more

step play
  repeat 2 times
    each player: do draw

step draw
  choose a realm called found
  gain as many coins as price of found
"""


@pytest.mark.parametrize(
    ("pictures", "north", "found"),
    [
        ({"north", "realm", "wood", "hill"}, "wood", ["north", "hill", ""]),
        ({"realm", "wood", "hill", "marsh"}, "wood", ["wood", "hill", "marsh"]),
        ({"realm", "hill"}, "hill", ["", "", ""]),  # one picture that two of them share tells nothing
        ({"realm"}, "wood", ["", "", ""]),
        (set(), "wood", ["", "", ""]),
    ],
)
def test_of_a_game_of_somebody_else(pictures: set[str], north: str, found: list[str]) -> None:
    rules = RULES.format(north=north.ljust(5))
    checked = check_source(Source("realms.rules", rules))
    assert checked.game is not None, checked.diagnostics
    made = deck(Narrator(checked.game, SAYERS, frozenset(pictures)))
    assert [charge(card) for one in made if isinstance(one, Cards) for card in one.cards] == found
