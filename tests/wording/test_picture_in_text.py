"""A picture in an authored text stands before its word and behind the article: *the [picture] die*."""

from __future__ import annotations

import re
from typing import cast

import pytest
from attrs import evolve

import rulekit
from rulekit import resources
from rulekit.document.sentence import Noun, Prose
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for

GAMES = ("roll_through_the_ages", "history_of_the_world", "builders_of_the_colosseum")
ARTICLE = {
    "en": re.compile(r"\b(?:a|an|the)$", re.IGNORECASE),
    "hu": re.compile(r"\b(?:a|az|egy)$", re.IGNORECASE),
    "fr": re.compile(r"\b(?:le|la|les|un|une|des|du)$", re.IGNORECASE),
}
PATHS = {"en": ("the", "a", "plural.the"), "hu": ("the", "acc.the", "plural.the"), "fr": ("def", "indef", "plural.def")}
"""Forms of a gap with an article."""


@pytest.mark.parametrize("tag", sorted(ARTICLE))
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_stands_behind_the_article(name: str, tag: str) -> None:
    assert tag in rulekit.locales()
    terms = {one.stem for one in (resources.games() / name / "pictures").glob("*.svg")}
    speaker = evolve(speaker_for(load_game(name), tag), pictures=frozenset(terms))
    seen, prose = 0, cast("dict[str, str]", speaker.lexicon.prose)
    for term in sorted(terms):
        own = speaker.entry(Noun(term)).texts  # a form of its own need not be the word with an article
        for path in (one for one in PATHS[tag] if one not in own):
            text = f"{{it:{path}}}."
            prose["probe"] = text
            try:
                said = speaker._prose(Prose("probe", {"it": Noun(term)}, pictured=True))  # noqa: SLF001  # as a page says it
            finally:
                del prose["probe"]
            before, _, word = said.partition("\ue004")
            lead = before.partition("\ue003")[0].strip()
            first = word.split(" ")[0]
            seen += bool(ARTICLE[tag].search(lead))
            assert not ARTICLE[tag].search(first), said
    assert seen
