"""A pile made smaller: things are taken out of it at random until no more than so many are left.

repeat until number of empires that are in pile is at most number of players
  choose a random empire that is in pile
  remove that empire from pile
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.idioms.lying import without_place
from rulekit.model import expression as e
from rulekit.statements.choose import Choose
from rulekit.statements.remove_from import RemoveFrom
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``remove random empires from the pile of empires until at most 5 are left``."""
    match repeat:
        case Repeat(
            times=None,
            until=e.Compare(left=e.CountOf(set=counted), op=Comparison.AT_MOST, right=limit),
            body=(
                Choose(how="random", found=found, chosen=chosen, preferring=(), source=None),
                RemoveFrom(thing=e.VariableRef(variable=variable), row=row),
            ),
        ) if variable.key == chosen.key and chosen.key not in narrator.named:
            if not (_is_all_of(counted, row) and _is_all_of(found, row)):
                return None
            return clause("thin_out", noun=Noun(found.of), row=narrator.place(row), limit=narrator.value(limit))
        case _:
            return None


def _is_all_of(some: e.SetOf, row: e.FieldOf) -> bool:
    """Whether a set is all that lies in a place."""
    free = without_place(some, row)
    return free is not None and not free.tests and not free.adjectives and free.related is None


IDIOM = Idiom((Repeat,), tell)
