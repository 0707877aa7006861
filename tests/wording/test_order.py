"""Words stand in the order that ICU has for their language, by the data of CLDR."""

from __future__ import annotations

from typing import Any

import pytest

import rulekit
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import locale, speaker_for
from tests.wording.strokes import path, strokes

icu: Any = pytest.importorskip("icu", reason="ICU is not here (the extra `proof` brings it where there is a wheel)")

WORDS = {
    "en": ("Æsir", "aft", "zoo", "apple", "oeuvre", "œuvre"),
    "fr": ("cœur", "coda", "cof", "œuf", "offre", "odeur", "élan", "Étape", "eau", "ça", "cadre", "âge", "ail"),
    "hu": (
        *("hosszú", "hosszabb", "hoszt", "meggy", "megye", "asszony", "aszal", "ásó", "ász", "az", "cukor", "csap"),
        *("dzsem", "dz", "dza", "ezüst", "lyuk", "luk", "lusta", "ól", "öl", "ő", "nyúl", "nulla", "tyúk", "tulipán"),
        *("zseb", "zab", "könnyű", "könyv", "konty", "konttyal", "újabb", "űr", "ür", "úr", "gyár", "gzs"),
    ),
    "zh_Hant": ("資源", "事件", "帝國", "人", "一", "軍隊", "堡壘", "階段", "工人", "工具", "10個", "2個", "X"),
}


def collator(tag: str) -> Any:  # noqa: ANN401  # of a library without types
    """What ICU sorts by: numbers by their value, blanks and hyphens as nothing."""
    made = icu.Collator.createInstance(icu.Locale(tag))
    made.setAttribute(icu.UCollAttribute.NUMERIC_COLLATION, icu.UCollAttributeValue.ON)
    made.setAttribute(icu.UCollAttribute.ALTERNATE_HANDLING, icu.UCollAttributeValue.SHIFTED)
    made.setStrength(icu.Collator.PRIMARY)
    return made


@pytest.mark.parametrize("tag", rulekit.locales())
def test_words_are_sorted_as_by_icu(tag: str) -> None:
    speaker = speaker_for(load_game("history_of_the_world"), tag)
    named = {one.texts.get(speaker.lexicon.base, "") for one in speaker.lexicon.entries.values()}
    found = sorted({*WORDS.get(tag, ()), *(one for one in named if one and "{" not in one)})
    theirs = collator(tag)
    keys = [(locale(tag).order.key(one), one) for one in found]
    assert [one for _, one in sorted(keys)] == sorted(found, key=lambda one: (theirs.getSortKey(one), one))


def test_the_strokes_are_those_of_icu() -> None:
    """As far as the table goes: another version of CLDR may have moved some character."""
    assert path().read_text("utf-8") == strokes()
