"""A choice that is kept in mind: what is chosen, a thing or a number, is something from then on.

choose a mobile square
here becomes that square

choose a number from 1 to 6 called n
bid becomes n
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.choose_number import ChooseNumber

__all__ = ["IDIOMS"]


def tell(choose: Choose, becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose a mobile square as your starting square``; in two where the words say otherwise how it becomes that."""
    match choose, becomes:
        case (
            Choose(how="one" | "random", preferring=(), source=None, found=found, chosen=chosen),
            Becomes(
                what=e.FieldOf(field=field, owner=None | e.You(), index=None),
                value=e.VariableRef(variable=variable),
                adjective=None,
            ),
        ) if variable.key == chosen.key and chosen.key not in narrator.named:
            if field.owner is Owner.DIE or field.kind is not ValueKind.ITEM:
                return None
            picked, kept = (narrator.say(one)[0].clause for one in (choose, becomes))
            if picked is None or kept is None or kept.name != "becomes":
                return None
            apart = Sentence("seq", {"items": (picked, kept)})
            set_, noun = narrator.set(found, choose.how), Noun(field.name)
            return clause("choose_as", apart=apart, set=set_, noun=noun, yours=_mine(field, narrator))
        case _:
            return None


def tell_number(choose: ChooseNumber, becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose a number from 1 to 6 as the bid``."""
    match becomes:
        case Becomes(
            what=e.FieldOf(field=field, owner=None | e.You(), index=None),
            value=e.VariableRef(variable=variable),
            adjective=None,
        ) if variable.key == choose.chosen.key and variable.key not in narrator.named:
            picked, kept = (narrator.say(one)[0].clause for one in (choose, becomes))
            if picked is None or kept is None or kept.name != "becomes" or field.kind is not ValueKind.NUMBER:
                return None
            apart = Sentence("seq", {"items": (picked, kept)})
            mine = _mine(field, narrator)
            return clause("choose_number_as", choice=picked, apart=apart, noun=Noun(field.name), yours=mine)
        case _:
            return None


def _mine(field: Field, narrator: Narrator) -> bool:
    """Whether it is somebody's own, and not what all share."""
    return field.owner in (Owner.PLAYER, Owner.TURN) and not narrator.common(field)


IDIOMS = (Idiom((Choose, Becomes), tell), Idiom((ChooseNumber, Becomes), tell_number))
