"""A turn that is told to its end has each step of its numbered list, also those in which nothing was to be done."""

from __future__ import annotations

from rulekit.document.panels import Panel
from rulekit.document.sentence import Noun, Sentence
from rulekit.playing.idle_steps import with_idle_steps

TOLD = tuple(Panel(at, (Noun(step, "steps"),), ((Noun("food"),),)) for at, step in ((1, "roll"), (3, "feed")))
ORDER = ("roll", "collect", "feed", "discard")


def test_steps_without_anything_to_do_are_told() -> None:
    found = with_idle_steps(TOLD, ORDER)
    assert [one.number for one in found] == [1, 2, 3, 4]
    idle = [one for one in found if one not in TOLD]
    assert [one.title for one in idle] == [(Noun("collect", "steps"),), (Noun("discard", "steps"),)]
    assert {line for one in idle for line in one.lines} == {(Sentence("nothing_to_do"),)}


def test_a_turn_that_is_not_told_to_its_end_has_what_is_told() -> None:
    assert with_idle_steps(TOLD, ()) == TOLD
    assert with_idle_steps((), ORDER) == ()
