"""Sentences that a person wrote hide nothing: what is played otherwise is printed otherwise, edited or not."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit.document.gaps import gaps_of, with_figures
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import check_source
from rulekit.driver.printing import speaker_for
from rulekit.driver.sentences import told
from rulekit.source import NOWHERE, Source
from rulekit.wording.edits import Edit
from rulekit.wording.scribe import Scribe
from rulekit.wording.speaker import Speaker
from tests.meaning.changes import changes
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.run import drawn, run
from tests.meaning.shipped import text_of
from tests.meaning.small import path_of
from tests.sharing import examples

GAMES = ("larder", "kennel", "chance")
PAIRS = 8
"""Of each game; more find nothing else."""
FIGURES = 100


@cache
def sentences(game: str) -> tuple[Sentence, ...]:
    checked = check_source(Source(game, text_of(str(path_of(game)))))
    return tuple(one.sentence for one in told(checked, speaker_of(game, "en")))


@cache
def speaker_of(game: str, tag: str) -> Speaker:
    path = path_of(game)
    return speaker_for(check_source(Source(str(path), text_of(str(path)))), tag)


def letters(number: int) -> str:
    """A number without a figure in it, as people tell their wordings apart by words."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


@cache
def edited(game: str, tag: str) -> Speaker:
    """A speaker for whom somebody wrote every sentence of the book as barely as the rules of the pen allow."""
    plain = speaker_of(game, tag)
    scribe = Scribe(plain.locale, plain.lexicon)
    edits: dict[str, tuple[Edit, ...]] = {}
    for at, one in enumerate(sentences(game)):
        gaps, proposal = gaps_of(one), scribe.proposal(one)
        said = " ".join(f"{{{name}}}" for name in sorted(proposal.used))
        edit = Edit(gaps.key, proposal.bound, f"{letters(at)} {said}".strip(), NOWHERE)
        if proposal.text and edit.plurals not in [other.plurals for other in edits.get(gaps.key, ())]:
            edits[gaps.key] = (*edits.get(gaps.key, ()), edit)
    return Speaker(plain.locale, attrs.evolve(plain.lexicon, edits=edits))


@cache
def base_of(game: str) -> Base:
    return Base.of(text_of(str(path_of(game))), Printer(lambda tag: edited(game, tag)))


@pytest.mark.parametrize("game", GAMES)
def test_an_edited_book_says_nothing_that_was_generated(game: str) -> None:
    base, plain = base_of(game), Printer(lambda tag: speaker_of(game, tag)).pages(base_of(game).checked)
    assert base.pages.broken == {}
    for tag in rulekit.locales():
        assert base.pages.texts[tag] != plain.texts[tag]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_otherwise_is_printed_otherwise_in_an_edited_book(game: str) -> None:
    some = drawn(base_of(game).text, Random(game), Counter())  # noqa: S311  # changes to try, not secrets
    assert [str(one) for one in run(base_of(game), some, PAIRS, Counter[str]()) if one.unknown] == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_changes_the_generated_page_changes_the_edited_one(game: str) -> None:
    base, printer = base_of(game), Printer(lambda tag: speaker_of(game, tag))
    plain = printer.pages(base.checked)
    some = list(changes(base.text))
    Random(game).shuffle(some)  # noqa: S311  # as above
    compared = 0
    for one in some:
        if compared == PAIRS:
            break
        checked = check_source(Source("base.rules", one.of(base.text)))
        if checked.game is None:
            continue
        compared += 1
        generated, said = printer.pages(checked), base.printer.pages(checked)
        for tag in rulekit.locales():
            if generated.texts[tag] != plain.texts[tag]:
                assert said.texts[tag] != base.pages.texts[tag], (tag, one.kind, one.at)
    assert compared == PAIRS


@examples(FIGURES)
@given(st.data())
def test_a_wording_prints_the_figures_that_there_are(data: st.DataObject) -> None:
    """The same sentence with any figures: the wording says each that it has a gap for, or is not used."""
    game, tag = data.draw(st.sampled_from(GAMES)), data.draw(st.sampled_from(rulekit.locales()))
    one = data.draw(st.sampled_from([one for one in sentences(game) if gaps_of(one).figures]))
    figures = gaps_of(one).figures
    others = data.draw(st.lists(st.integers(0, 99), min_size=len(figures), max_size=len(figures)))
    changed = with_figures(one, others)
    # Of two equal figures it isn't known which is said again where a part helps to choose words.
    assert gaps_of(changed).key == gaps_of(one).key or len({*others}) < len(others) or len({*figures}) < len(figures)
    speaker = edited(game, tag)
    lines = [speaker.line((each,)) for each in (one, changed)]
    generated = [speaker_of(game, tag).line((each,)) for each in (one, changed)]
    assert (lines[0] == lines[1]) <= (generated[0] == generated[1])
    assert not speaker.report


@cache
def as_proposed(game: str, tag: str) -> Speaker:
    """A speaker for whom somebody left every sentence as it is proposed."""
    plain = speaker_of(game, tag)
    scribe = Scribe(plain.locale, plain.lexicon)
    edits: dict[str, tuple[Edit, ...]] = {}
    for one in sentences(game):
        proposal = scribe.proposal(one)
        key = gaps_of(one).key
        edits[key] = (*edits.get(key, ()), Edit(key, proposal.bound, proposal.gaps, NOWHERE))
    return Speaker(plain.locale, attrs.evolve(plain.lexicon, edits=edits))


@examples(FIGURES)
@given(st.data())
def test_a_proposal_says_what_is_generated_whatever_the_figures_are(data: st.DataObject) -> None:
    """Which number in a text is which figure of the rules, and which is the language's own."""
    game, tag = data.draw(st.sampled_from(GAMES)), data.draw(st.sampled_from(rulekit.locales()))
    one = data.draw(st.sampled_from([one for one in sentences(game) if gaps_of(one).figures]))
    figures = [data.draw(st.integers(3, 40)) if old > 2 else old for old in gaps_of(one).figures]
    changed = with_figures(one, figures)
    assert as_proposed(game, tag).line((changed,)) == speaker_of(game, tag).line((changed,))
