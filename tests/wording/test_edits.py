"""Whatever stands in a PO file: it is printed, refused or left alone, and nothing that it holds is carried out."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from time import process_time

import attrs
import pytest
from babel.messages.pofile import escape
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit.document.gaps import gaps_of
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.source import Source
from rulekit.wording.edits import Edit, context_of, joined, read_edits, said_alike
from rulekit.wording.po import read_messages
from rulekit.wording.po_file import Entry, written
from rulekit.wording.scribe import Scribe
from rulekit.wording.speaker import Speaker
from tests.sharing import examples

GAME = "roll_through_the_ages"
PIECES = (
    "{",
    "}",
    "{{",
    "}}",
    "{1}",
    "{1 food}",
    "{food",
    ":acc",
    ":plural",
    "!r",
    "[0]",
    ".x",
    ":{1}",
    "2",
    " ",
    "ő",
    "\n",
)
"""What wordings are made of, right and wrong."""


def gain(count: int, term: str = "food") -> Sentence:
    return Sentence("gain", {"amount": Sentence("some", {"count": Number(count), "noun": Noun(term)})})


@cache
def scribe(tag: str) -> Scribe:
    plain = speaker_for(load_game(GAME), tag)
    return Scribe(plain.locale, plain.lexicon)


def with_edits(tag: str, *entries: Entry) -> tuple[Speaker, list[str]]:
    """A speaker with the sentences of a PO file, and the codes of what is wrong in it."""
    edits, wrong = read_edits(Source("x.po", written("", entries)), tag)
    plain = scribe(tag)
    return Speaker(plain.locale, attrs.evolve(plain.lexicon, edits=edits)), [one.code for one in wrong]


def entry(tag: str, sentence: Sentence, text: str) -> Entry:
    proposal = scribe(tag).proposal(sentence)
    return Entry(context_of(gaps_of(sentence).key, proposal.bound), sentence.name, text)


def said(speaker: Speaker, sentence: Sentence) -> str:
    return "".join(getattr(one, "text", "") for one in speaker.line((sentence,)))


@examples(100)
@given(
    st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=8).map("".join), st.sampled_from(rulekit.locales())
)
def test_whatever_somebody_writes_is_printed_or_refused(text: str, tag: str) -> None:
    one = gain(3)
    source = f'msgctxt "{context_of(gaps_of(one).key, ("other",))}"\nmsgid "x"\nmsgstr {escape(text)}\n'
    try:
        edits, wrong = read_edits(Source("x.po", source), tag)
    except ValueError:
        return  # no PO file, which is told with the name of the file
    plain = scribe(tag)
    speaker = Speaker(plain.locale, attrs.evolve(plain.lexicon, edits=edits))
    page = said(speaker, one)
    assert {problem.code for problem in (*wrong, *speaker.report)} <= {"RK0505", "RK0516", "RK0523", "RK0529"}
    if wrong or not edits:
        assert page == said(plain, one)
    elif not speaker.report:
        assert "3" in page
        assert not any(sign in page for sign in "\x1b\u202e")


def test_a_word_with_a_gap_of_its_own_is_refused() -> None:
    """Only a sentence that is generated knows what to put into the gap of a word."""
    one = gain(3)
    speaker, _ = with_edits("en", entry("en", one, "Have {1 food}."))
    assert (said(speaker, one), [*speaker.report]) == ("Have 3 food.", [])
    word = speaker.lexicon.find("food", "things")
    assert word is not None
    gapped = attrs.evolve(word, texts={form: f"{text} of {{it}}" for form, text in word.texts.items()}, made={})
    words = {**speaker.lexicon.entries, ("things", "food"): gapped}
    speaker = Speaker(speaker.locale, attrs.evolve(speaker.lexicon, entries=words))
    assert "{" not in said(speaker, one)
    assert [(problem.code, "gap of their own" in problem.message) for problem in speaker.report] == [("RK0505", True)]


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_what_is_no_po_file_is_said_to_be_none(data: bytes) -> None:
    try:
        read_messages(data.decode("utf-8", "replace"))
    except ValueError:
        return


@pytest.mark.parametrize(
    "loose", ["msgstr The", "msgstr 'The'", 'msgstr "The', "msgid x", 'msgctxt x"', 'msgstr "a" b']
)
def test_a_text_without_quotes_is_told_with_its_line(loose: str) -> None:
    with pytest.raises(ValueError, match="in line 2, what stands behind"):
        read_messages(f"# words\n{loose}\n")


@pytest.mark.parametrize(
    "text",
    [
        "\n" * 1_000_000,
        " \n" * 300_000,
        "#~\n" * 300_000,
        "#: a\n" * 200_000,
        'msgctxt "a"\nmsgid "a"\nmsgstr "b"\n' * 5_000,
        'msgctxt "sentence:a:1"\nmsgid "a"\nmsgstr "' + "{" * 200_000 + '"\n',
        'msgctxt "sentence:a:1"\nmsgid "a"\nmsgstr ""\n' + '"{a}"\n' * 50_000,
    ],
    ids=["lines", "blanks", "obsolete", "places", "twice", "braces", "long"],
)
def test_no_file_takes_long(text: str) -> None:
    """A second of the processor for half a megabyte, where a quarter of an hour would be quadratic."""
    start = process_time()
    with suppress(ValueError):
        read_edits(Source("x.po", text), "en")
    assert process_time() - start < 3


@pytest.mark.parametrize(
    ("tag", "text", "printed"),
    [
        ("en", "Help yourself to {1 food}.", "Help yourself to 3 food."),
        ("hu", "Vegyél {1 food:acc}.", "Vegyél 3 ételt."),
        ("fr", "Prenez {1 worker}.", "Prenez 3\xa0ouvriers."),
        ("zh_Hant", "拿{1 food}。", "拿3個食物。"),
    ],
)
def test_a_figure_agrees_with_what_it_counts(tag: str, text: str, printed: str) -> None:
    term = "worker" if "worker" in text else "food"
    speaker, wrong = with_edits(tag, entry(tag, gain(3, term), text))
    assert wrong == []
    assert said(speaker, gain(3, term)) == printed
    assert said(speaker, gain(12, term)) == printed.replace("3", "12")


@pytest.mark.parametrize(("tag", "stays"), [("en", False), ("hu", False), ("fr", False), ("zh_Hant", True)])
def test_a_bare_figure_wants_the_same_plural(tag: str, stays: bool) -> None:  # noqa: FBT001  # a case
    speaker, _ = with_edits(tag, entry(tag, gain(3, "worker"), "+ {1} {worker}"))
    assert ("+" in said(speaker, gain(1, "worker"))) is stays
    assert "+" in said(speaker, gain(7, "worker"))


def test_a_digit_of_the_language_is_no_figure() -> None:
    """Chinese: 每當1顆骰子…獲得1個: only the second changes with the rules."""
    one = Sentence("whenever_gives", {"die": Noun("die"), "noun": Noun("food"), "body": gain(1)})
    proposal = scribe("zh_Hant").proposal(one)
    assert proposal.text.count("1") == 2
    assert proposal.gaps.index("1") < proposal.gaps.index("{1")


def test_how_a_figure_came_about_is_a_gap_that_need_not_be_used() -> None:
    came = Sentence("sum_written", {"first": Number(9), "terms": (Number(-5),), "total": Number(4)})
    amount = Sentence("some", {"count": Number(5), "noun": Noun("food"), "sum": came})
    sentence = Sentence("gain", {"amount": amount})
    assert "({1 =})" in scribe("en").proposal(sentence).gaps
    for text, printed in (
        ("Eat {1 food}: {1 =}.", "Eat 5 food: 9\u00a0−\u00a05\u00a0=\u00a04."),
        ("Eat {1 food}.", "Eat 5 food."),
    ):
        speaker, wrong = with_edits("en", entry("en", sentence, text))
        assert wrong == []
        assert said(speaker, sentence) == printed


def test_what_is_said_in_words_is_bound_to_its_figure() -> None:
    speaker, _ = with_edits("hu", entry("hu", gain(0), "Üres kézzel maradsz."))
    if "Üres" in said(speaker, gain(0)):
        assert "Üres" not in said(speaker, gain(2))


def test_a_figure_said_in_words_comes_before_its_category() -> None:
    """In French 0 is of the category of 1."""
    key = gaps_of(gain(0, "worker")).key
    one = Entry(context_of(key, ("one",)), "gain", "Prenez {1 worker}.")
    none = Entry(context_of(key, ("=0",)), "gain", "Ne prenez aucun {worker}.")
    for entries in ((one, none), (none, one)):
        speaker, wrong = with_edits("fr", *entries)
        assert wrong == []
        assert said(speaker, gain(0, "worker")) == "Ne prenez aucun ouvrier."
        assert said(speaker, gain(1, "worker")) == "Prenez 1\xa0ouvrier."


@pytest.mark.parametrize(
    ("one", "other", "wrong"),
    [
        (
            Entry("sentence:a:1:other", "Gain {1 food}.", "x {1 food}."),
            Entry("sentence:b:2:other", "Lose", "X {1} {food:acc}"),
            True,
        ),
        (
            Entry("sentence:a:1:other", "Gain {1 food}.", "x {1 food}."),
            Entry("sentence:b:2:other", "Lose", "y {1 food}"),
            False,
        ),
        (Entry("sentence:a:1:=1", "Reroll {1 die}.", "x"), Entry("sentence:a:1:=2", "Reroll {1 die}.", "x"), True),
        (Entry("sentence:a:1:one", "Gain {1}.", "x {1}"), Entry("sentence:a:1:other", "Gain {1}.", "x {1}"), False),
        (Entry("sentence:a:1:one", "{1} a", "x {1 a}"), Entry("sentence:a:1:other", "{1} a:s", "x {1 a:s}"), False),
    ],
)
def test_what_says_something_else_says_it_otherwise(one: Entry, other: Entry, wrong: bool) -> None:  # noqa: FBT001  # a parameter of the test
    """In one file, and in those of a game and of its variant."""
    files = [written("", [each]) for each in (one, other)]
    edits, _ = read_edits(Source("x.po", written("", [one, other])), "en")
    assert bool(said_alike(edits, "en")) is wrong
    (first, _), (second, _) = (read_edits(Source(f"{at}.po", text), "en") for at, text in enumerate(files))
    assert bool(said_alike(joined(first, second), "en")) is wrong


def test_a_sentence_of_another_thing_is_another() -> None:
    speaker, _ = with_edits("hu", entry("hu", gain(3), "Vegyél {1 food:acc}."))
    assert "Vegyél" not in said(speaker, gain(3, "worker"))


def test_a_renamed_thing_keeps_its_sentence() -> None:
    speaker, _ = with_edits("hu", entry("hu", gain(3), "Vegyél {1 food:acc}."))
    lexicon = attrs.evolve(speaker.lexicon, renamed={"worker": "food"})
    assert said(Speaker(speaker.locale, lexicon), gain(3, "worker")) == "Vegyél 3 munkást."


def test_a_file_keeps_what_is_no_sentence() -> None:
    own = '# Mine.\nmsgid ""\nmsgstr ""\n\n# a remark\nmsgctxt "introduction"\nmsgid "a"\n"b"\nmsgstr "c"\n'
    once = written(own, [Entry("sentence:x:1", "X", "Y", fuzzy=True, previous="Z")])
    assert once.startswith(own)
    assert written(once, [Entry("sentence:x:2", "X")]).startswith(own)
    assert 'sentence:x:1"' not in written(once, [Entry("sentence:x:2", "X")])


@pytest.mark.parametrize(
    "own", ["", "msgctxt", 'msgid "a"', 'msgctxt "sentence:y:1"\nmsgid "b', "# a remark", "x", "\n\n"]
)
@pytest.mark.parametrize("obsolete", [True, False])
def test_a_file_written_again_is_the_same(own: str, obsolete: bool) -> None:  # noqa: FBT001  # a parameter of the test
    """Also behind what somebody left unfinished."""
    entries = [Entry("sentence:x:1", "X", "Y", remarks=() if obsolete else ("a", "b"), obsolete=obsolete)]
    once = written(own, entries)
    assert written(once, entries) == once
    assert once.count('sentence:x:1"') == 1


@pytest.mark.parametrize("own", ["#,fuzzy", "#, fuzzy\n\n", "#: a.rules:1\n#, fuzzy\n"])
def test_flags_without_an_entry_are_not_those_of_the_next(own: str) -> None:
    entries = [Entry("sentence:x:1", "X", "Y")]
    once = written(own, entries)
    assert written(once, entries) == once
    assert [one.fuzzy for one in read_messages(once)] == [False]


def test_an_edit_has_a_place() -> None:
    source = written("", [Entry("sentence:x:1", "X", "{1}")])
    edits, _ = read_edits(Source("x.po", source), "en")
    (one,) = edits["x:1"]
    assert isinstance(one, Edit)
    assert source[one.span.start : one.span.end] == 'msgstr "{1}"'
