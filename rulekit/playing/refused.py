"""Why somebody may not choose a thing: the first condition of the choice that it does not meet."""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated
from rulekit.document.closed import OPPOSITE, Comparison
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.component import Item
from rulekit.model.example import Fact
from rulekit.model.place import HasPiece
from rulekit.model.relation import Relation
from rulekit.model.type import Variable
from rulekit.model.walk import depends_on_you, inside, substitute
from rulekit.playing.answers import Asked, answer_of
from rulekit.playing.state import State
from rulekit.statements.choose import Choose

__all__ = ["refused"]


def refused(fact: Fact, state: State, narrator: Narrator) -> Sentence | None:
    """Why somebody may not choose the thing that a fact names; None where the rules do not say it of the thing alone.

    Args:
        fact: that somebody cannot choose something.
        state: in which it was looked at.
        narrator: turns what the rules name into sentences.
    """
    game, picks = narrator.game, fact.choices[0]
    step = game.step(state.step)
    choices = [one for one in inside(step.body) if isinstance(one, Choose)] if step is not None else []
    if len(choices) != 1 or len(picks) != 1 or picks[0].role != "things":
        return None
    found = choices[0].found
    item = game.table(found.of).item(picks[0].name) if found.of in {one.name for one in game.tables} else None
    if item is None:
        return None
    asker = _Asker(item, fact.who, state)
    why = next((why for test in found.tests if (why := asker.contrary(test, found.element)) is not None), None)
    if why is None or depends_on_you(why):
        return None
    thing = e.ItemRef(game.table(found.of), item.index)
    return stated(substitute(why, found.element, thing), "given", narrator)


@frozen
class _Asker:
    """Asks conditions of a thing.

    Args:
        item: the thing.
        who: who would choose it, from 0.
        state: in which.
    """

    item: Item
    who: int
    state: State

    def contrary(self, test: e.Condition, thing: Variable) -> e.Condition | None:
        """What is so of the thing instead of a condition, as far down as definitions tell it; None if that is met."""
        if not self._is_closed(test, thing) or self._holds(test, thing):
            return None
        match test:
            case e.All():
                return next((why for one in test.parts if (why := self.contrary(one, thing)) is not None), None)
            case e.Is(thing=e.VariableRef(variable=variable), use=use) if variable.key == thing.key:
                word = use.adjective
                inner = None if use.negated else self.contrary(word.condition, word.variable)
                deeper = None if inner is None else substitute(inner, word.variable, e.VariableRef(thing))
                return deeper if deeper is not None and not depends_on_you(deeper) else _denied(test)
            case _:
                return _denied(test)

    def _holds(self, test: e.Condition, thing: Variable) -> bool:
        """Whether a condition is met."""
        table = self.state.table
        asked = Asked("", thing.type.of, e.Adjective("", thing.type.of, thing, test), "flag")
        return bool(answer_of(asked, table.game, table.program)(self.state.slots, self.who, self.item.index))

    def _is_closed(self, test: e.Condition, thing: Variable) -> bool:
        """Whether a condition speaks of nothing but the thing, of how things lie, and of what it finds itself."""
        found = [*inside(test)]
        known = {thing.key, *(one.element.key for one in found if isinstance(one, e.SetOf))}
        words = [one for one in found if isinstance(one, e.Adjective | e.Derived | Relation)]
        known |= {one.variable.key for one in words if one.variable is not None}
        known |= {one.second.key for one in words if not isinstance(one, e.Adjective) and one.second is not None}
        return all(one.variable.key in known for one in found if isinstance(one, e.VariableRef))


def _denied(test: e.Condition) -> e.Condition | None:
    """A condition that is so where another is not; None where no single one is."""
    match test:
        case e.Is():
            return evolve(test, use=evolve(test.use, negated=not test.use.negated))
        case e.Not(part=part):
            return part
        case e.Compare(op=op):
            return evolve(test, op=OPPOSITE[Comparison(op)])
        case e.Exists() | HasPiece() | e.NextTo() | e.InLine() | e.Related() | e.Membership():
            return evolve(test, negated=not test.negated)
        case _:
            return None
