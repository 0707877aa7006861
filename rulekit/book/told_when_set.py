"""What is nothing or nobody until a turn says what it is: that it is so for the turn alone is told where it is set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.to_begin_with import held_a_turn
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Expression, Nobody
from rulekit.remembering import remembered

__all__ = ["as_long_as", "told_in_setup"]


def as_long_as(what: Field, value: Expression, narrator: Narrator) -> Part:
    """The step with whose end it is over, of what something is set to; False where it lasts, or is nothing."""
    return Noun(what.step, "steps") if what in held_a_turn(narrator) and not isinstance(value, Nobody) else False


@remembered(32)
def told_in_setup(narrator: Narrator) -> tuple[Field, ...]:
    """What holds for a turn and is set somewhere without its being told there: an idiom has other words for that."""
    held = held_a_turn(narrator)
    if not held:
        return ()
    told = Counter(one for body in narrator.flow.bodies for said in narrator.all(body) for one in _set_for(said))
    words = narrator.game.vocabulary
    does = (one for body in narrator.flow.bodies for each in words.statements(body) for one in words.does(each))
    made = (one for one in does if isinstance(one, Changes) and one.verb is Verb.SET)
    sets = Counter(one.field.name for one in made if not isinstance(one.value, Nobody))
    return tuple(one for one in held if told[one.name] < sets[one.name])


def _set_for(said: object) -> Iterator[str]:
    """The names of what sentences say is something for a turn."""
    match said:
        case Clause():
            yield from _set_for((said.clause, said.lead, *said.items))
        case tuple():
            for one in said:
                yield from _set_for(one)
        case Sentence():
            thing = said.parts.get("thing")
            if said.name == "becomes" and said.parts["step"] and isinstance(thing, Sentence):
                noun = thing.parts.get("noun")
                yield from (noun.term,) if isinstance(noun, Noun) else ()
            yield from _set_for((*said.parts.values(),))
        case _:
            pass
