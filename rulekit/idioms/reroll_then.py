"""Rerolls with something that is done after each of them.

you may, up to 2 times
  choose any dice that are not set_aside
  reroll those dice
  do set_skulls_aside
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Sentence
from rulekit.statements.choose import Choose
from rulekit.statements.do import Do
from rulekit.statements.may import May
from rulekit.statements.repetition import said_times
from rulekit.statements.reroll import Reroll

__all__ = ["IDIOM"]


def tell(may: May, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``you may, up to 2 times, reroll any dice that are not set aside``, and ``after each reroll, ...``."""
    match may.body:
        case (Choose() as choose, Reroll() as reroll, Do() as after):
            thrown, done = narrator.all((choose, reroll)), narrator.all((after,))
            if len(thrown) != 1 or thrown[0].clause is None or len(done) != 1 or done[0].clause is None:
                return None
            times = said_times(may.times, narrator)
            return (
                Clause(Sentence("may", {"times": times, "body": thrown[0].clause})),
                Clause(Sentence("after_reroll", {"body": done[0].clause}), follows=True),
            )
        case _:
            return None


IDIOM = Idiom((May,), tell)
