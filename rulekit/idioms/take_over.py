"""Something that nobody has and that is now somebody's: "choose a strip that has no owner; it is now yours".

choose a random strip whose owner is nobody
owner of that strip becomes you
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose

__all__ = ["IDIOM"]


def tell(choose: Choose, becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose a random strip that has no owner; you are now its owner``."""
    match choose, becomes:
        case (
            Choose(how="one" | "random", found=found, chosen=chosen, preferring=(), source=None, together=None),
            Becomes(
                what=e.FieldOf(field=field, owner=None, index=e.VariableRef(variable=variable)),
                value=e.You(),
                piece=None,
            ),
        ) if variable.key == chosen.key and chosen.key not in narrator.named:
            return clause("take_over", set=narrator.set(found, choose.how), noun=Noun(field.name))
        case _:
            return None


IDIOM = Idiom((Choose, Becomes), tell)
