"""Down to a limit: whoever has more of something than a limit loses of it, by choice, until that many are left.

repeat until your goods are at most goods_limit
  choose a good that you have
  lose 1 of that good
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.idioms.counting import asks_for_one, is_yours_of, total_of
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.statements.choose import Choose
from rulekit.statements.lose import Lose
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``if you have more than 6 goods, lose goods of your choice until you have 6``."""
    match repeat:
        case Repeat(
            times=None,
            until=e.Compare(left=counted, op=Comparison.AT_MOST, right=limit),
            body=(
                Choose(how="one", found=found, chosen=chosen, preferring=(), source=None),
                Lose(amount=Amount() as amount, each=None),
            ),
        ) if amount.count == e.Literal(1) and amount.what is not None and is_yours_of(amount.what, chosen):
            field = amount.what.field
            if total_of(counted) != (field, found.of) or not asks_for_one(found, field, e.You()):
                return None
            of_kind = amount.form is AmountForm.SOME_OF
            if not of_kind and amount.form is not AmountForm.AMOUNT_OF:
                return None
            return clause("trim", noun=Noun(amount.noun if of_kind else found.of), limit=narrator.value(limit))
        case _:
            return None


IDIOM = Idiom((Repeat,), tell)
