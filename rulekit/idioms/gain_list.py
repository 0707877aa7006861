"""Several gains of the same kind after one another: "gain 1 tile of each of these: wheat, rock, and camp".

gain 1 plot of wheat
gain 1 plot of camp

gain 1 jar of lime
gain 2 jars of heath
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.statements.gain import Gain

__all__ = ["IDIOMS"]

MOST = 6
"""So many are named in one sentence."""


def tell(*told: Gain | Narrator) -> tuple[Clause, ...] | None:
    """``gain 1 tile of each of these: wheat and camp``; ``gain 1 jar of lime and 2 jars of heath``."""
    *gains, narrator = told
    assert isinstance(narrator, Narrator)
    amounts = [one.amount for one in gains if isinstance(one, Gain) and one.each is None and not one.rotation]
    whole = [one for one in amounts if one is not None and _is_so_many_of_one(one)]
    if len(whole) < len(gains) or len({one.what and one.what.field.name for one in whole}) > 1:
        return None
    first, *others = whole
    if all(one.count == first.count for one in others):
        assert first.count is not None
        of = tuple(narrator.value(one.of) for one in whole if one.of is not None)
        return clause("gain_of_each", count=narrator.value(first.count), noun=Noun(first.noun), of=of)
    return clause("gain_list", amounts=tuple(narrator.amount(one) for one in whole))


def _is_so_many_of_one(amount: Amount) -> bool:
    """Whether it is a number of a field that is kept of each of several things, of one of them."""
    return amount.form is AmountForm.SOME_OF and isinstance(amount.count, e.Literal) and amount.of is not None


IDIOMS = tuple(Idiom((Gain,) * length, tell) for length in range(MOST, 1, -1))
