"""One piece for another: "replace the army in that province by one of yours".

holder of that province becomes nobody, then holder of that province becomes you
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.statements.becomes import Becomes

__all__ = ["IDIOM"]


def tell(gone: Becomes, come: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``replace the army in that province by one of yours``; where there is no word for that, one after the other."""
    match gone, come:
        case (
            Becomes(
                what=e.FieldOf(field=field, owner=None, index=e.VariableRef() as place) as what,
                value=e.Nobody(),
                piece=None,
            ),
            Becomes(what=again, value=e.You(), piece=None),
        ) if again == what:
            first, then = (narrator.say(one)[0].clause for one in (gone, come))
            if first is None or then is None:
                return None
            return clause("replace", first=first, then=then, noun=Noun(field.name), of=narrator.value(place))
        case _:
            return None


IDIOM = Idiom((Becomes, Becomes), tell)
