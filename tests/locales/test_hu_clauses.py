"""What the Hungarian lexicon of a game has words of its own for is said in them, not word by word."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Noun, Sentence
from rulekit.wording import Speaker
from tests.locales.nesting import YOU, have_count, s
from tests.wording import shelf

SUPPLY = Noun("supply")


def held(op: str, count: int) -> Sentence:
    return have_count(YOU, op, count, SUPPLY)


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Csak akkor, ha legalább 2 sereg van a készletedben.", s("only_if", condition=held("at_least", 2))),
    ("Csak akkor, ha van sereg a készletedben.", s("only_if", condition=held("at_least", 1))),
    ("Csak akkor, ha legfeljebb 2 készletben lévő sereged van.", s("only_if", condition=held("at_most", 2))),
    ("Legalább 4 sereg van a készletedben", s("when", condition=held("at_least", 4))),
)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_clause(text: str, tree: Sentence) -> None:
    locale = shelf.real("hu")
    assert Speaker(locale, locale.lexicon(shelf.MAPPED)).sentence(tree) == text
