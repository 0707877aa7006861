"""A piece that is taken off a board: "remove one of your opponent's men: one that is not in a mill, otherwise any".

choose a hostile point preferring loose
remove 1 man from that point
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.book.spelled import piece_on_each
from rulekit.document.sentence import Noun
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.statements.choose import RANKED, Choose
from rulekit.statements.put_on import PutOn

__all__ = ["IDIOM"]


def tell(choose: Choose, taken: PutOn, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``remove one of your opponent's men: if possible one that is not in a mill, otherwise any``."""
    match choose, taken:
        case (
            Choose(how="one", source=None, together=None, found=found, preferring=preferring, chosen=chosen),
            PutOn(off=True, piece=piece),
        ) if piece is not None and isinstance(piece.place, e.VariableRef) and piece.place.variable.key == chosen.key:
            there = piece_on_each(found)
            if there is None or there.sorts != piece.sorts or found.related is not None or len(preferring) >= RANKED:
                return None
            if not (there.opponents or isinstance(there.owner, e.You)) or not speaks_alone(
                (choose, taken), chosen, narrator.game
            ):
                return None
            prefers = tuple(narrator.adjective(e.AdjectiveUse(one, negated=False)) for one in preferring)
            place = narrator.kind_of(chosen.type, chosen.name)
            return clause("take_piece", noun=Noun(piece.noun), yours=not there.opponents, place=place, prefers=prefers)
        case _:
            return None


IDIOM = Idiom((Choose, PutOn), tell)
