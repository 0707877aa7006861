"""Taking out of a pile: what was chosen there is yours, and lies there no longer.

choose an event that is in event_pile
gain that event
remove that event from event_pile
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
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


IDIOMS = tuple(Idiom((Choose, one, RemoveFrom), tell) for one in (Gain, Becomes))
