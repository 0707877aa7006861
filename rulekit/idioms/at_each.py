"""The same for each place, said of all of them: "place 4 seeds in each pit that is not a store".

for each pit that is not big: put as many seeds as start_seeds on that pit
for each square between start and end: turn over 1 disc on that square
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.walk import inside
from rulekit.statements.for_each import ForEach
from rulekit.statements.put_on import PutOn
from rulekit.statements.turn_over import TurnOver

__all__ = ["IDIOM"]


def tell(each: ForEach, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``remove all fish from each pond in which you have a boat``."""
    if not isinstance(each.over, e.SetOf) or len(each.body) != 1 or each.over.element.key in narrator.named:
        return None
    (deed,) = each.body
    if not isinstance(deed, PutOn | TurnOver) or _place(deed) != each.over.element.key:
        return None
    if _is_spoken_of_twice(deed, each.over.element):
        return None
    (said,) = narrator.say(deed)
    if said.clause is None or "of" not in said.clause.parts:
        return None
    places, parts = narrator.set(each.over, "each"), said.clause.parts
    if parts.get("single"):
        # What is taken off only where it is needs words for where it is not.
        every = _has_it(deed, each.over)
        return clause("take_off_each", noun=parts["noun"], set=places, at_once=False) if every else None
    return (evolve(said, clause=Sentence(said.clause.name, {**parts, "of": places})),)


def _place(deed: PutOn | TurnOver) -> int | None:
    """The key of the variable that says where it is done."""
    where: e.Expression | None
    match deed:
        case PutOn(piece=None, amount=amount):
            where = amount.of if amount is not None else None
        case PutOn(piece=piece):
            where = piece.place if piece is not None else None
        case TurnOver(piece=piece):
            where = piece.place
    return where.variable.key if isinstance(where, e.VariableRef) else None


def _is_spoken_of_twice(deed: PutOn | TurnOver, element: e.Variable) -> bool:
    """Whether how many come there, or what they are, hangs on the place."""
    amount = deed.amount if isinstance(deed, PutOn) else None
    counted = amount.count if amount is not None else None
    return any(isinstance(one, e.VariableRef) and one.variable.key == element.key for one in inside(counted))


def _has_it(deed: PutOn | TurnOver, places: e.SetOf) -> bool:
    """Whether the places are those that have what is taken off them."""
    amount = deed.amount if isinstance(deed, PutOn) else None
    taken = amount.what.field if amount is not None and amount.what is not None else None
    return any(isinstance(one, e.Has) and not one.negated and one.what.field == taken for one in places.tests)


IDIOM = Idiom((ForEach,), tell)
