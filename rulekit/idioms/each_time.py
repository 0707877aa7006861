"""What is paid again and again, and what comes of it each time: "you may use 1 worker as often as you like; ...".

you may, as often as you like
  pay 1 worker
  choose one
    city
      gain 1 tick of that site
    monument
      gain 1 tick of that monument

you may, as often as you like
  pay 1 spearhead
  each opponent: gain 2 disasters
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
        case (Pay() | Lose() as price, *rest) if rest and may.times is not None and narrator.short(may.body) is None:
            paid = narrator.with_body("may", (price,), times=said_times(may.times, narrator))
            if paid.clause is None or paid.items:
                return None
            if len(rest) == 1 and isinstance(rest[0], ChooseOne):
                (options,) = narrator.say(rest[0])
                return (Clause(None, Sentence("may_each_lead", {"body": paid.clause}), options.items),)
            return (narrator.with_body("may_each_time", tuple(rest), first=paid.clause),)
        case _:
            return None


IDIOM = Idiom((May,), tell)
