"""All that may stand somewhere, taken away at once: "remove the army from that province; also remove any city or fort".

holder of that province becomes nobody
empty town of that province
remove 1 monument from that province
remove 1 fort from that province
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.closed import ValueKind
from rulekit.model.statement import Statement
from rulekit.statements.becomes import Becomes
from rulekit.statements.empty import Empty
from rulekit.statements.put_on import PutOn

__all__ = ["IDIOMS"]

MOST = 6
"""So many are named in one sentence."""


def tell(*told: Statement | Narrator) -> tuple[Clause, ...] | None:
    """``remove the army from that province; also remove any city or fort``; ``remove any city or fort from it``."""
    *statements, narrator = told
    assert isinstance(narrator, Narrator)
    all_ = [one for one in statements if isinstance(one, Statement)]
    first = all_[0] if isinstance(all_[0], Becomes) else None
    gone = [_gone(one) for one in (all_ if first is None else all_[1:])]
    places = [_freed(first)] if first is not None else []
    places += [one and one[1] for one in gone]
    place = places[0]
    if place is None or any(one != place for one in places):
        return None
    said = narrator.say(first)[0].clause if first is not None else False
    if said is None:
        return None
    nouns = tuple(Noun(one[0]) for one in gone if one is not None)
    return clause("clear_away", first=said, nouns=nouns, of=narrator.value(place))


def _freed(becomes: Becomes) -> e.VariableRef | None:
    """Where nobody is any more."""
    match becomes:
        case Becomes(
            what=e.FieldOf(field=field, owner=None, index=e.VariableRef() as place), value=e.Nobody(), piece=None
        ) if field.kind is ValueKind.PLAYER:
            return place
        case _:
            return None


def _gone(statement: Statement) -> tuple[str, e.VariableRef] | None:
    """What is taken away whatever there is of it, and from where."""
    match statement:
        case Empty(what=e.FieldOf(field=field, owner=None, index=e.VariableRef() as place)) if (
            field.kind is ValueKind.ITEM
        ):
            return field.name, place
        case PutOn(amount=amount, off=True, piece=None) if amount is not None and amount.count == e.Literal(1):
            what = amount.what
            if isinstance(what, e.FieldOf) and what.field.highest == 1 and isinstance(amount.of, e.VariableRef):
                return what.field.name, amount.of
            return None
        case _:
            return None


IDIOMS = tuple(
    Idiom((first, *[Statement] * length), tell)
    for first in (Becomes, Empty, PutOn)
    for length in range(MOST - 1, 0, -1)
)
