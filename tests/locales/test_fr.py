"""French: sentences as a player expects them, and none that breaks when nested."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulekit.document.sentence import Sentence
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
    fr_book,
    fr_conditions,
    fr_effects,
    fr_rules,
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
from tests.locales.nesting import nested
from tests.system.tools import ask, needs
from tests.wording import shelf

TAG = "fr"
CASES = (
    *fr_rules.CASES,
    *fr_conditions.CASES,
    *fr_effects.CASES,
    *fr_book.CASES,
    *links.cases("fr"),
    *maps.cases("fr"),
    *rows.cases("fr"),
    *two_things.cases("fr"),
    *able_said.cases("fr"),
    *moving.cases("fr"),
    *balanced.cases("fr"),
    *covered.cases("fr"),
    *in_one.cases("fr"),
    *by_players.cases("fr"),
    *as_one_says.cases("fr"),
    *forgotten.cases("fr"),
    *in_the_box.cases("fr"),
    *retold.cases("fr"),
    *rolled.cases("fr"),
    *drawing.cases("fr"),
    *leaving.cases("fr"),
    *lying.cases("fr"),
    *sown.cases("fr"),
    *firsts.cases("fr"),
    *written.cases("fr"),
)
LIST = Path(__file__).parents[2] / "docs" / "reference" / "sentences.md"
# What no sentence may hold: gaps, words that should have run together, marks that meet, words said twice.
BROKEN = re.compile(
    r"⟨| {2}|\bde les?\b|\bà les?\b|\bsi ils?\b|\b(?:que|de) (?:il|elle|une?|aucune?|autant)\b"
    r"|\b[ldn]’[^aeéèêhiîoôuyAEÉÈÊHIÎOÔUY]|\b(?:le|la|ne|de|que) [aeiouéèê]|[,;:] *[,;:.]|\(\)|’ "
    r"|\bvous vous\b|\bpuis après\b|\b(\w{2,}) \1\b"
)
# Blanks as French sets them, with a plain one for those that don't break.
BLANKS = str.maketrans("\u00a0\u202f", "  ")
# Names of games, people and tools, which no dictionary has.
FOREIGN = {"rulekit", "greedy", "Pig", "Scarne"}


@cache
def every_sentence(person: str) -> tuple[str, ...]:
    """Every statement in every block, in all forms of a person, each text once."""
    speaker = shelf.real_speaker(TAG)
    said = dict.fromkeys(speaker.sentence(tree, **form) for tree, form in nested() if form["person"] == person)
    assert list(speaker.report) == []
    return tuple(said)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_sentence(text: str, tree: Sentence) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree).translate(BLANKS) == text
    assert list(speaker.report) == []


def test_blanks_before_marks_do_not_break() -> None:
    speaker = shelf.real_speaker(TAG)
    step = Sentence("skip", {"step": next(tree for _, tree in CASES if tree.name == "skip").step})
    assert speaker.sentence(step) == "Sautez l’étape «\u202fAlimenter les villes\u202f»."
    said = "\n".join(speaker.sentence(tree) for _, tree in CASES)
    assert not re.search(r" [:;!?»]|« |\d [a-zéè]", said)


def test_every_sentence_of_the_list_was_read() -> None:
    rows = re.findall(r"^\| (`.*?) \|", LIST.read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    forms = {"person", "mood", "case", "relative", "told"}
    read = {one.name for one in parts_of(tree for _, tree in CASES) if isinstance(one, Sentence)}
    assert listed - forms - read == set()


@pytest.mark.parametrize("person", ["you", "they"])
def test_nothing_breaks_when_nested(person: str) -> None:
    assert [text for text in every_sentence(person) if BROKEN.search(text.translate(BLANKS))] == []


@needs("hunspell")
def test_every_word_is_in_the_dictionary() -> None:
    texts = "\n".join((*every_sentence("you"), *every_sentence("they"), *(text for text, _ in CASES)))
    assert {one.rstrip(".") for one in ask("hunspell", "-d", "fr_FR", "-l", text=texts).split()} <= FOREIGN


@needs("grammalecte-cli")
def test_grammar_checker_finds_nothing(tmp_path: Path) -> None:
    # What "il" does stands behind a name; that is said in the sentences with "vous" around it, too.
    speaker = shelf.real_speaker(TAG)
    told = [*(speaker.sentence(tree) for _, tree in CASES), *every_sentence("you")[::20]]
    page = tmp_path / "page.txt"
    page.write_text("\n\n".join(told), "utf-8")
    assert re.findall(r"^\* .*$", ask("grammalecte-cli", "-owe", "-f", str(page)), re.MULTILINE) == []


@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet"])
@pytest.mark.parametrize("variant", ["", "trading", "long_winter", "edition_2024"])
def test_game_is_said_whole(kind: str, variant: str) -> None:
    checked = load_game(shelf.GAME, [variant] if variant else [])
    speaker = speaker_for(checked, TAG)
    worded = speaker.document(compose_document(checked, kind, texts_of(checked, speaker)))
    text = markdown.write(worded, speaker.typography(), {})
    assert list(speaker.report) == []
    assert "⟨" not in text
