"""Digits with endings."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Number
from tests.wording import shelf

ENDINGS = {
    "ins": """
        0-val 1-gyel 2-vel 3-mal 4-gyel 5-tel 6-tal 7-tel 8-cal 9-cel 10-zel 12-vel 20-szal 30-cal 40-nel
        50-nel 60-nal 70-nel 80-nal 90-nel 100-zal
    """,
    "acc": """
        0-t 1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 10-et 12-t 20-at 30-at 40-et 50-et 60-at 70-et 80-at
        90-et 100-at
    """,
    "sup": """
        0-n 1-en 2-n 3-on 4-en 5-ön 6-on 7-en 8-on 9-en 10-en 12-n 20-on 30-on 40-en 50-en 60-on 70-en 80-on
        90-en 100-on
    """,
    "all": """
        0-hoz 1-hez 2-höz 3-hoz 4-hez 5-höz 6-hoz 7-hez 8-hoz 9-hez 10-hez 12-höz 20-hoz 30-hoz 40-hez
        50-hez 60-hoz 70-hez 80-hoz 90-hez 100-hoz
    """,
    "sub": """
        0-ra 1-re 2-re 3-ra 4-re 5-re 6-ra 7-re 8-ra 9-re 10-re 12-re 20-ra 30-ra 40-re 50-re 60-ra 70-re
        80-ra 90-re 100-ra
    """,
    "times": """
        0-szor 1-szer 2-ször 3-szor 4-szer 5-ször 6-szor 7-szer 8-szor 9-szer 10-szer 12-ször 20-szor
        30-szor 40-szer 50-szer 60-szor 70-szer 80-szor 90-szer 100-szor
    """,
    "adj": """
        0-s 1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 12-es 20-as 30-as 40-es 50-es 60-as 70-es
        80-as 90-es 100-as
    """,
}
NUMBERS = (*range(11), 12, 20, 30, 40, 50, 60, 70, 80, 90, 100)


@pytest.mark.parametrize("case", ENDINGS)
def test_hungarian_endings(case: str) -> None:
    speaker = shelf.real_speaker("hu")
    assert [speaker.phrase(Number(one), case=case) for one in NUMBERS] == ENDINGS[case].split()


@pytest.mark.parametrize(
    ("tag", "number", "case", "said"),
    [
        ("hu", 1000, "ins", "1000-rel"),
        ("hu", 10_000, "ins", "10\u00a0000-rel"),
        ("hu", 1_000_000, "ins", "1\u00a0000\u00a0000-val"),
        ("hu", 5, "ordinal", "5."),
        ("en", 1, "ordinal", "1st"),
        ("en", 12, "ordinal", "12th"),
        ("en", 23, "ordinal", "23rd"),
        ("en", 1000, "nom", "1,000"),
        ("fr", 1, "ordinal", "1er"),
        ("fr", 2, "ordinal", "2e"),
        ("fr", 2, "times", "2\u00a0fois"),
        ("fr", 1000, "nom", "1\u202f000"),
        ("zh_Hant", 2, "times", "2次"),
        ("zh_Hant", 3, "ordinal", "第3"),
        ("en", -3, "nom", "\u22123"),
    ],
)
def test_number(tag: str, number: int, case: str, said: str) -> None:
    assert shelf.real_speaker(tag).phrase(Number(number), case=case) == said


@pytest.mark.parametrize(
    ("tag", "categories"), [("en", "other one other"), ("hu", "other one other"), ("fr", "one one other")]
)
def test_plural_categories(tag: str, categories: str) -> None:
    assert [shelf.real(tag).cldr.plural(one) for one in (0, 1, 2)] == categories.split()
