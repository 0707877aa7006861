"""A step during which something is so: "land there; meanwhile you attack by sea".

by_sea becomes yes
do land

choose a coast
by_sea becomes yes
do land for that coast
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.meanwhile import meanwhile
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.idioms import choose_and
from rulekit.model.expression import Answer, FieldOf
from rulekit.model.walk import inside
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.do import Do

__all__ = ["IDIOMS"]


def tell(becomes: Becomes, do: Do, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``land there; meanwhile you attack by sea``."""
    return _told(becomes, narrator.say(do), narrator)


def tell_chosen(choose: Choose, becomes: Becomes, do: Do, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``land on a coast; meanwhile you attack by sea``."""
    if becomes.what is None or any(
        isinstance(one, FieldOf) and one.field == becomes.what.field for one in inside(choose)
    ):
        return None
    return _told(becomes, choose_and.tell(choose, do, narrator), narrator)


def tell_over(becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """Nothing: that it is over with the step has been said with it."""
    return () if _is(becomes, narrator, yes=False) else None


def _told(becomes: Becomes, said: tuple[Clause, ...] | None, narrator: Narrator) -> tuple[Clause, ...] | None:
    match said:
        case (Clause(clause=Sentence() as deed, items=()),) if _is(becomes, narrator, yes=True):
            assert becomes.what is not None
            return clause("so_meanwhile", deed=deed, noun=Noun(becomes.what.field.name, "states"))
        case _:
            return None


def _is(becomes: Becomes, narrator: Narrator, *, yes: bool) -> bool:
    what = becomes.what
    return what is not None and becomes.value == Answer(yes=yes) and what.field in meanwhile(narrator)


IDIOMS = (
    Idiom((Becomes, Do), tell),
    Idiom((Choose, Becomes, Do), tell_chosen),
    Idiom((Becomes,), tell_over),
)
