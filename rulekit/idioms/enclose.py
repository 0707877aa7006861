"""Pieces that are enclosed: "place a disc on a playable square; turn over every opponent's disc enclosed between".

choose a playable square called start
put 1 disc on start
for each bracket of start
  for each square between start and that bracket: turn over 1 disc on that square
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.enclosed import encloses, lies_between
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Part
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.statement import Body
from rulekit.model.walk import equivalent
from rulekit.statements.choose import Choose
from rulekit.statements.for_each import ForEach
from rulekit.statements.put_on import PutOn
from rulekit.statements.turn_over import TurnOver

__all__ = ["IDIOMS"]


def tell_laid(choose: Choose, put: PutOn, each: ForEach, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``place a disc on a playable square; turn over every opponent's disc enclosed there``."""
    match choose, put:
        case (
            Choose(how="one", preferring=(), source=None, together=None, found=found, chosen=chosen),
            PutOn(off=False, piece=piece),
        ) if piece is not None and isinstance(piece.place, e.VariableRef) and piece.place.variable.key == chosen.key:
            told = _told(each, piece.place)
            if told is None or not speaks_alone((choose, put, each), chosen, narrator.game):
                return None
            return clause("lay_enclosing", put=Noun(piece.noun), set=narrator.set(found, "one"), **told)
        case _:
            return None


def tell(each: ForEach, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``turn over every opponent's disc enclosed in a straight line between the disc on that square and another``."""
    related = each.over.related if isinstance(each.over, e.SetOf) else None
    told = _told(each, related.right) if related is not None else None
    if told is None or related is None:
        return None
    return clause("take_enclosed", of=narrator.value(related.right), **told)


def _told(each: ForEach, start: e.Expression) -> dict[str, Part] | None:
    """What is done with all that is enclosed between a place and others, and which pieces that are."""
    some = each.over
    if not isinstance(some, e.SetOf) or some.related is None or some.adjectives or len(some.tests) != 1:
        return None
    piece = encloses(some.related.relation)
    if piece is None or not equivalent(some.related.right, start):
        return None
    end = e.VariableRef(some.element)
    match each.body:
        case (ForEach(over=e.SetOf() as between, body=body),) if lies_between(between, start, end):
            away = _away(body, between, piece)
            return None if away is None else {"noun": Noun(piece.noun), "away": away}
        case _:
            return None


def _away(body: Body, between: e.SetOf, piece: e.HasPiece) -> bool | None:
    """Whether the piece on each of some places is removed; or turned over, as what a body does is no more than that."""
    match body:
        case (TurnOver(piece=there),):
            away = False
        case (PutOn(off=True, piece=there),) if there is not None:
            away = True
        case _:
            return None
    here = isinstance(there.place, e.VariableRef) and there.place.variable.key == between.element.key
    return away if here and there.sorts == piece.sorts else None


IDIOMS = (Idiom((Choose, PutOn, ForEach), tell_laid), Idiom((ForEach,), tell))
