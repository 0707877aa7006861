"""Pieces on one place after the other, each called by its name: "1 disc on e4 and 1 on d5", in one sentence.

put 1 disc on e4, d5
put 2 checkers on point 24, then put 5 checkers on point 13
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Number
from rulekit.model.expression import Expression, ItemRef, Literal
from rulekit.statements.put_on import PutOn

__all__ = ["IDIOMS"]

MOST = 8
"""So many places are named in one sentence."""


def tell(*told: PutOn | Narrator) -> tuple[Clause, ...] | None:
    """``place 1 disc on e4 and 1 on d5``."""
    *puts, narrator = told
    assert isinstance(narrator, Narrator)
    laid = [_laid(one) for one in puts if isinstance(one, PutOn)]
    whole = [one for one in laid if one is not None]
    if len(whole) < len(laid) or len({noun for noun, _, _ in whole}) > 1:
        return None
    counts = tuple(Number(count) for _, count, _ in whole)
    places = tuple(narrator.value(place) for _, _, place in whole)
    return clause("lay_out", noun=Noun(whole[0][0]), counts=counts, places=places)


def _laid(put: PutOn) -> tuple[str, int, Expression] | None:
    """What is put, how many of it and where, if both are said outright."""
    match put:
        case PutOn(off=False, piece=piece) if piece is not None and isinstance(piece.place, ItemRef):
            return piece.noun, 1, piece.place
        case PutOn(off=False, amount=amount) if amount is not None and amount.what is not None:
            if isinstance(amount.count, Literal) and isinstance(amount.of, ItemRef):
                return amount.what.field.name, amount.count.value, amount.of
    return None


IDIOMS = tuple(Idiom((PutOn,) * length, tell) for length in range(MOST, 1, -1))
