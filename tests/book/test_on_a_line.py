"""Statements on one line and in lists: what belongs to what can be told, whatever stands in whatever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from rulekit.book.clause import Clause
from rulekit.book.on_a_line import on_a_line
from rulekit.book.passages import laid_out
from rulekit.document.sentence import Noun, Number, Sentence
from tests.meaning.known import judged
from tests.meaning.pairs import Verdict

MOST = 3
"""So many statements that stand in no other."""
DEEPEST = 2
DEED = Sentence("nothing")
TRUE = Sentence("compare", {"left": Noun("food"), "op": "is", "right": Number(1)})

Body = tuple[Clause, ...]


def bodies(leaves: int, depth: int = 0) -> Iterator[Body]:
    """All bodies with so many deeds in them."""
    for first in range(1, leaves + 1):
        for statement in statements(first, depth):
            if first == leaves:
                yield statement
            else:
                yield from ((*statement, *rest) for rest in bodies(leaves - first, depth))


def statements(leaves: int, depth: int) -> Iterator[Body]:
    """A deed, what is repeated, and what is done on a condition, with what is done otherwise and without."""
    if leaves == 1:
        yield (Clause(DEED),)
    if depth == DEEPEST:
        return
    for inner in bodies(leaves, depth + 1):
        yield (Clause(None, Sentence("repeat_lead"), inner),)
        yield (asked(inner),)
    for first in range(1, leaves):
        for one, other in product(bodies(first, depth + 1), bodies(leaves - first, depth + 1)):
            yield asked(one), otherwise(other)


def asked(body: Body) -> Clause:
    if body == (Clause(DEED),):
        return Clause(Sentence("if", {"condition": TRUE, "body": DEED}))
    return Clause(None, Sentence("if_lead", {"condition": TRUE}), body)


def otherwise(body: Body) -> Clause:
    if body == (Clause(DEED),):
        return Clause(Sentence("otherwise", {"body": DEED}), follows=True)
    return Clause(None, Sentence("otherwise_lead"), body, follows=True)


@pytest.mark.parametrize("told", [on_a_line, laid_out])
def test_no_two_bodies_are_told_the_same(told: Callable[[Body], object]) -> None:
    found: dict[object, Body] = {}
    for leaves in range(1, MOST + 1):
        for body in bodies(leaves):
            assert found.setdefault(told(body), body) == body
    assert len(found) > 1000


def test_statements_in_a_row_need_no_numbers() -> None:
    body = (Clause(None, Sentence("repeat_lead"), (Clause(DEED), Clause(DEED))),)
    assert on_a_line(body) == (Sentence("repeat_lead"), DEED, DEED)


def test_alternatives_that_say_what_each_does_are_numbered() -> None:
    one, two = (
        Sentence("option", {"noun": Noun(name, "options"), "condition": False, "body": DEED}) for name in ("go", "stay")
    )
    lead = Sentence("choose_one_lead")
    first, second = (Sentence("numbered", {"at": (Number(at),)}) for at in (1, 2))
    said = on_a_line((Clause(None, lead, (Clause(one), Clause(two))),))
    assert said == (lead, first, one, second, two)


CARD = """game g
  title "G"
  players 2 to 3
table charm (charms) on cards  worth
  otter                        2
each player has
  food    minus 3 to 5, more is lost
  tide    0 to 9, more is lost
  charms  some of charm
step play
  each player in turn: do turn
step turn
  lose 1 food
  rule oven: lose 1 food
with otter
  instead of oven
    {first}{head}
      lose 1 food
-      choose a number from 0 to your tide called most, then lose as many food as most
+    choose a number from 0 to your tide called most, then lose as many food as most
"""
"""What stands below a block, or behind it, on one line in a table and on a card."""
HEADS = (
    *("if your food is 3", "rule tax when your food is 3", "you may", "you may, up to 2 times"),
    *("you may, as often as you like", "repeat up to 2 times", "repeat until your food is 3"),
    *("repeat up to 9 times until your food is 3", "each player", "each opponent", "each player in turn"),
    *("each player from most food", "each player from fewest food", "each player whose food is 2", "for each opponent"),
    *("for each opponent whose food is 3", "for each charm", "that opponent", "the active player"),
)


@pytest.mark.parametrize("head", HEADS)
def test_what_stands_behind_a_block_is_told_from_what_stands_in_it(head: str) -> None:
    first = "choose an opponent\n    " if head == "that opponent" else ""
    assert judged(CARD.format(first=first, head=head)) == Verdict("told")


@pytest.mark.parametrize("long", [False, True])
def test_the_name_of_a_rule_goes_before_its_condition(long: bool) -> None:  # noqa: FBT001  # a parameter of the test
    """So that no colon follows another, and rules in a row begin alike, however long they are."""
    name = Noun("drought", "rules")
    rule = Sentence("rule", {"noun": name, "condition": False, "body": DEED})
    lead = Sentence("rule_lead", {"noun": name, "condition": False})
    asked_for = (
        Clause(None, Sentence("if_lead", {"condition": TRUE}), (Clause(None, lead, (Clause(DEED),)),))
        if long
        else Clause(Sentence("if", {"condition": TRUE, "body": rule}))
    )
    said = [one.name for one in on_a_line((asked_for,)) if isinstance(one, Sentence)]
    assert said == ["rule_name", *(["if_lead", "nothing"] if long else ["if"])]
