"""Words for what is nothing yet stand for each comparison that asks just that, in every language, and for no other."""

from __future__ import annotations

from functools import cache

import pytest

import rulekit
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.wording.speaker import Speaker

COUNT = Noun("count")
ASKED = {
    "none": (("is", 0), ("at_most", 0), ("less_than", 1)),
    "some": (("is_not", 0), ("more_than", 0), ("at_least", 1)),
    "": (("is", 1), ("is_not", 1), ("at_least", 2), ("less_than", 2), ("more_than", 1), ("at_most", 3)),
}


@cache
def speaker(tag: str) -> Speaker:
    return speaker_for(load_game("liars_dice"), tag)


@pytest.mark.parametrize("tag", rulekit.locales())
@pytest.mark.parametrize(("form", "op", "value"), [(form, *one) for form, some in ASKED.items() for one in some])
def test_what_is_nothing_yet(tag: str, form: str, op: str, value: int) -> None:
    kept = Sentence("kept", {"noun": COUNT, "thing": False})
    asked = Sentence("compare", {"left": kept, "op": Comparison(op), "right": Number(value), "at": False})
    said = speaker(tag).sentence(Sentence("way_to_end", {"condition": asked}))
    words = {one: speaker(tag).entry(COUNT).texts[one] for one in ("none", "some")}
    assert {one: words[one].casefold() in said.casefold() for one in words} == {one: one == form for one in words}
