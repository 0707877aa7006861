"""The summary on the back of a book: each step of the turn, how it ends, who wins, and no alternatives told twice."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.goal import winner
from rulekit.book.narrator import Narrator
from rulekit.book.summary import FEW
from rulekit.book.turn import numbered
from rulekit.document.blocks import Item, Listing, Summary
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, load_game
from tests.book.test_course import parts, rulebook


@pytest.mark.parametrize("name", rulekit.games())
def test_the_back_of_a_book_is_enough(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    backs = [one for one in rulebook(name).blocks if isinstance(one, Summary)]
    if not backs:
        return  # a book that is as short as its summary
    (back,) = backs
    named = {one.term for one in parts(back, Noun) if isinstance(one, Noun)}
    narrator = Narrator(game, SAYERS)
    assert set(numbered(narrator)) <= named
    assert not winner(narrator) or "winner_and_ties" in named


@pytest.mark.parametrize("name", rulekit.games())
def test_a_step_of_many_alternatives_names_them(name: str) -> None:
    for back in (one for one in rulebook(name).blocks if isinstance(one, Summary)):
        steps = [item for one in back.blocks if isinstance(one, Listing) for item in one.items]
        for item in (one for one in steps if is_step(one)):
            told = [one for one in sentences(item) if one.name == "option"]
            assert len(told) <= FEW, [one.parts["noun"] for one in told]


def sentences(thing: object) -> list[Sentence]:
    """All sentences in something, at any depth."""
    found: list[Sentence] = []
    for one in parts(thing, Sentence):
        if isinstance(one, Sentence):
            found += [one, *(inner for part in one.parts.values() for inner in sentences(part))]
    return found


def is_step(item: Item) -> bool:
    """Whether it is a step by its name."""
    return bool(item.line) and isinstance(item.line[0], Noun) and item.line[0].role == "steps"
