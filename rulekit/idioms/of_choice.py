"""One of whatever kind somebody likes: "discard 1 card of your choice", where any kind will do of which there is one.

choose a good that you have
lose 1 of that good

choose a kind that has at least 1 card in stock
gain 1 card of that kind

Of two such deeds, one after the other, the first asking that there are two: "discard 2 cards of your choice".
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.idioms.counting import asks_for_one, one_of_chosen
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.closed import AmountForm
from rulekit.statements.choose import Choose
from rulekit.statements.do import Do
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.pay import Pay

__all__ = ["IDIOMS"]


def tell(choose: Choose, deed: Gain | Lose | Pay, narrator: Narrator, *, of: int = 1) -> tuple[Clause, ...] | None:
    """``discard 1 card of your choice``; ``of`` so many that there must be."""
    amount = deed.amount
    if amount is None or deed.each is not None or (isinstance(deed, Gain) and deed.rotation):
        return None
    if choose.how != "one" or choose.preferring or choose.source is not None or choose.chosen.key in narrator.named:
        return None
    field = one_of_chosen(amount, choose.chosen)
    if field is None or not speaks_alone((choose, deed), choose.chosen, narrator.game):
        return None
    if isinstance(deed, Gain):
        source = next((one for one in narrator.game.fields if one.name == field.source), None)
        owned = source is not None and asks_for_one(choose.found, source, None)
    else:
        owned = asks_for_one(choose.found, field, e.You(), of=of)
    if not owned:
        return None
    verb = "gain" if isinstance(deed, Gain) else "lose" if isinstance(deed, Lose) else "pay"
    noun = amount.noun if amount.form is AmountForm.SOME_OF else choose.found.of
    some = Sentence("some_of_choice", {"count": Number(1), "noun": Noun(noun)})
    return clause(verb, amount=some, each=False, rotation=False)


def tell_two(choose: Choose, deed: Lose | Pay, then: Do, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``discard 2 cards of your choice``: the second in a step of its own, as it depends on the first."""
    first, second = tell(choose, deed, narrator, of=2), narrator.say(then)
    if first is None or len(second) != 1 or not _is_like(first[0].clause, second[0].clause):
        return None
    said = first[0].clause
    assert said is not None
    some = said.parts["amount"]
    assert isinstance(some, Sentence)
    both = Sentence(some.name, {**some.parts, "count": Number(2)})
    return clause("lose", **{**said.parts, "amount": both})


def _is_like(first: Sentence | None, second: Sentence | None) -> bool:
    """Whether both are about one thing of choice that is lost: whether as a price is all the same to who loses both."""
    if first is None or second is None or second.name not in _LOST:
        return False
    return first.parts["amount"] == second.parts["amount"] and first.parts["each"] == second.parts["each"]


_LOST = ("lose", "pay")


IDIOMS = (Idiom((Choose, Lose | Pay, Do), tell_two), *(Idiom((Choose, one), tell) for one in (Gain, Lose, Pay)))
