"""What goes round a ring by a number that somebody chose: how far, and which space that is."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Name, Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import PERSON, Action
from rulekit.model.expression import Compare, FieldOf, ItemRef, VariableRef
from rulekit.model.type import Type, Variable
from rulekit.model.walk import inside
from rulekit.playing.sight import all_of
from rulekit.playing.state import State
from rulekit.playing.within import steps_within
from rulekit.statements.advance import Advance

__all__ = ["Walk", "walked"]


@frozen
class Walk:
    """Somebody moves something on.

    Args:
        said: ``Klaus moves the consul 2 spaces clockwise, to the second knife space``.
        there: that it stands there, which need not be told once more.
    """

    said: Sentence
    there: Sentence | None


def walked(deed: Action, step: str, before: State, narrator: Narrator) -> Walk | None:
    """What a choice moves, if it is a number and one thing moves by such a number in the step.

    Args:
        deed: the choice; what it goes on with, such as what is paid for it, is told by itself.
        step: the step in which it is made.
        before: how things stood.
        narrator: turns what the rules name into sentences.
    """
    first = deed.picks[0] if deed.picks else None
    names = steps_within(step, narrator)
    bodies = tuple(one.body for one in narrator.game.steps if one.name in names)
    found = [one for one in inside(bodies) if isinstance(one, Advance) and isinstance(one.by, VariableRef)]
    clause = narrator.say(found[0])[0].clause if len(found) == 1 else None
    if first is None or first.role != "number" or clause is None:
        return None
    count = int(first.name)
    what = Sentence(clause.name, {**clause.parts, "count": Number(count)})
    goal = _goal(found[0].what, count, deed.who, before)
    to = Noun(goal.table.items[goal.index].name) if goal is not None else False
    said = Sentence("does_this", {"who": Name(before.names[deed.who]), "what": what, "to": to})
    if goal is None:
        return Walk(said, None)
    field = found[0].what.field
    owner = VariableRef(Variable(PERSON - deed.who, before.names[deed.who], Type(ValueKind.PLAYER)))
    stands = FieldOf(field, owner if field.owner is Owner.PLAYER else None, None)
    return Walk(said, stated(Compare(stands, Comparison.IS, goal), "then", narrator))


def _goal(what: FieldOf, count: int, who: int, before: State) -> ItemRef | None:
    """The space so many spaces on; None where it is kept of several things, and none of them was named."""
    field = what.field
    if field.each or field.owner not in (Owner.GAME, Owner.PLAYER):
        return None
    spaces = before.table.game.table(field.of)
    stood = all_of(before, field, who if field.owner is Owner.PLAYER else 0)[""]
    at = next((one.index for one in spaces.items if one.name == stood), None)
    return ItemRef(spaces, (at + count) % len(spaces.items)) if at is not None else None
