"""What comes to be so while a step is carried out, and stays so until it ends: said where it comes to be so."""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.meanwhile import meanwhile
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.expression import Answer
from rulekit.remembering import remembered

__all__ = ["told_until", "until_the_end"]


def until_the_end(flag: Field, narrator: Narrator) -> Part:
    """The step with whose end it is over, of what starts afresh with that step and nothing else makes not so."""
    return Noun(flag.step, "steps") if flag in _lasting(narrator) else False


@remembered(32)
def told_until(narrator: Narrator) -> frozenset[str]:
    """The names of what a sentence says is so until a step ends."""
    found: set[str] = set()
    for body in narrator.flow.bodies:
        stack = [*narrator.all(body)]
        while stack:
            one = stack.pop()
            stack += one.items
            found |= _set_in(one)
    return frozenset(found)


def _set_in(one: Clause) -> set[str]:
    """What the sentence of a statement, or one in it, says comes to be so until a step ends."""
    found: set[str] = set()
    open_: list[Part] = [one.clause or False, one.lead or False]
    while open_:
        part = open_.pop()
        if isinstance(part, tuple):
            open_ += part
        elif isinstance(part, Sentence):
            open_ += part.parts.values()
            noun = part.parts.get("noun")
            if part.name == "sets_in" and part.parts["step"] and isinstance(noun, Noun):
                found.add(noun.term)
    return found


@remembered(32)
def _lasting(narrator: Narrator) -> frozenset[Field]:
    game = narrator.game
    flags = {
        one
        for one in game.fields
        if one.owner is Owner.TURN and one.kind is ValueKind.FLAG and not one.start and not any(one.starts)
        if game.step(one.step) is not None
    }
    effects = (one for body in narrator.flow.bodies for one in game.vocabulary.effects(body))
    changed = [one for one in effects if isinstance(one, Changes)]
    ceasing = {one.field for one in changed if one.value != Answer(yes=True)}
    return frozenset(flags - ceasing - meanwhile(narrator))
