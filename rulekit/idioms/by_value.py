"""What is done for each thing that something can be: a list with the thing before what is done for it.

if action of consul is camping: do pitch
if action of consul is building: do build

if passing is to_the_left: move all cards from gift to hand of the player on your left
otherwise if passing is across: move all cards from gift to hand of the player 2 places to your left
"""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.effect import Changes
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.statements.branch import If

__all__ = ["IDIOMS", "value_and_cases"]

FEWEST = 3
"""From how many cases on they are listed."""
MOST = 8
"""So many statements in a row are looked at."""


def value_and_cases(statement: If) -> tuple[e.Expression, tuple[tuple[e.ItemRef, Body], ...]] | None:
    """What a branch asks again and again, and the things that it may be with what is done then; None if it does not."""
    asked: list[e.Expression] = []
    cases: list[tuple[e.ItemRef, Body]] = []
    for condition, body in statement.branches:
        match condition:
            case e.Compare(left=left, op=Comparison.IS, right=e.ItemRef() as item):
                asked.append(left)
                cases.append((item, body))
            case _:
                return None
    first, *more = asked
    named = [item.index for item, _ in cases]
    return None if any(one != first for one in more) or len({*named}) < len(named) else (first, tuple(cases))


def tell(*told: If | Narrator) -> tuple[Clause, ...] | None:
    """``it depends on the action of the consul's space: ...``."""
    *branches, narrator = told
    assert isinstance(narrator, Narrator)
    found = [value_and_cases(one) for one in branches if isinstance(one, If)]
    whole = [one for one in found if one is not None]
    if len(whole) < len(found) or any(value != whole[0][0] for value, _ in whole):
        return None
    if _lies_somewhere(whole[0][0]):
        return None
    value, cases = whole[0][0], tuple(case for _, some in whole for case in some)
    others = [one.other for one in branches if isinstance(one, If) and one.other is not None]
    if len(cases) + len(others) < FEWEST or (others and len(branches) > 1):
        return None
    if len(branches) > 1 and (_is_changed(value, cases, narrator) or not _is_each_once(cases)):
        return None
    said = [narrator.with_body("case_of_value", body, value=narrator.value(item)) for item, body in cases]
    said += [narrator.with_body("case_else", other) for other in others]
    return (Clause(None, Sentence("by_value_lead", {"value": narrator.value(value)}), tuple(said)),)


def _lies_somewhere(value: e.Expression) -> bool:
    """Whether it is what lies at a place: people say that it lies there, and not what that place has."""
    return isinstance(value, e.FieldOf) and value.index is not None


def _is_each_once(cases: tuple[tuple[e.ItemRef, Body], ...]) -> bool:
    return len({item.index for item, _ in cases}) == len(cases)


def _is_changed(value: e.Expression, cases: tuple[tuple[e.ItemRef, Body], ...], narrator: Narrator) -> bool:
    """Whether what is done in one case could bring about another that is asked for behind it."""
    asked = {one.field for one in inside(value) if isinstance(one, e.FieldOf)}
    bodies = tuple(body for _, body in cases[:-1])
    return any(field in asked for body in bodies for field in _changed(body, narrator))


def _changed(body: Body, narrator: Narrator) -> Iterator[object]:
    """The fields that a body changes, by itself and through the steps that it leads to."""
    reached = narrator.flow.reached_from(body)
    steps = (one.body for one in narrator.game.steps if one.name in reached)
    for one in (body, *steps):
        for effect in narrator.game.vocabulary.effects(one):
            if isinstance(effect, Changes):
                yield effect.field


IDIOMS = tuple(Idiom((If,) * length, tell) for length in range(MOST, 0, -1))
