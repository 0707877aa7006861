"""Down to a limit: whoever has more of something than a limit loses of it, by choice, until that many are left.

repeat until your goods are at most goods_limit
  choose a good that you have
  lose 1 of that good
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.idioms.counting import is_yours_of, total_of
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base
from rulekit.model.component import Field
from rulekit.statements.choose import Choose
from rulekit.statements.lose import Lose
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]

SOME = {(Comparison.AT_LEAST, 1), (Comparison.MORE_THAN, 0), (Comparison.IS_NOT, 0)}
"""That there is at least one of what can't be less than none."""


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``if you have more than 6 goods, lose goods of your choice until you have 6``."""
    match repeat:
        case Repeat(
            times=None,
            until=e.Compare(left=counted, op=Comparison.AT_MOST, right=limit),
            body=(
                Choose(how="one", found=found, chosen=chosen, preferring=(), source=None),
                Lose(amount=Amount() as amount, each=None),
            ),
        ) if amount.count == e.Literal(1) and amount.what is not None and is_yours_of(amount.what, chosen):
            field = amount.what.field
            if total_of(counted) != (field, found.of) or not _asks_for_one(found, field):
                return None
            of_kind = amount.form is AmountForm.SOME_OF
            if not of_kind and amount.form is not AmountForm.AMOUNT_OF:
                return None
            return clause("trim", noun=Noun(amount.noun if of_kind else found.of), limit=narrator.value(limit))
        case _:
            return None


def _asks_for_one(found: e.SetOf, field: Field) -> bool:
    """Whether everything can be chosen of which ``you`` have at least one, and nothing else."""
    return found.base is Base.ITEMS and len(found.tests) == 1 and _has_one(found.tests[0], field, found.element.key)


def _has_one(test: e.Condition, field: Field, key: int) -> bool:
    """Whether a test asks for at least one of a field of a thing, itself or by a word that the rules define."""

    def fits(what: object) -> bool:
        index = what.index if isinstance(what, e.FieldOf) else None
        return (
            isinstance(what, e.FieldOf)
            and what.field == field
            and isinstance(what.owner, e.You)
            and isinstance(index, e.VariableRef)
            and index.variable.key == key
        )

    match test:
        case e.Membership(item=e.VariableRef(variable=variable), what=what, negated=False):
            return variable.key == key and what.field == field and isinstance(what.owner, e.You)
        case e.HasCount(who=e.You(), op=op, count=count, what=what):
            return (op, count) in SOME and fits(what)
        case e.Compare(left=left, op=op, right=e.Literal(value=value)):
            return (op, value) in SOME and fits(left)
        case e.Is(thing=e.VariableRef(variable=variable), use=e.AdjectiveUse(adjective=adjective, negated=False)):
            return variable.key == key and _has_one(adjective.condition, field, adjective.variable.key)
        case _:
            return False


IDIOM = Idiom((Repeat,), tell)
