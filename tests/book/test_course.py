"""The chapters of a rulebook follow what leads to what: each step stands once, and each example is printed once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from rulekit.book.in_place import told_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.several import for_several
from rulekit.document.blocks import Box, Document, Heading
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, load_game
from rulekit.driver.printing import compose_document
from rulekit.playing.examples import still_true

GAMES = ("roll_through_the_ages", "builders_of_the_colosseum", "history_of_the_world")
CHAPTERS = {"setup", "play", "turn", "score", "end_of_round"}
"""Steps that are told under the heading of a chapter; the last of these only looks whether the game ends."""


@cache
def rulebook(name: str) -> Document:
    return compose_document(still_true(load_game(name, [])), "rulebook")


def parts(thing: object, kind: type) -> Iterator[object]:
    if isinstance(thing, kind):
        yield thing
    if isinstance(thing, tuple):
        for one in thing:
            yield from parts(one, kind)
    elif attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):  # type: ignore[arg-type]  # asked before
            yield from parts(getattr(thing, field.name), kind)


def headings(document: Document) -> list[tuple[int, str]]:
    return [(one.level, one.anchor) for one in parts(document.blocks, Heading) if isinstance(one, Heading)]


def chapter_of(step: str, document: Document) -> str:
    """The anchor of the chapter that a step stands in."""
    before = headings(document)
    at = [anchor for _, anchor in before].index(f"step-{step}")
    return [anchor for level, anchor in before[:at] if level == 1][-1]


@pytest.mark.parametrize("name", GAMES)
def test_each_step_has_one_heading(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    found = Counter(anchor for _, anchor in headings(rulebook(name)) if anchor.startswith("step-"))
    below = told_in_place(Narrator(for_several(game), SAYERS))
    assert found == Counter(f"step-{one.name}" for one in game.steps if one.name not in {*CHAPTERS, *below})


@pytest.mark.parametrize("name", GAMES)
def test_each_example_is_printed_once(name: str) -> None:
    game = load_game(name, []).game
    assert game is not None
    boxes = [one for one in parts(rulebook(name).blocks, Box) if isinstance(one, Box) and one.kind == "example"]
    assert Counter(boxes_title.term for one in boxes for boxes_title in one.title if isinstance(boxes_title, Noun)) == (
        Counter(one.name for one in game.examples if one.printed and not one.told and not one.asked)
    )
    questions = [one for one in parts(rulebook(name).blocks, Box) if isinstance(one, Box) and one.kind == "question"]
    assert len(questions) == sum(one.printed and bool(one.asked) for one in game.examples)


def test_what_play_does_and_no_turn_is_the_course() -> None:
    document = rulebook("history_of_the_world")
    assert {chapter_of(one, document) for one in ("deal", "pick", "calling", "end_epoch")} == {"course"}
    assert {chapter_of(one, document) for one in ("found", "battle", "raze")} == {"steps"}


def test_rounds_of_turns_need_no_course() -> None:
    document = rulebook("roll_through_the_ages")
    assert "course" not in [anchor for _, anchor in headings(document)]
    assert "step-end_of_round" not in [anchor for _, anchor in headings(document)]
    told = [one for one in parts(document.blocks, Sentence) if isinstance(one, Sentence)]
    assert [one.name for one in told].count("way_to_end") == 2 * len(("in the book", "at a glance", "in the summary"))


def test_what_the_turn_does_stands_there_and_not_below_the_cards_that_do_it_too() -> None:
    found = [anchor for level, anchor in headings(rulebook("history_of_the_world")) if anchor.startswith("step-")]
    assert found.index("step-erect") == found.index("step-build") + 1
    assert found.index("step-raze") < found.index("step-besiege") < found.index("step-build")
