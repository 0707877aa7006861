"""Who is told by what they hold: whoever has it, instead of everybody who looks whether they do.

each player
  if two of clubs is in hand: leader becomes you
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.closed import Base, Owner
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If
from rulekit.statements.each_player import EachPlayer

__all__ = ["IDIOM"]


def tell(statement: EachPlayer, _narrator: Narrator) -> tuple[Clause, ...] | None:
    """``whoever has the two of clubs in their hand becomes the leader``: there is one of it, so one player has it."""
    match statement:
        case EachPlayer(
            over=e.SetOf(base=Base.PLAYERS, adjectives=(), tests=()),
            ranked=None,
            together=False,
            body=(
                If(
                    branches=(
                        (
                            e.Within(item=e.ItemRef() as item, what=e.FieldOf(field=row, owner=e.You()), negated=False),
                            (Becomes(what=e.FieldOf(field=kept, owner=None, index=None), value=e.You(), piece=None),),
                        ),
                    ),
                    other=None,
                ),
            ),
        ) if item.table.one_of_each and kept.owner is Owner.GAME:
            has = Noun(item.table.items[item.index].name)
            return clause("becomes_whoever_has", noun=Noun(kept.name), item=has, row=Noun(row.name))
        case _:
            return None


IDIOM = Idiom((EachPlayer,), tell)
