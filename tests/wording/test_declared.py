"""A sentence that is not as it is declared can't be made."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.document.sentences import SENTENCES

FOOD, THREE = Noun("food"), Number(3)


@pytest.mark.parametrize(
    ("name", "parts", "why"),
    [
        ("gian", {}, "no sentence `gian` is declared"),
        ("some", {"count": THREE}, "the sentence `some` needs the part `noun`"),
        ("that", {"noun": FOOD, "of": FOOD}, "the sentence `that` has no part `of`"),
        ("some", {"count": False, "noun": FOOD}, "the part `count` of the sentence `some` can't be False"),
        ("that", {"noun": THREE}, "the part `noun` of the sentence `that` can't be Number"),
        ("players", {"op": "about", "count": THREE}, "the part `op` of the sentence `players` can't be 'about'"),
        ("roll", {"amount": Sentence("nothing")}, "the part `amount` of the sentence `roll` can't be"),
        ("number_of", {"set": Sentence("you")}, "the part `set` of the sentence `number_of` can't be"),
        ("and", {"items": (Sentence("nothing"),)}, "the part `items` of the sentence `and` can't be"),
    ],
)
def test_wrong_parts(name: str, parts: dict[str, Part], why: str) -> None:
    with pytest.raises(TypeError, match="^" + why.replace("(", r"\(")):
        Sentence(name, parts)


def test_what_may_be_absent_is_false() -> None:
    assert Sentence("yours", {"noun": FOOD}) == Sentence("yours", {"noun": FOOD, "of": False})


def test_leads_have_the_parts_of_their_sentence_but_its_body() -> None:
    for name, shape in SENTENCES.items():
        if shape.lead:
            assert {*SENTENCES[f"{name}_lead"].parts} == {*shape.parts} - {"body"}
