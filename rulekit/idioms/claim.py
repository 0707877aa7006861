"""A thing of which each player can have one, and what only the first to have it gets: "you become its founder".

gain that monument
if builder of that monument is nobody: builder of that monument becomes you
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If
from rulekit.statements.gain import Gain

__all__ = ["IDIOM"]


def tell(gain: Gain, asked: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``gain that monument; if it has no first builder yet, you become its first builder``."""
    match gain, asked:
        case (
            Gain(amount=None, thing=e.VariableRef(variable=gained), each=None),
            If(
                branches=(
                    (
                        e.Compare(
                            left=e.FieldOf(owner=None, index=e.VariableRef(variable=variable)) as first,
                            op=Comparison.IS,
                            right=e.Nobody(),
                        ),
                        (Becomes(what=taken, value=e.You(), piece=None),),
                    ),
                ),
                other=None,
            ),
        ) if taken == first and variable.key == gained.key and gained.key not in narrator.named:
            (deed,) = narrator.say(gain)
            assert deed.clause is not None
            return clause("claim", deed=deed.clause, noun=Noun(first.field.name))
        case _:
            return None


IDIOM = Idiom((Gain, If), tell)
