"""Traditional Chinese: sentences as a reader in Taiwan expects them, and none that breaks when nested."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import autocorrect_py
import opencc
import pytest

from rulekit.document.sentence import Name, Noun, Number, Sentence
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.formats import markdown
from rulekit.wording.complete import parts_of
from tests.locales import (
    able_said,
    as_one_says,
    balanced,
    by_players,
    covered,
    drawing,
    firsts,
    forgotten,
    in_one,
    in_the_box,
    leaving,
    links,
    lying,
    maps,
    moving,
    retold,
    rolled,
    rows,
    sown,
    two_things,
    written,
    zh_hant_book,
    zh_hant_effects,
    zh_hant_rules,
)
from tests.locales.nesting import nested, s
from tests.wording import shelf

TAG = "zh_Hant"
CASES = (
    *zh_hant_rules.CASES,
    *zh_hant_effects.CASES,
    *zh_hant_book.CASES,
    *links.cases("zh_Hant"),
    *maps.cases("zh_Hant"),
    *rows.cases("zh_Hant"),
    *two_things.cases("zh_Hant"),
    *able_said.cases("zh_Hant"),
    *moving.cases("zh_Hant"),
    *balanced.cases("zh_Hant"),
    *covered.cases("zh_Hant"),
    *in_one.cases("zh_Hant"),
    *by_players.cases("zh_Hant"),
    *as_one_says.cases("zh_Hant"),
    *forgotten.cases("zh_Hant"),
    *in_the_box.cases("zh_Hant"),
    *retold.cases("zh_Hant"),
    *rolled.cases("zh_Hant"),
    *drawing.cases("zh_Hant"),
    *leaving.cases("zh_Hant"),
    *lying.cases("zh_Hant"),
    *sown.cases("zh_Hant"),
    *firsts.cases("zh_Hant"),
    *written.cases("zh_Hant"),
)
LIST = Path(__file__).parents[2] / "docs" / "reference" / "sentences.md"
# What no sentence may hold: a gap, a blank, half-width marks, marks that meet, words that are said twice.
BROKEN = re.compile(r"⟨|\s|[,;:!?()]|[，、；：]{2}|[，、：]。|。。|的的|可以可以|你你|你可以你|可以若|則則")
# Blanks beside digits are the font's work here; the other rules of the corrector are kept.
OFF = ("space-word", "space-punctuation", "space-bracket", "space-backticks", "space-dash", "space-dollar")
ON = ("fullwidth", "no-space-fullwidth", "halfwidth-word", "halfwidth-punctuation")
RULES = json.dumps({"rules": dict.fromkeys(OFF, 0) | dict.fromkeys(ON, 1)})
# Characters that are both traditional and a simplified spelling of another one: 萬里; or as they are written today: 吃.
SHARED = set("里岩干群占征台合吃")


@cache
def every_sentence() -> tuple[str, ...]:
    """Every statement in every block, in all forms, each text once."""
    speaker = shelf.real_speaker(TAG)
    said = dict.fromkeys(speaker.sentence(tree, **form) for tree, form in nested())
    assert list(speaker.report) == []
    return tuple(said)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_sentence(text: str, tree: Sentence) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree) == text
    assert list(speaker.report) == []


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("given", "志明在尖位上有1枚棋子，尖位上有2枚棋子。"),
        ("then", "志明現在尖位上有1枚棋子，尖位上有2枚棋子。"),
    ],
)
def test_who_has_pieces_on_places_has_them_there(told: str, said: str) -> None:
    speaker = speaker_for(load_game("backgammon"), TAG)
    lie = tuple(s("some_of", count=Number(one), noun=Noun("checker"), of=Noun("point")) for one in (1, 2))
    assert speaker.sentence(s("holds", who=Name("Jim"), amounts=lie, items=(), told=told)) == said
    assert list(speaker.report) == []


def test_every_sentence_of_the_list_was_read() -> None:
    rows = re.findall(r"^\| (`.*?) \|", LIST.read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    forms = {"person", "mood", "case", "relative", "told"}
    read = {one.name for one in parts_of(tree for _, tree in CASES) if isinstance(one, Sentence)}
    assert listed - forms - read == set()


def test_nothing_breaks_when_nested() -> None:
    assert [text for text in every_sentence() if BROKEN.search(text)] == []


def test_correctors_find_nothing() -> None:
    texts = "\n".join(said := (*every_sentence(), *(text for text, _ in CASES)))
    autocorrect_py.load_config(RULES)  # type: ignore[attr-defined]  # its stub leaves the function out
    # One by one: how much it reads at once is bounded.
    assert [line.old for one in said for line in autocorrect_py.lint_for(one, "text").lines] == []
    to_traditional = opencc.OpenCC("s2t")
    assert {one for one in set(texts) if to_traditional.convert(one) != one} <= SHARED


@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet"])
@pytest.mark.parametrize("variant", ["", "trading", "long_winter", "edition_2024"])
def test_game_is_said_whole(kind: str, variant: str) -> None:
    checked = load_game(shelf.GAME, [variant] if variant else [])
    speaker = speaker_for(checked, TAG)
    worded = speaker.document(compose_document(checked, kind, texts_of(checked, speaker)))
    text = markdown.write(worded, speaker.typography(), {})
    assert list(speaker.report) == []
    assert "⟨" not in text
