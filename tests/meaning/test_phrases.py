"""Two phrases that do not mean the same are not said the same, in any language.

Every comparison, denied or not, of every kind of operand, whoever does it; values, sets and statements of all kinds.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from tests.meaning.known import still_unknown
from tests.meaning.pages import TAGS, Printer
from tests.meaning.phrases import GAME, phrases
from tests.meaning.saying import Said, said
from tests.meaning.words import speakers

FEWEST = 6000
"""So many phrases are right at least; else something was renamed and they no longer are."""


@cache
def _all() -> tuple[Said, ...]:
    return tuple(said(list(phrases()), Printer(speakers(GAME))))


def test_there_are_enough() -> None:
    assert len(_all()) > FEWEST


@pytest.mark.parametrize("tag", TAGS)
def test_what_does_not_mean_the_same_is_not_said_the_same(tag: str) -> None:
    alike: dict[tuple[str, str], list[Said]] = defaultdict(list)
    for one in _all():
        alike[one.phrase.group, one.texts[tag]].append(one)
    untold = {
        f"{first.phrase.name} = {other.phrase.name}": text
        for (_, text), (first, *others) in alike.items()
        for other in others
        if first.meaning != other.meaning
    }
    assert {pair: text for pair, text in untold.items() if still_unknown("phrase", pair, (tag,))} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_every_phrase_can_be_said(tag: str) -> None:
    assert {one.phrase.name: one.broken[tag] for one in _all() if tag in one.broken} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_what_may_be_done_is_not_said_as_what_is_done(tag: str) -> None:
    must = {one.phrase.name: one for one in _all() if one.phrase.group == "you"}
    may = [one for one in _all() if one.phrase.group == "may" and one.phrase.name in must]
    assert len(may) > FEWEST // 10
    same = {one.phrase.name: one.texts[tag] for one in may if one.texts[tag] == must[one.phrase.name].texts[tag]}
    assert same == {}
