"""What things of a pair are said to have: one of its two numbers, the other of them; nobody speaks of a lower half.

half of it is low of that domino or half of it is high of that domino

half of that end becomes high of that domino if low of that domino is half of that end, otherwise low of that domino
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.component import Table
from rulekit.model.expression import AnyOf, Compare, Condition, Expression, FromColumn, IfElse

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["either", "is_either"]

TWO = 2


def is_either(test: Condition, narrator: Narrator) -> Sentence | None:
    """``its number is one of the two numbers of that domino``; None where the condition asks for something else."""
    match test:
        case AnyOf(parts=(Compare(op=Comparison.IS) as one, Compare(op=Comparison.IS) as two)):
            (what, part), (again, other) = _sides(one), _sides(two)
            if part is None or other is None or what != again or not _are_both(part, other):
                return None
            either_ = Sentence("either_of_two", _of(part, narrator))
            return Sentence(
                "compare", {"left": narrator.value(what), "op": Comparison.IS, "right": either_, "at": False}
            )
        case _:
            return None


def either(value: IfElse, narrator: Narrator) -> Sentence:
    """``the other number of that domino``, of two of which one is something; else one of two values as they are."""
    match value:
        case IfElse(
            then=FromColumn() as then, condition=Compare(op=Comparison.IS) as test, other=FromColumn() as other
        ):
            than, part = _sides(test)
            if part == other and _are_both(then, other):
                return Sentence("other_of_two", {**_of(then, narrator), "than": narrator.value(than)})
        case _:
            pass
    both = {"then": narrator.value(value.then), "other": narrator.value(value.other)}
    return Sentence("value_if", {**both, "condition": narrator.condition(value.condition)})


def _sides(test: Compare) -> tuple[Expression, FromColumn | None]:
    """What is compared with a part of a pair, and that part; None where neither side is one."""
    match test:
        case Compare(left=FromColumn(table=table) as part, right=what) if _is_pair(table):
            return what, part
        case Compare(left=what, right=FromColumn(table=table) as part) if _is_pair(table):
            return what, part
        case _:
            return test.left, None


def _is_pair(table: Table) -> bool:
    return bool(table.pattern) and len(table.columns) == TWO and len({one.table for one in table.columns}) == 1


def _are_both(one: FromColumn, other: FromColumn) -> bool:
    """Whether they are the two parts of one thing."""
    return one.item == other.item and one.table == other.table and one.column != other.column and _is_pair(one.table)


def _of(part: FromColumn, narrator: Narrator) -> dict[str, Part]:
    return {"noun": Noun(part.column.table), "of": narrator.value(part.item)}
