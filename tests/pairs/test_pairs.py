"""Tables of pairs: their things by name, their columns, what can be wrong with them, the words for them."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.pairs import pairs_table
from rulekit.document.sentence import Icon, Noun
from rulekit.document.walk import parts
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.driver.speaking import speaker_for
from rulekit.source import Source
from tests.meaning.small import path_of

TEXT = """
game pairs
  title    "Pairs"
  players  2 to 2
  wins     most points

table suit (suits): clubs, hearts
table rank (ranks): seven, queen, ace
table card (cards) of each suit and rank
table eye (eyes): blank, one, two
table domino (dominoes) of each pair of eyes

the game has
  pile  row of up to 6 card

each player has
  cards           some of card
  point (points)  0 or more

step play
  each player in turn: do turn

step turn
  choose a card that you lack
  if that card is queen of hearts or rank of that card is ace: gain 1 point
  gain that card
  choose a domino
  if low of that domino is high of that domino or that domino is one_two: gain 1 point
"""


def _checked(text: str) -> list[str]:
    return [one.code for one in check_source(Source("pairs.rules", text)).diagnostics if one.severity == "error"]


def test_each_two_make_one_thing() -> None:
    game = check_source(Source("pairs.rules", TEXT)).game
    assert game is not None
    cards, dominoes = game.table("card"), game.table("domino")
    assert [one.name for one in cards.items] == [
        "seven of clubs", "queen of clubs", "ace of clubs", "seven of hearts", "queen of hearts", "ace of hearts",
    ]  # fmt: skip
    assert [(one.name, one.values) for one in cards.columns] == [("suit", (0, 0, 0, 1, 1, 1)), ("rank", (0, 1, 2) * 2)]
    assert [one.name for one in dominoes.items] == [
        "blank_blank", "blank_one", "blank_two", "one_one", "one_two", "two_two",
    ]  # fmt: skip
    assert all(low <= high for low, high in zip(*(one.values for one in dominoes.columns), strict=True))


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("of each suit and rank", "of each suit and rang", "RK0201"),
        ("of each suit and rank", "of each suit and suit", "RK0202"),
        ("of each suit and rank", "of each suit and domino", "RK0201"),
        ("domino (dominoes) of each pair of eyes", "domino (dominoes) of each pair of cards", "RK0203"),
        ("queen of hearts", "king of hearts", "RK0201"),
        ("queen of hearts", "queen of diamonds", "RK0201"),
        ("one_two:", "two_one:", "RK0201"),
        ("eyes): blank, one, two", "eyes): " + ", ".join(f"e{at}" for at in range(22)), "RK0310"),
        ("blank, one, two", "blank, one, two, one_two", "RK0202"),
    ],
)
def test_what_is_wrong_is_told(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert not _checked(TEXT)
    assert code in _checked(TEXT.replace(right, wrong))


@pytest.mark.parametrize(
    ("tag", "form", "said"),
    [
        ("en", {"number": "plural"}, "queens of spades"),
        ("fr", {"number": "plural"}, "dames de pique"),
        ("hu", {"case": "acc"}, "pikk dámát"),
        ("hu", {"case": "ins"}, "pikk dámával"),
        ("zh_Hant", {}, "黑桃Q"),
    ],
)
def test_words_are_made_of_the_words_of_both(tag: str, form: dict[str, str], said: str) -> None:
    speaker = speaker_for(load_game(str(path_of("patience"))), tag)
    assert speaker.phrase(Noun("queen of spades"), **form) == said


@pytest.mark.parametrize("name", ["crazy_eights", "hearts"])
def test_a_sign_stands_beside_its_name_where_all_of_them_are_listed(name: str) -> None:
    """Whoever does not know the suits of cards learns them there."""
    game = load_game(name).game
    assert game is not None
    narrator = Narrator(game, SAYERS, frozenset(item.name for item in game.table("suit").items))
    (row, *_) = pairs_table(game.table("card"), narrator, 1).rows
    listed = [one for one in parts(row.cells[1]) if isinstance(one, Icon | Noun)]
    assert listed == [made for suit in game.table("suit").items for made in (Icon(suit.name), Noun(suit.name))]
