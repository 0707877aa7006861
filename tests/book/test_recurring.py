"""A step that comes again between the others of a turn is told once, beside the list of the others."""

from __future__ import annotations

import pytest

from rulekit.book.recurring import recurring
from rulekit.book.reminders.leaving import leaving
from rulekit.book.reminders.sequence import sequence_of
from rulekit.book.turn import at_a_glance
from rulekit.document.blocks import Bands
from rulekit.document.sentence import Noun, Sentence
from tests.book.test_course import parts
from tests.book.test_flow import narrator

GAME = """
each player has
  food   0 or more

step play
  repeat until there is a player who has at least 9 food
    each player in turn: do turn

step turn
  do {steps}

step barter
  {barter}

step sow
  gain 1 food

step reap
  gain 2 food
"""
MAY = "you may: gain 1 food"


def told(steps: str, barter: str = MAY) -> tuple[list[str], list[Sentence]]:
    """The steps that the list names, and what is told beside it."""
    blocks = at_a_glance(narrator(GAME.replace("{steps}", steps).replace("{barter}", barter)))
    (bands,) = [one for one in blocks if isinstance(one, Bands)]
    named = [band.anchor.removeprefix("step-") for band in bands.bands]
    besides = [one for one in parts(blocks, Sentence) if isinstance(one, Sentence) and one.name == "done_besides"]
    return named, besides


def test_what_comes_again_stands_beside_the_list() -> None:
    named, (besides,) = told("barter, sow, barter, reap, barter")
    assert named == ["sow", "reap"]
    assert besides.parts["before"] == Noun("sow", "steps")
    assert besides.parts["after"] == (Noun("sow", "steps"), Noun("reap", "steps"))


def test_only_what_is_offered_may_be_done() -> None:
    deeds = [told("sow, barter, reap, barter", barter)[1][0].parts["deed"] for barter in (MAY, "gain 1 food")]
    assert [one.name for one in deeds if isinstance(one, Sentence)] == ["may", "do"]


@pytest.mark.parametrize("steps", ["barter, sow, reap", "sow, reap, sow, barter, reap", "sow, sow, barter"])
def test_other_turns_are_lists_of_all_their_steps(steps: str) -> None:
    named, besides = told(steps)
    assert (named, besides) == (steps.split(", "), [])


def test_a_step_beside_itself_is_no_step_between_others() -> None:
    assert recurring(["sow", "sow", "reap", "barter"]) == ""
    assert recurring([]) == ""


def test_only_steps_with_a_number_are_named_among_those_that_may_be_left_out() -> None:
    turn = "sow, barter, reap, barter"
    text = GAME.replace("{steps}", turn).replace("{barter}", MAY).replace("  gain 2 food", "  you may: gain 2 food")
    (one,) = leaving(sequence_of(narrator(text)))
    assert one.said == Sentence("may_leave_out", {"steps": (Noun("reap", "steps"),)})
