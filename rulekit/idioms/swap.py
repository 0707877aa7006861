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
from rulekit.idioms.counting import asks_for_one, one_of_chosen
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.closed import Base
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
    field = one_of_chosen(lose.amount, given.chosen)
    if field is None or one_of_chosen(gain.amount, taken.chosen) != field:
        return None
    if not asks_for_one(given.found, field, e.You()) or not _is_any_other(taken.found, given.chosen):
        return None
    body = (*choices, lose, gain)
    if not all(speaks_alone(body, one.chosen, narrator.game) for one in choices):
        return None
    return clause("swap", noun=Noun(given.found.of))


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
