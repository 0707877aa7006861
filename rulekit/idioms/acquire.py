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
from rulekit.model.closed import Owner
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
            price = Noun(column.name, "columns")
            parts: dict[str, Part] = {
                "times": False if once else times,
                "set": narrator.set(found, "exactly", 1) if once else narrator.set(found, "one"),
                "price": price,
            }
            offer = Clause(None, Sentence("may_acquire_lead", parts), paid.items)
            return (offer,) if may_be_exact(pay) else (offer, _no_change(pay, price))
        case _:
            return None


def _no_change(pay: PayWith, price: Noun) -> Clause:
    """``what you pay must add up to its cost; anything over is lost, and so are the coins that you do not spend``."""
    fleeting = tuple(Noun(one.noun) for one in pay.means if one.what.field.owner is Owner.TURN)
    return Clause(Sentence("no_change", {"price": price, "fleeting": fleeting}), follows=True)


IDIOM = Idiom((May,), tell)
