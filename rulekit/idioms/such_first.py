"""A choice among kinds that only this choice asks for: told by what they are, not by a word that is looked up.

a card is first when it is low of bells
a card is tame when its rank is not high or shut is no

choose a card from hand preferring first then tame
"""

from __future__ import annotations

import attrs

from rulekit.book.by_use import is_asked_once
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.book.terms import asked_for
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Base
from rulekit.model.expression import Adjective, AdjectiveUse, Compare, ItemRef, VariableRef
from rulekit.statements.choose import Choose

__all__ = ["IDIOM"]


def kinds_told(choose: Choose, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose a card from your hand, of the first of these kinds that there is: the two of clubs, ...``."""
    if len(choose.preferring) == 1 or not any(_is_told(one, narrator) for one in choose.preferring):
        return None
    found = choose.found if choose.source is None else attrs.evolve(choose.found, base=Base.ITEMS, held=None)
    source = narrator.place(choose.source) if choose.source is not None else False
    lead = Sentence("choose_ranked_lead", {"set": narrator.set(found, choose.how), "source": source})
    noun = Noun(choose.found.of)
    kinds = tuple(Clause(_kind(one, noun, narrator)) for one in choose.preferring)
    return (Clause(None, lead, (*kinds, Clause(Sentence("ranked_any", {"noun": noun})))),)


def _is_told(one: Adjective, narrator: Narrator) -> bool:
    """Whether nothing else asks for it, and it is more than the one thing that its word names."""
    return one.field is None and not asked_for(one) and is_asked_once(one, narrator.game)


def _kind(one: Adjective, noun: Noun, narrator: Narrator) -> Sentence:
    if not _is_told(one, narrator):
        said = narrator.adjective(AdjectiveUse(one, negated=False))
        return Sentence("ranked_one", {"noun": noun, "adjective": said})
    match one.condition:
        case Compare(left=VariableRef(), op="is", right=ItemRef() as item):
            return Sentence("ranked_thing", {"noun": Noun(item.table.items[item.index].name)})
        case _:
            return Sentence("ranked_such", {"noun": noun, "condition": narrator.condition(one.condition)})


IDIOM = Idiom((Choose,), kinds_told)
