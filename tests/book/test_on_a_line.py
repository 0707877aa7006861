"""Statements on one line and in lists: what belongs to what can be told, whatever stands in whatever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from rulekit.book.clause import Clause
from rulekit.book.on_a_line import on_a_line
from rulekit.book.passages import laid_out
from rulekit.document.sentence import Noun, Number, Sentence

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
