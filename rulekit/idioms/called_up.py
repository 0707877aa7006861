"""Things called one after the other, each for whoever holds it.

for each card whose suit is trump
  each player whose drawn is that card: do turn for that card
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Base, Owner
from rulekit.statements.do import Do
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.for_each import ForEach

__all__ = ["IDIOM"]


def tell(statement: ForEach, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``call the empires of this epoch one after the other; whoever has it as their card takes a turn with it``."""
    match statement:
        case ForEach(
            over=e.SetOf(base=Base.ITEMS, element=called) as over,
            body=(
                EachPlayer(
                    over=e.SetOf(base=Base.PLAYERS, adjectives=(), related=None, tests=(e.Compare() as test,)) as who,
                    in_turn=False,
                    source=None,
                    together=False,
                    body=(Do(steps=(step,), things=(e.VariableRef(variable=about),)),),
                ),
            ),
        ) if about.key == called.key and called.key not in narrator.named:
            field = _held(test, who, called)
            if field is None:
                return None
            deed = Sentence("do", {"steps": (Noun(step, "steps"),), "of": Sentence("it")})
            return clause("called_up", set=narrator.set(over, "all"), noun=Noun(field), deed=deed)
        case _:
            return None


def _held(test: e.Compare, who: e.SetOf, called: e.Variable) -> str | None:
    """The place of somebody's own where the thing that is called has to lie."""
    match test:
        case e.Compare(
            left=e.FieldOf(field=field, owner=e.VariableRef(variable=owner), index=None),
            op=Comparison.IS,
            right=e.VariableRef(variable=thing),
        ) if owner.key == who.element.key and thing.key == called.key and field.owner is Owner.PLAYER:
            return field.name
        case _:
            return None


IDIOM = Idiom((ForEach,), tell)
