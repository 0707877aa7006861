"""The summary on the back of a book: each step of the turn, how it ends, who wins, and no alternatives told twice."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.course import told_in_course
from rulekit.book.extent import extent
from rulekit.book.gists import gists_of
from rulekit.book.glance import SHORT, glance
from rulekit.book.goal import winner
from rulekit.book.in_brief import is_needed
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.passages import laid_out
from rulekit.book.summary import NAME, ROOM
from rulekit.book.turn import numbered, setup_steps
from rulekit.document.blocks import Band, Bands, Document, Heading, Paragraph, Summary
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.composing import compose_document, texts_of
from rulekit.driver.pipeline import SAYERS, load_game
from rulekit.driver.printing import speaker_for
from tests.book.test_course import parts, rulebook


@pytest.mark.parametrize("name", rulekit.games())
def test_the_back_of_a_book_is_enough(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    backs = [one for one in rulebook(name).blocks if isinstance(one, Summary)]
    if not backs:
        return  # a book that is as short as its summary
    (back,) = backs
    named = {one.term for one in parts(back, Noun) if isinstance(one, Noun)}
    narrator = Narrator(game, SAYERS)
    assert set(numbered(narrator)) <= named
    assert not winner(narrator) or "winner_and_ties" in named


@pytest.mark.parametrize("name", rulekit.games())
def test_a_step_of_many_alternatives_names_them(name: str) -> None:
    for one in steps_of(name):
        told = [each for each in sentences(one.told) if each.name == "option"]
        assert len(told) <= SHORT, [each.parts["noun"] for each in told]


@pytest.mark.parametrize("name", rulekit.games())
def test_few_alternatives_are_told_where_there_is_room(name: str) -> None:
    """The name of one does not say what is taken or paid for it."""
    game = load_game(name).game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    told = sum(extent(one.told) for one in steps_of(name))
    for band in steps_of(name):
        step = game.step(band.title[0].term) if isinstance(band.title[0], Noun) else None
        if step is None or not any(one.name == "alternatives" for one in sentences(band.told)):
            continue
        whole = glance(step, narrator, few=SHORT)
        assert whole == glance(step, narrator) or told + extent(whole.words) > ROOM / 2, band.title


def test_alternatives_are_told_in_some_summary() -> None:
    found = [each.name for name in rulekit.games() for one in steps_of(name) for each in sentences(one.told)]
    assert "option_lead" in found, "one of several statements"
    assert "alternatives" in found, "too many, or no room"


@pytest.mark.parametrize("name", rulekit.games())
def test_each_statement_of_a_step_has_a_line_of_its_own(name: str) -> None:
    for one in steps_of(name):
        assert "numbered" not in {each.name for each in sentences(one.told)}, "lines are numbered as lists are"


def test_a_step_is_told_that_is_named_in_a_summary_or_its_page_is() -> None:
    named = [one for name in rulekit.games() for one in steps_of(name)]
    assert all(one.anchor == f"step-{one.title[0].term}" for one in named if isinstance(one.title[0], Noun))


@pytest.mark.parametrize("name", rulekit.games())
def test_each_step_that_has_a_heading_is_named(name: str) -> None:
    """What there is no room for is found by its page; what is done while the game is set up is done by then."""
    blocks = rulebook(name).blocks
    game = load_game(name).game
    assert game is not None
    narrator = with_steps_in_place(Narrator(game, SAYERS))
    setting_up = {f"step-{one.name}" for one in setup_steps(narrator)}
    headed = {one.anchor for one in blocks if isinstance(one, Heading) and one.anchor.startswith("step-")}
    assert not any(isinstance(one, Summary) for one in blocks) or headed - setting_up <= {
        one.anchor for one in steps_of(name)
    }


@pytest.mark.parametrize("name", rulekit.games())
def test_a_step_is_but_named_in_its_order_or_among_others_that_are(name: str) -> None:
    """A bare name among told ones looks forgotten."""
    for back in [one for one in rulebook(name).blocks if isinstance(one, Summary)]:
        heading = ""
        for one in back.blocks:
            if isinstance(one, Heading):
                heading = next((part.term for part in one.line if isinstance(part, Noun)), "")
            if isinstance(one, Bands) and not one.ordered and heading != "course":
                assert {bool(band.told) for band in one.bands} == {heading != "further_steps"}


@pytest.mark.parametrize("name", rulekit.games())
def test_no_step_of_the_turn_is_a_bare_name_where_another_is_told_in_its_room(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    in_turn = set(numbered(narrator))
    steps = {one.title[0].term: one for one in steps_of(name) if isinstance(one.title[0], Noun)}
    others = sum(extent(one.told) for at, one in steps.items() if in_turn and at not in in_turn)
    for at in in_turn & set(steps):
        step = game.step(at)
        assert step is not None
        seen = glance(step, narrator)
        assert steps[at].told or extent((seen.words, seen.tables)) > others or not (seen.words or seen.tables), at


@pytest.mark.parametrize("name", rulekit.games())
def test_a_step_is_left_out_only_for_want_of_room(name: str) -> None:
    """However long it is: who looks up how to move a checker finds it where the turn stands."""
    game = load_game(name).game
    assert game is not None
    book = rulebook(name).blocks
    headed = {one.anchor for one in book if isinstance(one, Heading)}
    for back in [one for one in book if isinstance(one, Summary)]:
        told = {one.anchor for one in steps_of(name) if one.told}
        narrator = with_steps_in_place(Narrator(game, SAYERS))
        setting_up = {one.name for one in setup_steps(narrator)}
        taken = extent(back) + (NAME - 1) * len(steps_of(name))
        for step in game.steps:
            place = f"step-{step.name}"
            if place in headed - told and step.name not in setting_up:
                assert taken + extent(laid_out(narrator.all(step.body))) > ROOM - NAME, step.name


@pytest.mark.parametrize("name", rulekit.games())
def test_what_is_done_before_turns_is_no_step_of_the_turn(name: str) -> None:
    """Whoever looks up a turn would carry it out in each."""
    game = load_game(name).game
    assert game is not None
    around = told_in_course(Narrator(game, SAYERS))
    for back in [one for one in rulebook(name).blocks if isinstance(one, Summary)]:
        heading = ""
        for one in back.blocks:
            if isinstance(one, Heading):
                heading = next((part.term for part in one.line if isinstance(part, Noun)), "")
            if isinstance(one, Bands):
                found = {band.anchor.removeprefix("step-") for band in one.bands}
                assert not found & around or heading == "course", found & around


@pytest.mark.parametrize("name", rulekit.games())
def test_a_gist_stands_for_a_step_only_to_make_room_for_what_is_looked_up_often(name: str) -> None:
    checked = load_game(name)
    game = checked.game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    texts = texts_of(checked, speaker_for(checked, "en"))
    gists = gists_of(game, texts, None)
    told = {one.anchor: one.told for one in bands_of(compose_document(checked, "rulebook", texts)) if one.told}
    shortened = [
        one.name
        for one in game.steps
        if told.get(f"step-{one.name}") == (Paragraph(gists.get(one.name, ())),) and glance(one, narrator).words
    ]
    needed = {f"step-{one.name}" for one in game.steps if is_needed(one, narrator)}
    before = {one.anchor for one in steps_of(name) if one.told}
    assert needed & before <= told.keys(), "nothing gives way to a gist"
    assert not shortened or needed & told.keys() > needed & before, shortened


def steps_of(name: str) -> list[Band]:
    """The steps that the summary of a game tells or names."""
    return bands_of(rulebook(name))


def bands_of(document: Document) -> list[Band]:
    """The steps in the summary of a document."""
    found = [each for one in document.blocks if isinstance(one, Summary) for each in one.blocks]
    return [band for one in found if isinstance(one, Bands) for band in one.bands]


def sentences(thing: object) -> list[Sentence]:
    """All sentences in something, at any depth."""
    found: list[Sentence] = []
    for one in parts(thing, Sentence):
        if isinstance(one, Sentence):
            found += [one, *(inner for part in one.parts.values() for inner in sentences(part))]
    return found
