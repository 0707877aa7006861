"""Something of yours that comes to a place, and how it lies there: "put an army of yours in that province, upright".

holder of that province becomes you
posture of that province becomes standing

holder of that province becomes nobody, then holder of that province becomes you
posture of that province becomes lying
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.idioms import replace
from rulekit.model import expression as e
from rulekit.statements.becomes import Becomes

__all__ = ["IDIOMS"]


def tell(come: Becomes, lies: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``put an army of yours in that province, upright``; where there is no word for that, one after the other."""
    return _told(come, narrator.say(come), lies, narrator) if isinstance(come.value, e.You) else None


def tell_replaced(gone: Becomes, come: Becomes, lies: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``replace the army in that province by one of yours, laid on its side``."""
    return _told(come, replace.tell(gone, come, narrator), lies, narrator)


def _told(
    come: Becomes, said: tuple[Clause, ...] | None, lies: Becomes, narrator: Narrator
) -> tuple[Clause, ...] | None:
    match said, come, lies:
        case (
            (Clause(clause=Sentence() as first, items=()),),
            Becomes(what=e.FieldOf(owner=None, index=e.VariableRef() as place, field=holder), piece=None),
            Becomes(
                what=e.FieldOf(owner=None, index=e.VariableRef() as same, field=posture), value=e.ItemRef(), piece=None
            ),
        ) if place == same and holder != posture:
            then = narrator.say(lies)[0].clause
            value = narrator.value(lies.value) if lies.value is not None else None
            if then is None or not isinstance(value, Noun):
                return None
            return clause("placed_so", first=first, then=then, noun=value)
        case _:
            return None


IDIOMS = (Idiom((Becomes, Becomes, Becomes), tell_replaced), Idiom((Becomes, Becomes), tell))
