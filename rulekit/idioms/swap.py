"""One of a kind given for one of another: "exchange 1 good for 1 of another kind".

choose a good that you have called given
choose a good that is not given called taken
lose 1 of given
gain 1 of taken
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.idioms.counting import asks_for_one
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import Base
from rulekit.model.component import Field
from rulekit.statements.choose import Choose
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose

__all__ = ["IDIOM"]


def tell(given: Choose, taken: Choose, lose: Lose, gain: Gain, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``exchange 1 good for 1 of another kind``."""
    choices = (given, taken)
    if any(one.how != "one" or one.preferring or one.source is not None for one in choices):
        return None
    if lose.each is not None or gain.each is not None or gain.rotation:
        return None
    field = _one_of(lose.amount, given.chosen)
    if field is None or _one_of(gain.amount, taken.chosen) != field:
        return None
    if not asks_for_one(given.found, field, e.You()) or not _is_any_other(taken.found, given.chosen):
        return None
    body = (*choices, lose, gain)
    if not all(speaks_alone(body, one.chosen, narrator.game) for one in choices):
        return None
    return clause("swap", noun=Noun(given.found.of))


def _one_of(amount: Amount | None, chosen: e.Variable) -> Field | None:
    """The field of which it is one, for the thing that was chosen."""
    match amount:
        case Amount(
            count=e.Literal(value=1),
            what=e.FieldOf(field=field, owner=e.You(), index=e.VariableRef(variable=variable)),
        ) if variable.key == chosen.key:
            return field
        case _:
            return None


def _is_any_other(found: e.SetOf, than: e.Variable) -> bool:
    """Whether everything can be chosen but what was chosen before."""
    match found:
        case e.SetOf(
            base=Base.ITEMS,
            tests=(
                e.Compare(left=e.VariableRef(variable=it), op=Comparison.IS_NOT, right=e.VariableRef(variable=other)),
            ),
        ):
            return it.key == found.element.key and other.key == than.key
        case _:
            return False


IDIOM = Idiom((Choose, Choose, Lose, Gain), tell)
