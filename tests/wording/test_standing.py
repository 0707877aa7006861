"""The space that somebody stands on is told as where they stand, where its words say so; all else is told as before."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for

SAID = {
    "en": ("The consul stands on the fountain.", "The consul does not stand on the fountain."),
    "hu": ("A konzul a szökőkúton áll.", "A konzul nem a szökőkúton áll."),
    "fr": ("Le consul se trouve sur la fontaine.", "Le consul ne se trouve pas sur la fontaine."),
    "zh_Hant": ("執政官站在噴泉。", "執政官不在噴泉。"),
}


def compared(op: str, right: Part, noun: str = "consul") -> Sentence:
    left = Sentence("kept", {"noun": Noun(noun), "thing": True})
    return Sentence("fact_is", {"left": left, "op": op, "right": right, "told": "given"})


@pytest.mark.parametrize("tag", rulekit.locales())
def test_where_somebody_stands(tag: str) -> None:
    speaker = speaker_for(load_game("builders_of_the_colosseum"), tag)
    for op, said in zip(("is", "is_not"), SAID[tag], strict=True):
        assert speaker.sentence(compared(op, Noun("fountain"))) == said


@pytest.mark.parametrize("tag", rulekit.locales())
def test_nowhere_is_no_place_to_stand(tag: str) -> None:
    speaker = speaker_for(load_game("builders_of_the_colosseum"), tag)
    said = {speaker.sentence(compared(op, Sentence("nobody"))) for op in ("is", "is_not")}
    assert len(said) == 2
    assert said.isdisjoint(SAID[tag])
