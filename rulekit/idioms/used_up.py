"""A thing that serves once, or again as long as something is left: "while you have any extra moves, use up 1 instead".

if extra is 0: that die becomes played
otherwise: lose 1 extra
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.closed import Owner
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If
from rulekit.statements.lose import Lose

__all__ = ["IDIOM"]


def tell(cases: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``count that die as played, or, while you have any extra moves, use up one of them instead``."""
    match cases:
        case If(
            branches=((e.Compare(left=e.FieldOf(field=field) as left, op=op, right=e.Literal(value=0)), (body,)),),
            other=(Lose(each=None) as lost,),
        ) if op in (Comparison.IS, Comparison.AT_MOST) and field.owner in (Owner.TURN, Owner.PLAYER):
            amount = lost.amount
            if not isinstance(body, Becomes) or body.adjective is None or amount is None:
                return None
            if amount.what != left or amount.count != e.Literal(1):
                return None
            told = narrator.say(body)
            done = told[0].clause if len(told) == 1 else None
            return None if done is None else clause("used_up", body=done, noun=Noun(field.name))
        case _:
            return None


IDIOM = Idiom((If,), tell)
