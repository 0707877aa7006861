"""A majority: whoever has the most of something gains so much, and those who tie gain so much each.

each player who alone has the most plots: gain 4 points
each player who shares the most plots: gain 2 points
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.gain import Gain

__all__ = ["IDIOM"]


def tell(alone: EachPlayer, tied: EachPlayer, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``whoever has the most plots gains 4 points; players who tie gain 2 each; whoever has none gets nothing``."""
    most, shared = _asked(alone), _asked(tied)
    if most is None or shared is None or most.alone is not True or shared.alone is not False:
        return None
    if _counted(most) != _counted(shared) or most.most != shared.most:
        return None
    whole, part = _gained(alone), _gained(tied)
    if whole is None or part is None or whole.noun != part.noun or _counted(most)[0] == whole.noun:
        return None
    they, asked = narrator.of_others(), narrator.condition(most)
    one, several = they.say(alone.body[0])[0].clause, they.say(tied.body[0])[0].clause
    assert one is not None
    assert several is not None
    return clause("majority", noun=asked.parts["noun"], of=asked.parts["of"], most=most.most, alone=one, tied=several)


def _counted(most: e.HasMost) -> tuple[str, e.Expression | None]:
    """What is counted, by its name, and of which thing."""
    match most.what:
        case e.DerivedOf(derived=derived, item=item):
            return derived.name, item
        case e.FieldOf(field=field, index=index):
            return field.name, index


def _asked(each: EachPlayer) -> e.HasMost | None:
    """What is asked of each player, if it is no more than how much they have beside the others."""
    if each.in_turn or each.source is not None or each.ranked is not None or each.together:
        return None
    match each.over:
        case e.SetOf(base=Base.PLAYERS, tests=(e.HasMost() as most,)):
            return most
        case _:
            return None


def _gained(each: EachPlayer) -> Amount | None:
    """What each of them gains, if it is so many of something and nothing else is done."""
    match each.body:
        case (Gain(amount=Amount(form=AmountForm.SOME, count=e.Literal()) as amount, each=None, rotation=False),):
            return amount
        case _:
            return None


IDIOM = Idiom((EachPlayer, EachPlayer), tell)
