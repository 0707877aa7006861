"""Hungarian: sentences as a Hungarian reader expects them, and none that breaks when nested."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from rulekit.document.sentence import Noun, Number, Sentence
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
    hu_book,
    hu_conditions,
    hu_effects,
    hu_rules,
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
)
from tests.locales.nesting import (
    BUILDER,
    DIE,
    FOOD,
    GOOD,
    IT,
    MONUMENT,
    POINT,
    RELIGION,
    YOU,
    a_set,
    adjective,
    have_count,
    nested,
    s,
    some,
    that,
    transfer,
    yours,
)
from tests.system.tools import needs
from tests.wording import shelf

TAG = "hu"
CASES = (
    *hu_rules.CASES,
    *hu_conditions.CASES,
    *hu_effects.CASES,
    *hu_book.CASES,
    *links.cases("hu"),
    *maps.cases("hu"),
    *rows.cases("hu"),
    *two_things.cases("hu"),
    *able_said.cases("hu"),
    *moving.cases("hu"),
    *balanced.cases("hu"),
    *covered.cases("hu"),
    *in_one.cases("hu"),
    *by_players.cases("hu"),
    *as_one_says.cases("hu"),
    *forgotten.cases("hu"),
    *in_the_box.cases("hu"),
    *retold.cases("hu"),
    *rolled.cases("hu"),
    *drawing.cases("hu"),
    *leaving.cases("hu"),
    *lying.cases("hu"),
    *sown.cases("hu"),
    *firsts.cases("hu"),
    *written.cases("hu"),
)
LIST = Path(__file__).parents[2] / "docs" / "reference" / "sentences.md"
VOWEL = "aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ"
# What no sentence may hold: a gap, two blanks, a blank before a mark, marks that meet, the other article.
BROKEN = re.compile(
    rf"⟨|  | [.,;:!?)]|\( |[,;:]\s*[.,;:]|\b[Aa] [„»]?([{VOWEL}5]|1(?!\d))"
    rf"|\b[Aa]z [„»]?(?![{VOWEL}15])\w|\b[Aa]z 1\d\b"
)
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
NAMES = {"Petra", "Cili", "Dani", "Pig", "Scarne", "greedy", "rulekit"}
"""What a dictionary need not know."""

OWNER = s("attribute", noun=BUILDER, of=that("monument"))
AGAIN = s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die"))))
SHOWN = a_set(DIE, "all", s("shows", who=IT, face=Noun("plunder", "faces")))
FORMS: tuple[tuple[str, Sentence, dict[str, object]], ...] = (
    ("Kap 3 ételt.", transfer("gain", some(3)), {"person": "they"}),
    ("Elveszíti az összes áruját.", transfer("lose", s("all", noun=GOOD)), {"person": "they"}),
    ("Elveszítheted az összes árudat.", transfer("lose", s("all", noun=GOOD)), {"mood": "may"}),
    ("Elveszítheti az összes áruját.", transfer("lose", s("all", noun=GOOD)), {"person": "they", "mood": "may"}),
    ("Nem kap ételt.", transfer("gain", some(0)), {"person": "they"}),
    ("Választhatsz egy dobókockát, majd újradobhatod.", AGAIN, {"mood": "may"}),
    ("Választ egy dobókockát, majd újradobja.", AGAIN, {"person": "they"}),
    ("Választhat egy dobókockát, majd újradobhatja.", AGAIN, {"person": "they", "mood": "may"}),
    ("Legfeljebb 2-ször dobhatja újra.", s("may", times=Number(2), body=s("reroll", thing=IT)), {"person": "they"}),
    (
        "Félreteszi ezt a dobókockát.",
        s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        {"person": "they"},
    ),
    (
        "Legfeljebb 5-ször teheted félre ezt a dobókockát.",
        s("may", times=Number(5), body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))),
        {},
    ),
    ("Kiválasztja az összes Zsákmányt mutató dobókockát.", s("choose", set=SHOWN), {"person": "they"}),
    (
        "Annyi pontot kap, ahány étele van.",
        transfer("gain", s("as_many", noun=POINT, of=False, value=yours(FOOD))),
        {"person": "they"},
    ),
    (
        "Minden alkotásáért kap 1 pontot.",
        transfer("gain", some(1, POINT), each=a_set(MONUMENT, "each", mine=True)),
        {"person": "they"},
    ),
    ("Ennek az alkotásnak ő lesz az első építője.", s("becomes", thing=OWNER, value=YOU), {"person": "they"}),
    (
        "Ha ennek az alkotásnak te vagy az első építője, kapsz 5 pontot.",
        s("if", condition=s("compare", left=OWNER, op="is", right=YOU), body=transfer("gain", some(5, POINT))),
        {},
    ),
    (
        "Ha ennek az alkotásnak nem ő az első építője, kap 1 pontot.",
        s("if", condition=s("compare", left=OWNER, op="is_not", right=YOU), body=transfer("gain", some(1, POINT))),
        {"person": "they"},
    ),
    (
        "Ha 5-nél kevesebb étele van, kap 1 ételt.",
        s("if", condition=s("not", condition=have_count(YOU, "at_least", 5, FOOD)), body=transfer("gain", some(1))),
        {"person": "they"},
    ),
    (
        "Ha nincs meg a Vallás, vagy nincs ételed, a játék véget ér.",
        s(
            "if",
            condition=s(
                "not",
                condition=s("and", items=(s("have", who=YOU, thing=RELIGION), have_count(YOU, "more_than", 0, FOOD))),
            ),
            body=s("game_ends"),
        ),
        {},
    ),
    (
        "Ha van olyan játékban lévő alkotás, amelynek nincs első építője, a játék véget ér.",
        s(
            "if",
            condition=s(
                "not",
                condition=s(
                    "every",
                    set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
                    condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=s("nobody")),
                ),
            ),
            body=s("game_ends"),
        ),
        {},
    ),
    (
        "Az áruk felső határa 1 helyett 10.",
        s("override", noun=Noun("goods_limit", "numbers"), value=Number(10), instead=Number(1)),
        {},
    ),
)


@cache
def every_sentence() -> tuple[str, ...]:
    """Every statement in every block, in all forms, each text once."""
    speaker = shelf.real_speaker(TAG)
    said = dict.fromkeys(speaker.sentence(tree, **form) for tree, form in nested())
    assert list(speaker.report) == []
    return tuple(said)


@cache
def every_document() -> str:
    """All documents of the game with each of its variants."""
    texts: list[str] = []
    for variant in ("", "trading", "long_winter", "edition_2024"):
        checked = load_game(shelf.GAME, [variant] if variant else [])
        for kind in ("rulebook", "card", "sheet"):
            speaker = speaker_for(checked, TAG)
            worded = speaker.document(compose_document(checked, kind, texts_of(checked, speaker)))
            texts.append(markdown.write(worded, speaker.typography(), {}))
            assert list(speaker.report) == []
    return "\n".join(texts)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_sentence(text: str, tree: Sentence) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree) == text
    assert list(speaker.report) == []


@pytest.mark.parametrize(("text", "tree", "form"), FORMS, ids=[text for text, _, _ in FORMS])
def test_sentence_in_a_form(text: str, tree: Sentence, form: dict[str, object]) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree, **form) == text
    assert list(speaker.report) == []


def test_every_sentence_of_the_list_was_read() -> None:
    rows = re.findall(r"^\| (`.*?) \|", LIST.read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    forms = {"person", "mood", "case", "relative", "told"}
    read = {one.name for one in parts_of(tree for _, tree in CASES) if isinstance(one, Sentence)}
    assert listed - forms - read == set()


def test_nothing_breaks_when_nested() -> None:
    assert [text for text in every_sentence() if BROKEN.search(text)] == []


def test_game_is_said_whole() -> None:
    assert "⟨" not in every_document()


@needs("hunspell")
def test_dictionary_knows_every_word() -> None:
    texts = "\n".join((*every_sentence(), *(text for text, _ in CASES), *(text for text, _, _ in FORMS)))
    words = sorted(set(WORD.findall(re.sub(r"\d+%?-\w+", "", texts))))
    found = subprocess.run(
        ("hunspell", "-i", "utf-8", "-d", "hu_HU", "-l"),
        input="\n".join(words),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert len(words) > 300  # that something was looked up at all
    assert set(found.stdout.split()) - NAMES == set()
