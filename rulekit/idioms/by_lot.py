"""Places given out by lot: one who has none yet is drawn again and again, and gets the next.

repeat (number of players) times
  choose a random player whose points are 0
  that player: gain 1 point for each player whose points are at least 1, then gain 1 point
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base, ValueKind
from rulekit.model.component import Field
from rulekit.model.statement import Body
from rulekit.statements.choose import Choose
from rulekit.statements.gain import Gain
from rulekit.statements.repeat import Repeat
from rulekit.statements.subject import Subject

__all__ = ["IDIOM"]

ONE = e.Literal(1)


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``in an order drawn at random, the players score 1 point, 2 points, 3 points, and so on``."""
    match repeat:
        case Repeat(
            times=e.Players(),
            until=None,
            body=(
                Choose(how="random", found=found, chosen=chosen, preferring=(), source=None),
                Subject(who=e.VariableRef(variable=who), body=body),
            ),
        ) if who.key == chosen.key and chosen.key not in narrator.named:
            next_ = _next(body)
            if next_ is None or not _are(found, _field(next_), Comparison.IS, 0):
                return None
            (first,) = narrator.of_others().say(next_)
            return clause("by_lot", deed=first.clause) if first.clause is not None else None
        case _:
            return None


def _next(body: Body) -> Gain | None:
    """What the first who is drawn gains; each who is drawn has one more than all who were drawn before."""
    match body:
        case (
            Gain(amount=Amount(form=AmountForm.SOME, what=e.FieldOf(field=field, index=None)) as first, each=others),
            Gain(amount=Amount(form=AmountForm.SOME) as second, each=None) as one,
        ) if first == second and first.count == ONE and isinstance(others, e.SetOf):
            fresh = field.kind is ValueKind.NUMBER and field.start == 0
            return one if fresh and _are(others, field, Comparison.AT_LEAST, 1) else None
        case _:
            return None


def _field(gain: Gain) -> Field:
    assert gain.amount is not None
    assert isinstance(gain.amount.what, e.FieldOf)
    return gain.amount.what.field


def _are(some: e.SetOf, field: Field, op: Comparison, count: int) -> bool:
    """Whether a set is all players who have so many of something."""
    match some:
        case e.SetOf(base=Base.PLAYERS, adjectives=(), related=None, tests=(e.Compare() as test,)):
            has = e.FieldOf(field, e.VariableRef(some.element, plain=True), None)
            return test.left == has and test.op is op and test.right == e.Literal(count)
        case _:
            return False


IDIOM = Idiom((Repeat,), tell)
