"""The reference card: what one chooses from is told with what it costs, and words that it always says are explained."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from pypdf import PdfReader

import rulekit
from rulekit.book.card import ROOM_FOR_STEPS
from rulekit.book.card_turn import FEW_BANDS, MOST_INNER, ROOM_IN_BANDS
from rulekit.book.extent import extent
from rulekit.book.flow import CHAPTERS
from rulekit.book.glance import SHORT, glance
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.terms import terms
from rulekit.book.turn import numbered, turn_steps
from rulekit.document.blocks import Bands, Document, Heading, Item, Listing, Paragraph, Side
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns, parts
from rulekit.driver.composing import compose_document, texts_of
from rulekit.driver.pipeline import SAYERS, find_game, load_game, variant_names
from rulekit.driver.printing import speaker_for, worded, write_document
from rulekit.formats.lines import plain
from tests.book.test_course import rulebook
from tests.formats.told_on_paper import letters

WORDS = ("adjective", "relation", "noun")
"""The parts of a definition that are the word it explains."""


ORDER = ("turn_at_a_glance", "steps", "course", "end_of_game", "scoring", "winner_and_ties")
NAMED = 4
"""What is no longer than that is hardly more than a name, such as that one passes."""


def card(name: str) -> Document:
    """The card of a game, with what a person says of its steps."""
    checked = load_game(name)
    return compose_document(checked, "card", texts_of(checked, speaker_for(checked, "en")))


def bands_of(name: str) -> tuple[Bands, ...]:
    """The steps of its turn."""
    found = (block for side in card(name).blocks if isinstance(side, Side) for block in side.blocks)
    return tuple(one for one in found if isinstance(one, Bands))


@pytest.mark.parametrize("name", ["builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages"])
def test_of_many_steps_a_card_must_tell_few_whatever_is_played(name: str) -> None:
    """A variant that adds a sentence to a turn is no reason to tell all that it leads to."""
    path = find_game(name)
    assert path is not None
    for variant in variant_names(path):
        sides = [one for one in compose_document(load_game(name, [variant]), "card").blocks if isinstance(one, Side)]
        held = [block.anchor for one in sides if not one.in_parts for block in one.blocks if isinstance(block, Heading)]
        assert len([one for one in held if one.startswith("step-")]) <= MOST_INNER, variant
        told = [one for one in sides if one.title == (label("steps"),)]
        assert extent(tuple(one.blocks for one in told)) <= ROOM_FOR_STEPS, variant


@pytest.mark.parametrize("name", rulekit.games())
def test_few_steps_are_told_to_their_ends(name: str) -> None:
    """That one may build does not say what one pays for it."""
    game = load_game(name).game
    assert game is not None
    narrator = with_steps_in_place(Narrator(game, SAYERS))
    for made in (one for one in bands_of(name) if len(one.bands) <= FEW_BANDS):
        steps = [game.step(one.title[0].term) for one in made.bands if isinstance(one.title[0], Noun)]
        whole = tuple(glance(one, narrator, few=SHORT).words for one in steps if one is not None)
        if extent(whole) <= ROOM_IN_BANDS:
            said = [one.name for one in parts(made) if isinstance(one, Sentence)]
            assert "alternatives" not in said


@pytest.mark.parametrize("name", rulekit.games())
def test_what_a_step_in_brief_leads_to_has_a_part_of_its_own(name: str) -> None:
    """Only what is told to its end tells short steps where it carries them out."""
    game = load_game(name).game
    assert game is not None
    narrator = with_steps_in_place(Narrator(game, SAYERS))
    bands = {
        one.title[0].term: one.told for made in bands_of(name) for one in made.bands if isinstance(one.title[0], Noun)
    }
    steps = (one for one in game.steps if one.name in bands)
    brief = {one.name for one in steps if bands[one.name] != glance(one, narrator, few=SHORT).words}
    anchors = {getattr(one, "anchor", "") for one in parts(card(name).blocks)}
    assert {f"step-{inner}" for inner, host in narrator.in_place.items() if host in brief} <= anchors


@pytest.mark.parametrize("name", rulekit.games())
def test_a_turn_told_to_its_end_stands_below_the_headings_of_the_rulebook(name: str) -> None:
    """A short step is told where it is carried out, in the same sentence."""
    (first, *rest) = (one for one in card(name).blocks if isinstance(one, Side))
    if any(side.title == (label("steps"),) for side in rest):
        return
    book = {one.anchor for one in rulebook(name).blocks if isinstance(one, Heading)}
    assert {one.anchor for one in first.blocks if isinstance(one, Heading) and one.anchor} <= book


@pytest.mark.parametrize("name", rulekit.games())
def test_words_that_a_card_says_are_explained_in_the_order_in_which_it_says_them(name: str) -> None:
    """With those that explain them."""
    sides = [one for one in card(name).blocks if isinstance(one, Side)]
    game = load_game(name).game
    assert game is not None
    defined = {word_of(Listing((item,))) for one in terms(Narrator(game, SAYERS)) for item in getattr(one, "items", ())}
    assert {one.term for one in nouns([side.blocks for side in sides])} & defined <= {*explained(sides)}
    said = list(dict.fromkeys(one.term for side in sides if side.follows for one in nouns(side.blocks)))
    order = [said.index(one) for one in dict.fromkeys(explained(sides)) if one in said]
    assert order == sorted(order)


def explained(sides: list[Side]) -> Iterator[str]:
    """The words that a card explains."""
    for side in (one for one in sides if one.title == (label("terms"),)):
        yield from (word_of(one) for one in side.blocks if isinstance(one, Listing))


@pytest.mark.parametrize("name", rulekit.games())
def test_all_is_told_in_the_order_of_play_and_once(name: str) -> None:
    """The turn, the steps that it leads to, the course, the end, the score, who wins; no side and no line twice."""
    sides = [one for one in card(name).blocks if isinstance(one, Side)]
    told = [one for one in sides if one.follows]
    order = [
        (label(one),) for one in ("turn_at_a_glance", "steps", "course", "end_of_game", "scoring", "winner_and_ties")
    ]
    found = [at for one in told for at, title in enumerate(order) if title == one.title]
    assert found == sorted({*found})
    assert found[0] == 0
    assert not any(one.follows for one in sides[sides.index(told[-1]) + 1 :])
    lines = [one.line for one in parts([side.blocks for side in told]) if isinstance(one, Item | Paragraph)]
    assert [*{one: None for one in lines if lines.count(one) > 1 and extent(one) > NAMED}] == []
    assert label("setup") not in [part for one in sides for part in one.title]


@pytest.mark.parametrize("name", rulekit.games())
def test_every_step_of_a_turn_is_told(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    (first, *_) = (one for one in card(name).blocks if isinstance(one, Side))
    bands = [band for one in bands_of(name) for band in one.bands]
    told = {noun.term for band in bands if band.told for noun in nouns(band.title)}
    told |= {one.anchor.removeprefix("step-") for one in first.blocks if isinstance(one, Heading)}
    narrator = Narrator(game, SAYERS)
    wanted = {*(numbered(narrator) or (one.name for one in turn_steps(narrator)))}
    inside = {one for one, host in with_steps_in_place(narrator).in_place.items() if host in told}
    assert wanted - {"turn"} <= told | inside


@pytest.mark.parametrize("name", rulekit.games())
def test_steps_are_called_and_follow_one_another_as_in_the_rulebook(name: str) -> None:
    sides = [one for one in card(name).blocks if isinstance(one, Side)]
    book = [one.anchor for one in rulebook(name).blocks if isinstance(one, Heading)]
    steps = (label("steps"),)
    told = [one.anchor for side in sides if side.title == steps for one in side.blocks if isinstance(one, Heading)]
    assert [one for one in book if one in told] == [one for one in told if one in book]


@pytest.mark.parametrize("tag", rulekit.locales())
def test_on_paper_the_steps_of_a_turn_go_on_before_the_end(tag: str) -> None:
    checked = load_game("builders_of_the_colosseum")
    pages = PdfReader(io.BytesIO(write_document(checked, "card", tag, "pdf"))).pages
    text = letters("".join(one.extract_text() for one in pages))
    document = worded(checked, "card", tag).document
    _, steps, ends, *_ = (one for one in document.blocks if isinstance(one, Side))
    told = [letters(plain(one.items[0].line)) for one in steps.blocks if isinstance(one, Listing)]
    assert isinstance(ends.blocks[0], Paragraph)
    assert max(text.find(one) for one in told) < text.index(letters(plain(ends.blocks[0].line)))


def word_of(listing: Listing) -> str:
    """The word that a definition explains; empty of any other list."""
    one = listing.items[0].line[0]
    assert isinstance(one, Sentence)
    if not one.name.startswith("means_"):
        return ""
    word = next(one.parts[at] for at in WORDS if at in one.parts)
    word = word.parts["noun"] if isinstance(word, Sentence) else word
    assert isinstance(word, Noun)
    return word.term


@pytest.mark.parametrize("name", rulekit.games())
def test_what_a_card_sends_one_to_it_tells(name: str) -> None:
    """A step that one is to carry out, or chooses, stands on the card as well."""
    blocks = card(name).blocks
    game = load_game(name).game
    assert game is not None
    told = {getattr(one, "anchor", "").removeprefix("step-") for one in parts(blocks)}
    told |= {noun.term for made in bands_of(name) for band in made.bands if band.told for noun in nouns(band.title)}
    steps = {one.name for one in game.steps} - {"turn", *CHAPTERS}
    said = (one.parts.values() for one in parts(blocks) if isinstance(one, Sentence))
    assert {one.term for some in said for one in some if isinstance(one, Noun)} & steps <= told
