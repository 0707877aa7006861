"""Taking out of a pile: what was chosen there is yours, or drawn by chance, and lies there no longer.

choose an event that is in event_pile
gain that event
remove that event from event_pile

choose a random event that is in event_pile
remove that event from event_pile
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.idioms import choose_and, choose_as
from rulekit.idioms.lying import without_place
from rulekit.model import expression as e
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.gain import Gain
from rulekit.statements.remove_from import RemoveFrom

__all__ = ["IDIOMS"]


def tell(choose: Choose, taken: Gain | Becomes, remove: RemoveFrom, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``take an event from the pile of events``."""
    if remove.thing != e.VariableRef(choose.chosen) or choose.how != "one":
        return None
    found = without_place(choose.found, remove.row)
    if found is None:
        return None
    free = evolve(choose, found=found)
    told = choose_and.tell(free, taken, narrator) if isinstance(taken, Gain) else choose_as.tell(free, taken, narrator)
    if told is None or told[0].clause is None:
        return None
    return clause("take_from", body=told[0].clause, source=narrator.place(remove.row))


def tell_drawn(choose: Choose, remove: RemoveFrom, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``draw an event from the pile of events``."""
    if remove.thing != e.VariableRef(choose.chosen) or choose.how != "random" or choose.chosen.key in narrator.named:
        return None
    found = without_place(choose.found, remove.row)
    if found is None or found.tests or found.adjectives or found.related is not None:
        return None
    sources = (narrator.place(remove.row),)
    return clause("draw", noun=Noun(found.of), sources=sources, hidden=True, single=False, last=False)


IDIOMS = (
    *(Idiom((Choose, one, RemoveFrom), tell) for one in (Gain, Becomes)),
    Idiom((Choose, RemoveFrom), tell_drawn),
)
