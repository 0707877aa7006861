"""One of whatever kind somebody likes: "discard 1 card of your choice", where any kind will do of which there is one.

choose a good that you have
lose 1 of that good

choose a kind that has at least 1 card in stock
gain 1 card of that kind
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.idioms.counting import asks_for_one
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.component import Field
from rulekit.statements.choose import Choose
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.pay import Pay

__all__ = ["IDIOMS"]


def tell(choose: Choose, deed: Gain | Lose | Pay, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``discard 1 card of your choice``."""
    amount = deed.amount
    if amount is None or deed.each is not None or (isinstance(deed, Gain) and deed.rotation):
        return None
    if choose.how != "one" or choose.preferring or choose.source is not None or choose.chosen.key in narrator.named:
        return None
    field = _one_of(amount, choose.chosen)
    if field is None or not speaks_alone((choose, deed), choose.chosen, narrator.game):
        return None
    if isinstance(deed, Gain):
        source = next((one for one in narrator.game.fields if one.name == field.source), None)
        owned = source is not None and asks_for_one(choose.found, source, None)
    else:
        owned = asks_for_one(choose.found, field, e.You())
    if not owned:
        return None
    verb = "gain" if isinstance(deed, Gain) else "lose" if isinstance(deed, Lose) else "pay"
    noun = amount.noun if amount.form is AmountForm.SOME_OF else choose.found.of
    some = Sentence("some_of_choice", {"count": Number(1), "noun": Noun(noun)})
    return clause(verb, amount=some, each=False, rotation=False)


def _one_of(amount: Amount, chosen: e.Variable) -> Field | None:
    """The field of which it is one, for the thing that was chosen."""
    match amount:
        case Amount(
            form=AmountForm.SOME_OF | AmountForm.AMOUNT_OF,
            count=e.Literal(value=1),
            what=e.FieldOf(field=field, owner=e.You(), index=e.VariableRef(variable=variable)),
        ) if variable.key == chosen.key:
            return field
        case _:
            return None


IDIOMS = tuple(Idiom((Choose, one), tell) for one in (Gain, Lose, Pay))
