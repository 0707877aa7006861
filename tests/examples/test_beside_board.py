"""Beside a drawn board an example says no more than the drawing leaves out; read aloud, the board says the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulekit import resources
from rulekit.book.beside_board import STANDS
from rulekit.book.drawn_board import boards_drawn
from rulekit.book.laid_on import lies_on
from rulekit.book.worked import example_box
from rulekit.document import walk
from rulekit.document.blocks import Box, Paragraph, Plan
from rulekit.document.sentence import Noun, Prose, Sentence
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.playing.examples import still_true

BOARDS = [
    name
    for name in resources.game_names()
    if (game := load_game(name, []).game) is not None and any(lies_on(one, game) for one in boards_drawn(game))
]


def pairs(box: Box) -> Iterator[tuple[Plan, Paragraph]]:
    """The boards of an example, each with the words beside it."""
    plan: Plan | None = None
    for one in box.blocks:
        plan = one if isinstance(one, Plan) else plan
        if isinstance(one, Paragraph) and plan is not None:
            yield plan, one
            plan = None


@pytest.mark.parametrize("name", BOARDS)
def test_how_things_lie_is_drawn_or_said_but_not_both(name: str) -> None:
    checked = still_true(load_game(name, []))
    game, narrator = checked.game, narrator_of(checked)
    assert game is not None
    narrator.accounts, narrator.insets = checked.accounts, checked.insets
    lying = {one.name for table in boards_drawn(game) for one in lies_on(table, game)}
    printed = [one for one in game.examples if one.printed and not one.told]
    found = [pair for one in printed for pair in pairs(example_box(one, narrator))]
    assert found
    for plan, words in found:
        seen = words.beside or words.line
        stands = [one for one in seen if isinstance(one, Sentence) and one.name in STANDS]
        said = {one.term for one in walk.parts(tuple(stands)) if isinstance(one, Noun)}
        assert not said & lying, [one.name for one in stands]
        aloud = [one for one in plan.alt[1:] if isinstance(one, Sentence)]
        assert all(one in words.line for one in aloud)
        assert bool(aloud) == bool(words.beside)
        reasons = [one for one in words.line if isinstance(one, Prose)]
        assert all(one in seen for one in reasons)
