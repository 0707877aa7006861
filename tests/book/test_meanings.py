"""A word's meaning is told once: in the first step that asks for it, or in the chapter of terms."""

from __future__ import annotations

from collections import Counter

import pytest

import rulekit
from rulekit.book.meanings import first_needed, told_in, with_meanings
from rulekit.book.narrator import Narrator
from rulekit.book.terms import items_of_terms, terms
from rulekit.document.blocks import Box, Heading, Item, Listing
from rulekit.model.expression import Adjective, Derived, Relation
from tests.book.test_course import parts, rulebook
from tests.book.test_flow import narrator

GAME = """
table shed (sheds)  price
  barn               3
  coop               4

each player has
  food   0 or more
  stone  0 or more

your wealth is your food plus your stone
your store is 2 times your wealth
your need is 3 plus your stone
a shed is grand when its price is at most your wealth

step play
  repeat
    each player in turn: do first, second

step first
  {first}

step second
  {second}
  {end}
"""


def where(first: str, second: str, wins: str = "  wins  most points\n") -> dict[str, list[str]]:
    """The words told in each step, and in the chapter."""
    teller = narrator(GAME.replace("{first}", first).replace("{second}", second), wins)
    by_item = {item: one.name for one in words(teller) for item in items_of_terms(one, teller)}
    headings = tuple(Heading(2, (), f"step-{one}") for one in ("first", "second"))
    needed = first_needed(headings, teller.game)
    boxes = {one.anchor.removeprefix("step-"): with_meanings((one,), needed, teller)[1:] for one in headings}
    told = {name: [by_item[one] for one in listed(box)] for name, box in boxes.items() if box}
    all_boxes = tuple(block for box in boxes.values() for block in box)
    return told | {"terms": [by_item[one] for one in listed(terms(teller, told_in(all_boxes)))]}


def words(teller: Narrator) -> tuple[Adjective | Relation | Derived, ...]:
    return (*teller.game.adjectives, *teller.game.relations, *teller.game.derived)


def listed(blocks: object) -> list[Item]:
    return [one for one in parts(blocks, Item) if isinstance(one, Item)]


def test_a_word_of_one_step_is_told_there_with_the_words_that_it_asks_for() -> None:
    found = where("gain as many food as your store", "gain as many food as your need")
    assert found == {"first": ["store", "wealth"], "second": ["need"], "terms": ["grand"]}


def test_a_word_of_two_steps_is_told_in_the_first() -> None:
    found = where("gain as many food as your wealth", "gain as many food as your store")
    assert found == {"first": ["wealth"], "second": ["store"], "terms": ["grand", "need"]}


def test_a_word_that_decides_who_wins_is_told_where_a_step_asks_for_it() -> None:
    found = where("gain 1 food", "if barn is grand: gain 1 food", "  wins  most need, then most food\n")
    assert found == {"second": ["grand", "wealth"], "terms": ["store", "need"]}


@pytest.mark.parametrize("name", rulekit.games())
def test_each_meaning_stands_once(name: str) -> None:
    """What it is made of may stand in several: they may ask for the same."""
    document = rulebook(name)
    teller = [one for one in parts(document.blocks, Item) if isinstance(one, Item)]
    boxes = [one for one in parts(document.blocks, Box) if isinstance(one, Box) and one.kind == "meaning"]
    lists = [block for box in boxes for block in box.blocks if isinstance(block, Listing)]
    assert len(lists) >= len(boxes)
    inside = [one for block in lists for one in block.items]
    counted = Counter(teller)
    assert [one for one in inside if counted[one] != 1] == []
