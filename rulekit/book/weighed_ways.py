"""A number of the turn that only decides between ways that are as long: nobody counts it, what it sums up is told.

you must, as often as possible, then with most pips: do move
step move
  gain as many pips as face of that die

Told as "of several ways, one in which the dice come to the most"; no pip is told where it is gained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rulekit.document.sentence import Noun
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import DiceShown, FieldOf, SetOf, VariableRef
from rulekit.model.statement import Statement
from rulekit.model.walk import children, inside
from rulekit.remembering import remembered

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["is_weighing", "summed_for", "weighing"]

GAINED_AND_ASKED = 2
"""In so many places such a number stands: where it is gained, and where the most of it is asked for."""


def summed_for(statement: Statement, narrator: Narrator) -> Noun | None:
    """The dice whose faces are summed up by what must be the most; None where the sum is kept for something else."""
    found = weighing(narrator)
    return next((found[one] for one in _figures(statement) if one in found), None)


def is_weighing(statement: Statement, narrator: Narrator) -> bool:
    """Whether all that a statement does is to sum up for such a choice."""
    found = weighing(narrator)
    return bool(found) and _summed(statement, narrator) is not None and _gained(statement, narrator) in found


@remembered(32)
def weighing(narrator: Narrator) -> Mapping[Field, Noun]:
    """The numbers of a turn of which nothing is asked but how many there are in the end, each with the dice."""
    game, words = narrator.game, narrator.game.vocabulary
    read = Counter(one.field for one in inside(game) if isinstance(one, FieldOf))
    read = Counter({one: times for one, times in read.items() if one.owner is Owner.TURN and not one.start})
    if not read:
        return {}
    asked, gained, dice = Counter[Field](), Counter[Field](), dict[Field, Noun]()
    for body in narrator.flow.bodies:
        for one in words.statements(body):
            if any(part.foreseen for part in words.parts(one)):
                asked.update(_figures(one))
            field, die = _gained(one, narrator), _summed(one, narrator)
            if field is not None and die is not None:
                gained[field] += 1
                dice[field] = die
    return {one: die for one, die in dice.items() if asked[one] == gained[one] == 1 and read[one] == GAINED_AND_ASKED}


def _figures(statement: Statement) -> Iterator[Field]:
    """The fields that a statement itself asks for, beside its body."""
    return (one.field for one in children(statement) if isinstance(one, FieldOf))


def _gained(statement: Statement, narrator: Narrator) -> Field | None:
    """The field that a statement adds to, if it does nothing else."""
    match tuple(narrator.game.vocabulary.does(statement)):
        case (Changes(verb=Verb.GAIN, field=field),) if not field.limited:
            return field
        case _:
            return None


def _summed(statement: Statement, narrator: Narrator) -> Noun | None:
    """The dice, if as many of something are gained as one of them shows."""
    amounts = [one for one in children(statement) if isinstance(one, Amount)]
    if any(isinstance(one, SetOf) for one in inside(statement)):
        return None
    match amounts:
        case [Amount(form=AmountForm.AS_MANY, count=DiceShown(die=VariableRef(variable=die)))]:
            return narrator.kind_of(die.type, die.name)
        case _:
            return None
