"""Rounds: so many times everybody does something, one after another.

repeat 12 times
  each player in turn: do turn
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.model import expression as e
from rulekit.model.closed import Base
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]

FEWEST = 2
"""One pass is no rounds."""


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``play 12 rounds: in each of them, each player in turn takes a turn``."""
    match repeat:
        case Repeat(
            times=e.Literal() | e.ParameterValue() as times,
            until=None,
            body=(EachPlayer(over=e.SetOf(base=Base.PLAYERS, tests=()), in_turn=True, ranked=None) as each,),
        ):
            said = narrator.say(each)
            body = said[0].clause
            if len(said) > 1 or body is None or _count(times) < FEWEST:
                return None
            return clause("play_rounds", count=narrator.value(times), body=body)
        case _:
            return None


def _count(times: e.Literal | e.ParameterValue) -> int:
    return times.value if isinstance(times, e.Literal) else times.parameter.value


IDIOM = Idiom((Repeat,), tell)
