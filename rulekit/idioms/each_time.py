"""What is paid again and again for one of several things: "you may use 1 worker as often as you like; each time, ...".

you may, as often as you like
  pay 1 worker
  choose one
    city
      gain 1 tick of that site
    monument
      gain 1 tick of that monument
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Sentence
from rulekit.statements.choose_one import ChooseOne
from rulekit.statements.lose import Lose
from rulekit.statements.may import May
from rulekit.statements.pay import Pay
from rulekit.statements.repetition import said_times

__all__ = ["IDIOM"]


def tell(may: May, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``you may use 1 worker as often as you like; each time, choose one: ...``."""
    match may.body:
        case (Pay() | Lose() as price, ChooseOne() as choice) if may.times is not None:
            paid = narrator.with_body("may", (price,), times=said_times(may.times, narrator))
            (options,) = narrator.say(choice)
            if paid.clause is None or paid.items:
                return None
            return (Clause(None, Sentence("may_each_lead", {"body": paid.clause}), options.items),)
        case _:
            return None


IDIOM = Idiom((May,), tell)
