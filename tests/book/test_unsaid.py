"""Which definitions a book leaves out: those of words that it says nowhere else."""

from __future__ import annotations

import attrs

from rulekit.book.unsaid import EXPLAINED, without_unsaid
from rulekit.document.blocks import Box, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.sentences import SENTENCES

WORD = Noun("reach")
DEFINITION = Item((Sentence("means_value", {"noun": WORD, "of": False, "value": Noun("food"), "thing": False}),))
TERMS = Box("meaning", (), (Listing((DEFINITION,)),))


def test_a_word_that_is_said_is_explained_whatever_role_it_is_said_in() -> None:
    for noun in (WORD, attrs.evolve(WORD, role="columns")):
        said = Paragraph((Sentence("gained", {"noun": noun}),))
        assert without_unsaid((said, TERMS)) == (said, TERMS)


def test_a_word_that_is_said_nowhere_else_is_not() -> None:
    said = Paragraph((Sentence("gained", {"noun": Noun("food")}),))
    assert without_unsaid((said, TERMS)) == (said,)


def test_every_definition_has_a_word() -> None:
    assert set(EXPLAINED) == {name for name in SENTENCES if name.startswith("means_")}
