"""No gap of a word stays open: whatever gaps a language knows, every sentence fills them, in generated games."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import check_source
from rulekit.driver.printing import locale
from rulekit.source import Source
from rulekit.wording.forms import Entry
from rulekit.wording.speaker import Speaker
from tests.meaning.pages import Printer
from tests.meaning.words import Words
from tests.meaning.writer import random_game

GAMES = 4
GAPS = {
    "en": ("it",),
    "fr": ("it", "of_it", "in_it"),
    "hu": ("it", "what_it", "of_it", "in_it", "on_it", "to_it", "from_it"),
    "zh_Hant": ("it",),
}
"""The gaps of what a word is said of, as the tables of forms of each language name them."""
CLAUSES = {
    "en": {"adjectives": ("so",), "things": ("so", "not", "none", "some", "make", "unmake")},
    "fr": {"adjectives": ("clause", "clause.not"), "things": ("so", "not", "none", "some")},
    "hu": {
        "adjectives": ("predicate", "not.predicate", "predicate.plural", "not.predicate.plural", "then"),
        "things": ("so", "not", "none", "some", "make", "unmake"),
    },
    "zh_Hant": {"adjectives": ("so",), "things": ("so", "not", "none", "some", "make", "unmake")},
}
"""The forms of each role that may have them."""


class Gapped(Words):
    """Words that have gaps wherever a language has words with gaps, each word another."""

    def __getitem__(self, key: tuple[str, str]) -> Entry:
        """The word, made up when it is asked for."""
        new = key not in self.found
        word = super().__getitem__(key)
        role, term = key
        forms = CLAUSES[self.tag].get(role, ())
        if new and forms:
            gaps = GAPS[self.tag]
            gap = gaps[sum(map(ord, term)) % len(gaps)]
            more = {form: f"{{{gap}}} {term} {form}" for form in forms}
            self.found[key] = word = evolve(word, texts={**word.texts, **more}, made={})
        return word


def gapped(text: str, tag: str, seed: int) -> Speaker:
    """Somebody whose words have gaps."""
    each = frozenset(re.findall(r"^ +(\w+)(?: \(\w+\))? of each ", text, re.MULTILINE))
    lexicon = locale(tag).lexicon("no game of this name")
    return Speaker(locale(tag), evolve(lexicon, entries=Gapped(tag, seed, each)))


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_gap_stays_open(seed: int) -> None:
    text = random_game(seed)
    pages = Printer(lambda tag: gapped(text, tag, seed)).pages(check_source(Source("random.rules", text)))
    assert pages.broken == {}
    found = [f"{tag}: {line}" for tag, said in pages.texts.items() for line in said.splitlines() if "{" in line]
    assert found == []
    assert any(
        f"{term} predicate" in pages.texts["hu"] or f"{term} then" in pages.texts["hu"] for term in words_of(text)
    )


def words_of(text: str) -> list[str]:
    """The words of a game's rules."""
    return re.findall(r"\w+", text)


@pytest.mark.parametrize("gap", GAPS["hu"])
@pytest.mark.parametrize("inside", [False, True])
def test_none_stays_open_where_a_board_ends(gap: str, *, inside: bool) -> None:
    quality = Noun("free", "adjectives")
    entries = {
        ("adjectives", "free"): Entry(
            "free", "adjectives", {"attribute": "szabad", "not.predicate": f"{{{gap}}} más"}, {}
        ),
        ("things", "field"): Entry("field", "things", {"lemma": "mező", "acc": "mezőt"}, {"inside": inside}),
    }
    speaker = Speaker(locale("hu"), evolve(locale("hu").lexicon("no game of this name"), entries=entries))
    said = speaker.sentence(
        Sentence(
            "beyond_edge",
            {"noun": Noun("field"), "adjective": Sentence("adjective", {"noun": quality, "negated": False})},
        )
    )
    assert "{" not in said
    assert said.endswith("más.")
