"""The sheet of a variant tells every step and every word that it brings: nobody must look elsewhere."""

from __future__ import annotations

import pytest

from rulekit import resources
from rulekit.document.blocks import Document, Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.pipeline import load_game
from rulekit.printing import compose_document

VARIANTS = [
    (game, one.stem)
    for game in resources.game_names()
    for one in sorted((resources.games() / game / "variants").glob("*.rules"))
]


def told(game: str, variant: str, sentence: str, part: str) -> set[str]:
    """The nouns that sentences of one name are about, at the top of the sheet of a variant."""
    document: Document = compose_document(load_game(game, [variant]), "changes", frozenset())
    lines = [line for one in document.blocks if isinstance(one, Listing) for item in one.items for line in item.line]
    said = [one.parts[part] for one in lines if isinstance(one, Sentence) and one.name == sentence]
    nouns = [one.parts["noun"] if isinstance(one, Sentence) else one for one in said]
    return {one.term for one in nouns if isinstance(one, Noun)}


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_each_step_that_is_added_is_told(game: str, variant: str) -> None:
    plain, changed = load_game(game, []).game, load_game(game, [variant]).game
    assert plain is not None
    assert changed is not None
    added = {one.name for one in changed.steps} - {one.name for one in plain.steps}
    assert told(game, variant, "added_step", "step") == added


def test_words_that_are_added_are_defined() -> None:
    found = told("builders_of_the_colosseum", "evaluation_tiles", "means_adjective", "adjective")
    assert found == {"tradable", "starting", "idle", "stocked"}
