"""What the English lexicon of a game has words of its own for is said in them, not word by word."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.wording import Speaker
from tests.locales.nesting import s, some, that, transfer
from tests.wording import shelf

TOWN = s("attribute", noun=Noun("town"), of=that("province"))
ICONS, DUE = (s("yours", noun=Noun(one), of=False) for one in ("icons", "monuments_due"))
LOSE = transfer("lose", some(1, Noun("army")))


def at(word: str, step: str, body: Sentence) -> Sentence:
    return s(word, step=Noun(step, "steps"), condition=False, body=body)


def instead(rule: str, body: Sentence) -> Sentence:
    return s("instead_of", rule=Noun(rule, "rules"), body=body)


def if_it_is(kind: str, body: Sentence) -> Sentence:
    return s("if", condition=s("compare", left=TOWN, op="is", right=Noun(kind)), body=body)


def is_event(name: str) -> Sentence:
    return s("compare", left=s("it"), op="is", right=Noun(name))


CASES: tuple[tuple[str, Sentence], ...] = (
    (
        "In each battle, add 1 to your highest attacking die.",
        at("before", "battle", transfer("gain", some(1, Noun("edge")))),
    ),
    ("Each time you besiege, use up 1 army on the card.", at("after", "besiege", LOSE)),
    ("Difficult terrain does not help the defender.", instead("rough_ground", s("nothing"))),
    ("On a tie, use up 1 army on the card.", instead("tie", LOSE)),
    (
        "If there is a capital in that province, turn it over to its city side.",
        if_it_is("capital", s("becomes", thing=TOWN, value=Noun("city"))),
    ),
    (
        "If there is a city in that province, put a capital in it.",
        if_it_is("city", s("becomes", thing=TOWN, value=Noun("capital"))),
    ),
    ("If there is a city in that province, remove it.", if_it_is("city", s("empty", thing=TOWN, single=True))),
    (
        "You may, once for each resource icon in your active provinces you have, use up 1 army on the card.",
        s("may", times=ICONS, body=LOSE),
    ),
    (
        (
            "You may, once for each resource icon in your active provinces you have beyond your full pairs of "
            "resource icons, use up 1 army on the card."
        ),
        s("may", times=s("minus", left=ICONS, right=DUE), body=LOSE),
    ),
    (
        (
            "You may conquer from any of your active provinces in that region to any other province of it for the rest "
            "of the turn."
        ),
        s(
            "becomes",
            thing=s("yours", noun=Noun("railway"), of=False),
            value=that("region"),
            step=Noun("turn", "steps"),
        ),
    ),
    (
        "If it is Plague, Black Death, or Revolution, use up 1 army on the card.",
        s(
            "if",
            condition=s("or", items=tuple(map(is_event, ("plague", "black_death", "revolution")))),
            body=LOSE,
        ),
    ),
    ("40 empire cards", s("component_count", count=Number(40), noun=Noun("empire"))),
)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_clause(text: str, tree: Sentence) -> None:
    locale = shelf.real("en")
    assert Speaker(locale, locale.lexicon(shelf.MAPPED)).sentence(tree) == text
