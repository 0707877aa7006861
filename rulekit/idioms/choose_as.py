"""A choice that is kept in mind: what is chosen is something from then on.

choose a mobile square
here becomes that square
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose

__all__ = ["IDIOM"]


def tell(choose: Choose, becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose a mobile square as your starting square``; in two where the words say otherwise how it becomes that."""
    match choose, becomes:
        case (
            Choose(how="one" | "random", preferring=(), source=None, found=found, chosen=chosen),
            Becomes(
                what=e.FieldOf(field=field, owner=None | e.You(), index=None),
                value=e.VariableRef(variable=variable),
                adjective=None,
            ),
        ) if variable.key == chosen.key and chosen.key not in narrator.named:
            if field.owner is Owner.DIE or field.kind is not ValueKind.ITEM:
                return None
            picked, kept = (narrator.say(one)[0].clause for one in (choose, becomes))
            if picked is None or kept is None or kept.name != "becomes":
                return None
            apart = Sentence("seq", {"items": (picked, kept)})
            set_, noun = narrator.set(found, choose.how), Noun(field.name)
            mine = field.owner in (Owner.PLAYER, Owner.TURN) and not narrator.common(field)
            return clause("choose_as", apart=apart, set=set_, noun=noun, yours=mine)
        case _:
            return None


IDIOM = Idiom((Choose, Becomes), tell)
