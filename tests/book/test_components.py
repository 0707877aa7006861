"""What a rulebook says is in the box: never fewer things of a kind than there are names for."""

from __future__ import annotations

import pytest

from rulekit import resources
from rulekit.document.blocks import Document, Listing
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document


def counted(name: str) -> dict[str, int]:
    """How many of what the rulebook of a game lists under its components."""
    document: Document = compose_document(load_game(name, []), "rulebook")
    listing = next(one for one in document.blocks if isinstance(one, Listing))
    said = [part for item in listing.items for part in item.line if isinstance(part, Sentence)]
    pairs = [(one.noun, one.count) for one in said]
    return {name.term: int(many.value) for name, many in pairs if isinstance(name, Noun) and isinstance(many, Number)}


@pytest.mark.parametrize("name", resources.game_names())
def test_no_thing_with_a_name_is_left_out(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    found = counted(name)
    assert found
    assert [one.name for one in game.tables if found.get(one.name, len(one.items)) < len(one.items)] == []


def test_stacks_are_counted_where_they_are_single() -> None:
    found = counted("builders_of_the_colosseum")
    assert (found["tile"], found["building"], found["strip"]) == (58, 20, 4)
