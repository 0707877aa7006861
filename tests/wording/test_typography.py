"""Marks and spaces of each language; putting them right twice changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from tests.wording import shelf

CASES = [
    ("en", "gain  3\n food , then  'stop'...", "gain 3 food, then ’stop’…"),
    ("en", "2-4 players", "2–4 players"),
    ("hu", "kapsz 3 ételt , majd 2-4 kört...", "kapsz 3 ételt, majd 2–4 kört…"),
    ("hu", "5-tel", "5-tel"),
    ("fr", "Choisissez : l'or; bois!  Et?", "Choisissez\u00a0: l’or\u202f; bois\u202f! Et\u202f?"),
    ("fr", "«Construction» et « Fin »", "«\u202fConstruction\u202f» et «\u202fFin\u202f»"),
    ("fr", "gagnez 3 villes", "gagnez 3\u00a0villes"),
    ("fr", "Quoi ?!", "Quoi\u202f?!"),
    ("zh_Hant", "獲得 3 個 食物, 然後 擲 2 顆骰子.", "獲得3個食物，然後擲2顆骰子。"),
    ("zh_Hant", "選擇一項 : 城市 (未完成)", "選擇一項：城市（未完成）"),
    ("zh_Hant", "1,000 分", "1,000分"),
    ("zh_Hant", "由 Matt Leacock 設計", "由Matt Leacock設計"),
    ("zh_Hant", "「城市」 , 好 ?", "「城市」，好？"),
]


@pytest.mark.parametrize(("tag", "text", "polished"), CASES)
def test_polish(tag: str, text: str, polished: str) -> None:
    assert shelf.real(tag).marks.polish(text) == polished


WORDS = st.sampled_from(["a", "él", "3", "12", "城市", "食物", "x1", "「城」"])
BETWEEN = st.sampled_from(
    [" ", "  ", "\n", ", ", " , ", ". ", ": ", " : ", "; ", "! ", " ?", " (", ") ", "-", "...", "'", " « ", " » "]
)


@pytest.mark.parametrize("tag", shelf.TAGS)
@given(pieces=st.lists(st.tuples(WORDS, BETWEEN), max_size=8))
def test_polishing_twice_is_polishing_once(tag: str, pieces: list[tuple[str, str]]) -> None:
    marks = shelf.real(tag).marks
    once = marks.polish("".join(word + mark for word, mark in pieces))
    assert marks.polish(once) == once


@pytest.mark.parametrize(
    ("tag", "text", "quoted"),
    [
        ("en", "a “b” c", "“a ‘b’ c”"),
        ("hu", "a „b” c", "„a »b« c”"),
        ("fr", "a", "«\u202fa\u202f»"),
        ("zh_Hant", "甲「乙」丙", "「甲『乙』丙」"),
    ],
)
def test_quotes_nest(tag: str, text: str, quoted: str) -> None:
    assert shelf.real(tag).marks.quote(text) == quoted


@pytest.mark.parametrize(
    ("tag", "text", "sentence"),
    [
        ("en", "“end” it", "“End” it."),
        ("hu", "áru", "Áru."),
        ("fr", "à vous:", "À vous:"),
        ("zh_Hant", "獲勝", "獲勝。"),
    ],
)
def test_capital_and_stop(tag: str, text: str, sentence: str) -> None:
    marks = shelf.real(tag).marks
    assert marks.end(marks.begin(text)) == sentence


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_pages_can_be_set(tag: str) -> None:
    page = shelf.real(tag).typography()
    assert page.labels.of_table(3).replace("\u00a0", " ") in {"Table 3", "3. táblázat", "Tableau 3", "表 3"}
    assert page.labels.of_boxes(5, 2)


@pytest.mark.parametrize(
    ("tag", "joint", "text"),
    [
        ("en", "and", "A, B, and C"),
        ("en", "or", "A, B, or C"),
        ("hu", "and", "A, B és C"),
        ("hu", "or", "A, B vagy C"),
        ("fr", "and", "A, B et C"),
        ("fr", "or", "A, B ou C"),
        ("zh_Hant", "and", "A、B和C"),
        ("zh_Hant", "or", "A、B或C"),
    ],
)
def test_lists(tag: str, joint: str, text: str) -> None:
    assert shelf.real(tag).marks.polish(shelf.real(tag).cldr.items(["A", "B", "C"], joint)) == text


@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_has_a_number_begins_like_a_sentence(tag: str) -> None:
    marks = shelf.real(tag).marks
    assert marks.ended("")
    assert marks.ended("one (1)")
    assert not marks.ended("one:")
