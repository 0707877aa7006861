"""Of a choice only the alternatives that changed are told, and of these only the statements that did."""

from __future__ import annotations

from rulekit.book.changes.bodies import rewritten
from rulekit.book.clause import Clause
from tests.book.test_flow import narrator

PLAY = """
step play
  each player in turn: do turn

step turn
  choose one
    rest: gain {rest} point
    work
      gain 1 point
      gain {work} point
      gain 3 points
    idle: do nothing
"""


def told(**now: int) -> list[tuple[int, list[str], list[str]]]:
    """For each place that differs: how many sentences lead to it, and what is said there before and now."""
    before, after = (narrator(PLAY.format(**{"rest": 1, "work": 2, **some})) for some in ({}, now))
    old, new = (one.game.step("turn") for one in (before, after))
    assert old is not None
    assert new is not None
    found = rewritten(old.body, new.body, before, after)
    sides = [[[_name(said) for said in side] for side in one.clauses] for one in found]
    return [(len(one.leads), was, now) for one, (was, now) in zip(found, sides, strict=True)]


def _name(said: Clause) -> str:
    sentence = said.clause if said.clause is not None else said.lead
    assert sentence is not None
    return sentence.name


def test_an_alternative_in_one_clause() -> None:
    assert told(rest=2) == [(1, ["option"], ["option"])]


def test_a_statement_of_an_alternative() -> None:
    assert told(work=4) == [(2, ["gain"], ["gain"])]


def test_two_alternatives() -> None:
    assert told(rest=2, work=4) == [(1, ["option"], ["option"]), (2, ["gain"], ["gain"])]
