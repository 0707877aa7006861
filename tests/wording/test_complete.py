"""What a locale lacks is found before a book is made."""

from __future__ import annotations

from pathlib import Path

from rulekit.document.sentence import Icon, Name, Noun, Number, Prose, Sentence
from rulekit.wording import Speaker
from rulekit.wording.complete import lexicon_gaps, missing, parts_of, prose_gaps
from tests.wording import shelf


def gaps(speaker: Speaker) -> list[tuple[str, str]]:
    return [(one.code, one.message) for one in lexicon_gaps(speaker.locale, speaker.lexicon)]


def test_parts_are_walked() -> None:
    food, klaus = Noun("food"), Name("Klaus")
    icon = Icon("bread", food)
    prose = Prose("take", {"who": klaus})
    whole = Sentence("names", {"items": (klaus, Number(3), icon)})
    assert list(parts_of((whole, prose, food))) == [whole, klaus, icon, food, prose, klaus, food]


def test_missing(tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path)
    things = (
        Sentence("gain", {"amount": Sentence("some", {"count": Number(1), "noun": Noun("food")})}),
        Sentence("plus", {"left": Sentence("you"), "right": Noun("stone")}),
        Prose("story"),
        Prose("take", {"food": Noun("food"), "n": Number(1)}),
    )
    found = missing(speaker.locale, speaker.lexicon, things)
    assert sorted({(one.code, one.message) for one in found}) == [
        ("RK0501", "the locale `test` has no sentence `plus`"),
        ("RK0501", "the locale `test` has no sentence `you`"),
        ("RK0502", "the locale `test` has no word for `stone` (things)"),
        ("RK0504", "the locale `test` has no text for `story`"),
    ]


def test_words_lack_what_their_role_needs(tmp_path: Path) -> None:
    lexicon = """
[things]
food = { singular = "food", pulral = "foods" }
alpha = { singular = "alpha", plural = "b", verbs = { gain = "eat" } }
"""
    assert gaps(shelf.speaker(tmp_path, games__pig_dot_toml=lexicon)) == [
        ("RK0512", "the word for `food` (things) in the locale `test` has an unknown form `pulral`"),
        ("RK0503", "the word for `food` (things) in the locale `test` has no form `gender`"),
        ("RK0503", "the word for `food` (things) in the locale `test` has no form `plural`"),
        ("RK0506", "the locale `test` has no verb `eat`"),
    ]


def test_texts_lack_what_the_source_has(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr ""\n\n'
    source = head + "".join(f'msgctxt "{key}"\nmsgid "x"\nmsgstr "{{food}} {{n}}"\n\n' for key in "abcd")
    target = head + "".join(
        f'msgctxt "{key}"\nmsgid "x"\nmsgstr "{text}"\n\n'
        for key, text in {
            "a": "{n:times} {food:plural.the}",
            "b": "{food:acc} {n}",
            "c": "{foot} {food} {n}",
            "e": "x",
        }.items()
    )
    ours = shelf.speaker(tmp_path / "ours", games__pig_dot_po=target)
    theirs = shelf.speaker(tmp_path / "theirs", games__pig_dot_po=source)
    found = prose_gaps(ours.locale, ours.lexicon, theirs.lexicon)
    assert [(one.code, one.message) for one in found] == [
        ("RK0505", "the text `b` of the locale `test` has the placeholder `{food:acc}` that nothing fills"),
        ("RK0505", "the text `c` of the locale `test` has the placeholder `{foot}` that nothing fills"),
        ("RK0504", "the locale `test` has no text for `d`"),
    ]


def test_a_text_may_not_leave_out_a_placeholder(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr ""\n\nmsgctxt "a"\nmsgid "x"\n'
    ours = shelf.speaker(tmp_path / "ours", games__pig_dot_po=head + 'msgstr "{n}"\n')
    theirs = shelf.speaker(tmp_path / "theirs", games__pig_dot_po=head + 'msgstr "{food} {n}"\n')
    (found,) = prose_gaps(ours.locale, ours.lexicon, theirs.lexicon)
    assert (found.code, found.message) == (
        "RK0505",
        "the text `a` of the locale `test` leaves out the placeholder `{food}`",
    )


def test_an_unclosed_brace_is_found(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr ""\n\nmsgctxt "a"\nmsgid "x"\n'
    ours = shelf.speaker(tmp_path / "ours", games__pig_dot_po=head + 'msgstr "{n"\n')
    theirs = shelf.speaker(tmp_path / "theirs", games__pig_dot_po=head + 'msgstr "{n}"\n')
    (found,) = prose_gaps(ours.locale, ours.lexicon, theirs.lexicon)
    assert found.code == "RK0508"
