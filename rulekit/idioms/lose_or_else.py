"""One for one, or something instead: who has one of something loses it, who has none does something else.

if you have at least 1 food: lose 1 food
otherwise: gain 1 disaster
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.statements.branch import If
from rulekit.statements.lose import Lose

__all__ = ["IDIOM"]


def tell(statement: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``lose 1 food or, if you have none left, gain 1 disaster``."""
    match statement:
        case If(
            branches=(
                (
                    e.HasCount(who=e.You(), op=Comparison.AT_LEAST, count=1, what=what),
                    (Lose(amount=Amount(form=AmountForm.SOME) as amount, each=None) as lose,),
                ),
            ),
            other=(other,),
        ) if amount.what == what and amount.count == e.Literal(1) and what.index is None:
            (instead, *more) = narrator.say(other)
            if more or instead.clause is None or instead.clause.shape.block or instead.clause.shape.subject:
                return None
            (lost,) = narrator.say(lose)
            return clause("lose_or_else", deed=lost.clause, body=instead.clause) if lost.clause is not None else None
        case _:
            return None


IDIOM = Idiom((If,), tell)
