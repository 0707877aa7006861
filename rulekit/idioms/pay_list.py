"""Several prices after one another, each in another kind of the same: "pay 1 wood and 1 cloth".

pay 1 wood
pay 1 cloth
"""

from __future__ import annotations

from itertools import pairwise

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.statements.pay import Pay

__all__ = ["IDIOMS"]

MOST = 4
"""So many are named in one sentence."""


def tell(*told: Pay | Narrator) -> tuple[Clause, ...] | None:
    """``pay 1 wood and 1 cloth``."""
    *prices, narrator = told
    assert isinstance(narrator, Narrator)
    amounts = [one.amount for one in prices if isinstance(one, Pay) and one.each is None]
    if len(amounts) < len(prices) or not all(_is_so_many_of_one(one) for one in amounts):
        return None
    if not all(_is_other_of_same(one, other) for one, other in pairwise(amounts)):
        return None
    several = tuple(narrator.amount(one) for one in amounts)
    together = Sentence("some_together", {"noun": Noun(amounts[0].noun), "amounts": several})
    return clause("pay", amount=together, each=False)


def _is_so_many_of_one(amount: Amount) -> bool:
    """Whether it is a number of something that is kept of each of several things, called by the name of that thing."""
    what = amount.what
    return (
        amount.form is AmountForm.SOME
        and isinstance(amount.count, e.Literal)
        and what is not None
        and isinstance(what.index, e.ItemRef)
    )


def _is_other_of_same(one: Amount, other: Amount) -> bool:
    """Whether both are kept in one place for each of the things, and are not of the same thing."""
    assert one.what is not None
    assert other.what is not None
    return one.what.field == other.what.field and one.what.index != other.what.index


IDIOMS = tuple(Idiom((Pay,) * length, tell) for length in range(MOST, 1, -1))
