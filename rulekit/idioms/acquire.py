"""Buying: a thing is chosen, its price is paid with several means, and it is yours.

you may, up to buys_in_a_turn times
  choose a development that you lack
  pay cost of that development with
    coins  worth 1 each
    goods  worth value, whole
  gain that development
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.statements.choose import Choose
from rulekit.statements.gain import Gain
from rulekit.statements.may import May
from rulekit.statements.pay_with import PayWith, may_be_exact
from rulekit.statements.repetition import said_times

__all__ = ["IDIOM"]


def tell(may: May, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``you may buy a development that you do not have yet; pay its cost with any mix of these: ...``."""
    match may.body:
        case (
            Choose(how="one", found=found, chosen=chosen, preferring=(), source=None),
            PayWith(price=e.FromColumn(column=column, item=e.VariableRef(variable=priced))) as pay,
            Gain(amount=None, thing=e.VariableRef(variable=gained), each=None),
        ) if priced.key == gained.key == chosen.key and chosen.key not in narrator.named:
            (paid,) = narrator.say(pay)
            if not paid.items:
                return None  # there is but one way to pay
            times = said_times(may.times, narrator)
            once = not times or times == Number(1)
            parts: dict[str, Part] = {
                "times": False if once else times,
                "set": narrator.set(found, "exactly", 1) if once else narrator.set(found, "one"),
                "price": Noun(column.name, "columns"),
                "exact": may_be_exact(pay),
            }
            return (Clause(None, Sentence("may_acquire_lead", parts), paid.items),)
        case _:
            return None


IDIOM = Idiom((May,), tell)
