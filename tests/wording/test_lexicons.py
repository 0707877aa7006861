"""Every locale has a word for everything, every word has its forms, and dictionaries know the forms."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Iterator

import pytest

from rulekit.wording.complete import lexicon_gaps, prose_gaps
from rulekit.wording.forms import MissingForm
from rulekit.wording.functions import Desk, functions
from rulekit.wording.lexicon import kind_of
from tests.wording import shelf

DICTIONARIES = {"hu": "hu_HU", "fr": "fr_FR"}
UNKNOWN = {"Petra", "Cili", "Dani", "Jim", "Quentin", "Rita", "Roll", "Through", "the", "Ages", "es"}
"""Names, which a dictionary need not know, and what is left of "2024-es"."""

WORD = re.compile(r"[^\W\d_]+(?:[-’][^\W\d_]+)*")
GAP = re.compile(r"[\w-]*\{[^}]*\}[\w-]*")

MOODS = {"en": ("do", "tell", "may", "must", "bare", "past", "ing")}


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_no_word_lacks_anything(tag: str) -> None:
    assert lexicon_gaps(shelf.real(tag), shelf.real_lexicon(tag)) == ()


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_no_text_lacks_anything(tag: str) -> None:
    assert prose_gaps(shelf.real(tag), shelf.real_lexicon(tag), shelf.real_lexicon("en")) == ()


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_same_words_everywhere(tag: str) -> None:
    """Counting units are the one thing that only some languages need."""
    ours = {(one.role, one.term) for one in shelf.real_lexicon(tag)} - {("things", "unit")}
    assert ours == {(one.role, one.term) for one in shelf.real_lexicon("en")}


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_words_that_refer_to_others_find_them(tag: str) -> None:
    words = shelf.real_lexicon(tag)
    referred = [one.features[name] for one in words for name in ("kind", "unit") if name in one.features]
    assert [one for one in referred if words.find(str(one), "things") is None] == []


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_every_verb_is_there_and_can_be_said(tag: str) -> None:
    speaker = shelf.real_speaker(tag)
    verb = functions(Desk(speaker))["verb"]
    moods = MOODS.get(tag, ("do", "tell", "may", "must", "bare"))
    said = [
        verb(name, mood=mood, person=person, negated=negated)
        for name in speaker.locale.verbs
        for mood in moods
        for person in ("you", "they")
        for negated in (False, True)
    ]
    assert all(said)
    assert list(speaker.report) == []
    own = {"be", "own"}  # languages say being and having differently
    assert set(speaker.locale.verbs) >= set(shelf.real("en").verbs) - own  # their nouns may want verbs of their own


def forms(tag: str) -> Iterator[str]:
    """Every form that can be asked of every word; those that are missing are other tests' business."""
    locale = shelf.real(tag)
    for entry in shelf.real_lexicon(tag):
        paradigm = locale.paradigms[kind_of(entry.role)]
        yield from entry.texts.values()
        if entry.role in {"things", "faces", "adjectives"}:
            steps = [("", *filter(None, values.values())) for values in paradigm.ask.values()]
            for path in itertools.product(*steps):
                try:
                    yield paradigm.inflect(entry, ".".join(filter(None, path)))
                except MissingForm:
                    continue
    verb = functions(Desk(shelf.real_speaker(tag)))["verb"]
    for name, mood, person, negated in itertools.product(
        locale.verbs, ("do", "tell", "may", "must", "bare", "past"), ("you", "they"), (False, True)
    ):
        objects = tag == "hu" and name not in {"have", "lack", "become"}  # these take none
        for one in (False, True) if objects else (False,):
            text = str(verb(name, mood=mood, person=person, negated=negated, definite=one))
            if "⟨" not in text:
                yield text


@pytest.mark.parametrize("tag", DICTIONARIES)
def test_dictionaries_know_every_form(tag: str) -> None:
    words = {word for text in forms(tag) for word in WORD.findall(GAP.sub("", text))}
    found = subprocess.run(
        ("hunspell", "-i", "utf-8", "-d", DICTIONARIES[tag], "-l"),
        input="\n".join(sorted(words)),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert len(words) > 300  # that something was looked up at all
    assert sorted(set(found.stdout.split()) - UNKNOWN) == []


@pytest.mark.parametrize("tag", shelf.TAGS)
def test_authored_texts_are_said(tag: str) -> None:
    assert {"introduction", "setup.1", "trading.why", "long_winter.why"} <= set(shelf.real_lexicon(tag).prose)


def test_chinese_is_traditional() -> None:
    from opencc import OpenCC  # noqa: PLC0415 -- reads its dictionaries when it is imported

    convert = OpenCC("s2tw").convert
    lexicon = shelf.real_lexicon("zh_Hant")
    texts = [text for one in lexicon for text in one.texts.values()] + [*lexicon.prose.values()]
    right = {"萬里長城"}  # a mile, not the inside, which it would make of it
    assert [text for text in texts if not any(one in text for one in right) and convert(text) != text] == []
