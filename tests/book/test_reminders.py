"""What is easily forgotten is told where it is so, and nowhere else."""

from __future__ import annotations

import pytest

from rulekit.book.ending import end
from rulekit.book.reminders import REMINDERS, Reminded
from rulekit.book.reminders.sequence import sequence_of
from rulekit.document.blocks import Paragraph
from rulekit.document.sentence import Noun, Part, Sentence
from tests.book.test_flow import narrator

FRAME = """
table charm (charms)   cost
  fox                  2
  owl                  3

table path (paths) in a ring: gate, well, oak

table shed (sheds)   boxes
  barn               3
  coop               4

components
  charms  boxes on sheet
  plank   boxes on sheet
  worry   boxes on sheet

each player has
  food              0 or more
  house (houses)    1 to 9, starts at 1, more is lost
  charms            some of charm
  plank (planks) of each shed  0 to its boxes, more is lost
  worry (worries)   0 or more, 20 boxes

each turn has
  nail (nails)  0 or more

the game has
  goose          a path, starts at gate
  keeper         a player or nobody

{declared}

step play
  repeat
    each player in turn: do turn
    do close

step close
  {close}

step turn
  do first, second, third

step first
  {first}

step second
  {second}

step third
  {third}

{more}
"""
QUIET = {
    "declared": "",
    "close": "if there is a player who has at least 5 points: the game ends",
    "first": "gain 1 food",
    "second": "gain 1 food",
    "third": "gain 1 point",
    "more": "",
}
CASES: dict[str, tuple[dict[str, str], set[str]]] = {
    "nothing": ({}, set()),
    "a step that is offered": ({"second": "you may: gain 1 food"}, {"may_leave_out"}),
    "a step that is only conditional": ({"second": "if your food is 0: gain 1 food"}, set()),
    "all steps are offered": (
        {"first": "you may: gain 1 food", "second": "you may: gain 1 food", "third": "you may: gain 1 point"},
        set(),
    ),
    "something is brought into a step that is offered": (
        {"second": "you may: gain 1 food", "more": "with owl\n  after second: lose 1 point"},
        set(),
    ),
    "dice rerolled twice": (
        {"first": "roll 3 dice\n  you may, up to 2 times\n    choose any dice\n    reroll those dice"},
        {"may_reroll_kept"},
    ),
    "dice rerolled once": (
        {"first": "roll 3 dice\n  you may\n    choose any dice\n    reroll those dice"},
        set(),
    ),
    "what stays comes too late": (
        {"first": "gain as many food as your houses", "second": "gain 1 house"},
        {"too_late"},
    ),
    "what is spent is looked at wherever that is": (
        {"first": "gain as many food as your houses", "second": "gain 1 house", "third": "lose 1 house"},
        set(),
    ),
    "what is gained first is in time": ({"first": "gain 1 house", "second": "gain as many food as your houses"}, set()),
    "what is only gained twice": ({"first": "gain 1 house", "second": "gain 1 house"}, set()),
    "things that help before they are gained": (
        {
            "third": "you may\n    choose a charm that you lack\n    gain that charm",
            "more": "with owl\n  after first: gain 1 point",
        },
        {"too_late", "each_may_have", "may_leave_out"},
    ),
    "things that others keep from you": (
        {
            "declared": "a charm is free when there is no player who has that charm",
            "third": "you may\n    choose a free charm\n    gain that charm",
        },
        {"may_leave_out"},
    ),
    "all lost by bad luck": (
        {"second": "if your houses are at least 3: lose all food"},
        {"new_ones_too"},
    ),
    "all lost every turn": ({"second": "lose all food"}, set()),
    "all lost before anything is gained": ({"first": "if your houses are at least 3: lose all points"}, set()),
    "a limit of one step": (
        {
            "first": "choose a shed\n  gain 1 plank of that shed",
            "third": "repeat until total planks of sheds is at most 2\n"
            "    choose a shed that you have\n    lose 1 plank of that shed",
        },
        {"limit_only_there"},
    ),
    "who comes first": ({"third": "if keeper is nobody: keeper becomes you"}, {"earlier_turn_first"}),
    "who comes last": ({"third": "keeper becomes you"}, set()),
    "one piece for all": ({"first": "advance goose by 1"}, {"moved_by_all"}),
    "one piece for all that goes far": ({"first": "advance goose by 2"}, {"moved_by_all", "passed_by"}),
    "what begins afresh": (
        {"declared": "each second has\n  push (pushes)  0 to 3, more is lost", "second": "gain 1 push"},
        {"begins_afresh"},
    ),
    "boxes that stay": ({"first": "choose a shed\n  gain 1 plank of that shed"}, {"ticks_stay"}),
    "boxes that are rubbed out": (
        {"first": "choose a shed\n  gain 1 plank of that shed", "second": "choose a shed\n  lose 1 plank of that shed"},
        set(),
    ),
}
"""What is written in a step, and what is told of it."""


@pytest.mark.parametrize("case", CASES)
def test_what_follows_is_told(case: str) -> None:
    written, wanted = CASES[case]
    turn = sequence_of(narrator(FRAME.format(**(QUIET | written))))
    assert {told.said.name for one in REMINDERS for told in one(turn)} == wanted


def test_steps_before_and_after_are_named() -> None:
    written = {
        "first": "gain as many food as your houses",
        "second": "gain 1 house",
        "third": "gain as many points as your houses",
    }
    turn = sequence_of(narrator(FRAME.format(**(QUIET | written))))
    (told,) = (told for one in REMINDERS for told in one(turn) if told.said.name == "too_late")
    wanted: dict[str, Part] = {
        "noun": Noun("house"),
        "step": Noun("second", "steps"),
        "early": (Noun("first", "steps"),),
        "late": (Noun("third", "steps"),),
    }
    assert told == Reminded("second", Sentence("too_late", wanted))


ENDS = {
    "between rounds": (QUIET, True),
    "in a turn": (QUIET | {"third": "gain 1 point\n  if your points are at least 5: the game ends"}, False),
    "also in a turn": (QUIET | {"more": "with owl\n  after third: the game ends"}, False),
}
"""Where a game ends, and whether everybody has had the same number of turns then."""


@pytest.mark.parametrize("case", ENDS)
def test_a_round_is_played_to_its_end_where_only_rounds_end_the_game(case: str) -> None:
    written, equal = ENDS[case]
    blocks = end(narrator(FRAME.format(**written)))
    said = [one for block in blocks if isinstance(block, Paragraph) for one in block.line]
    assert (Sentence("equal_turns") in said) is equal
