"""Dice against dice: "roll 2 dice, the attacking dice; against them the defender rolls 1".

roll 2 dice
for each die: that die becomes attacking
defender: roll 1 more die
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base
from rulekit.statements.becomes import Becomes
from rulekit.statements.for_each import ForEach
from rulekit.statements.roll import Roll
from rulekit.statements.subject import Subject

__all__ = ["IDIOM"]


def tell(roll: Roll, each: ForEach, subject: Subject, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``roll 2 dice; these are attacking, and against them the defender rolls 1 die``."""
    match roll, each, subject:
        case (
            Roll(amounts=(Amount(form=AmountForm.SOME) as own,), called=None),
            ForEach(
                over=e.SetOf(base=Base.DICE, tests=(), element=element),
                body=(Becomes(what=e.FieldOf(owner=e.VariableRef(variable=die)), adjective=adjective, piece=None),),
            ),
            Subject(who=who, body=(Roll(amounts=(Amount(form=AmountForm.MORE) as other,), called=None),)),
        ) if adjective is not None and die.key == element.key and own.noun == other.noun:
            deed, against = (
                Sentence("roll", {"amount": narrator.amount(evolve(one, form=AmountForm.SOME))}) for one in (own, other)
            )
            return clause(
                "dice_duel",
                deed=deed,
                adjective=narrator.adjective(e.AdjectiveUse(adjective, negated=False)),
                noun=Noun(own.noun),
                body=Sentence("subject", {"who": narrator.value(who), "body": against}),
            )
        case _:
            return None


IDIOM = Idiom((Roll, ForEach, Subject), tell)
