"""What may be done for a price: the price first, then what it brings, so that nobody takes the one without the other.

you may
  choose a good that you have
  pay 1 of that good
  gain 1 tent
  gain 1 plot of camp
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.statements.choose import Choose
from rulekit.statements.may import May
from rulekit.statements.pay import Pay

__all__ = ["IDIOM"]


def tell(statement: May, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``you may pay 1 good; if you do: ...``."""
    if statement.times is not None or narrator.short(statement.body) is not None:
        return None
    count, said = next(iter(narrator.groups(statement.body)))
    price, rest = statement.body[:count], statement.body[count:]
    if len(said) != 1 or said[0].clause is None or said[0].clause.shape.block or not rest:
        return None
    if not isinstance(price[-1], Pay) or not all(isinstance(one, Choose | Pay) for one in price):
        return None
    return (narrator.with_body("may_if_so", rest, first=said[0].clause),)


IDIOM = Idiom((May,), tell)
