"""A choice and what is done with it at once, in one: people reroll a die, they do not choose a die and then reroll it.

choose any dice that are not set_aside
reroll those dice

choose an empty square
put a disc on that square
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Part, Sentence
from rulekit.idioms.lying import without_place
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.walk import inside
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.do import Do
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.move import Move
from rulekit.statements.move_piece import MovePiece
from rulekit.statements.pay import Pay
from rulekit.statements.put_on import PutOn
from rulekit.statements.remove_from import RemoveFrom
from rulekit.statements.reroll import Reroll

if TYPE_CHECKING:
    from rulekit.model.statement import Statement

__all__ = ["IDIOMS"]

COUNTED = ("exactly", "up_to")
DEEDS = (Becomes, Reroll, Gain, Lose, Pay, Do, PutOn, Move, MovePiece, RemoveFrom)
SO = "sets_in"
"""What comes to be so of a thing: "fill in a free box"."""
PERHAPS = ("take_all_off",)
"""What is done to what may not be there: nobody chooses a thing by that."""
PLACES = (("thing",), ("of",), ("goal",), ("amount", "of"))
"""Where what was chosen may stand in the sentence of what is done with it."""


def tell(choose: Choose, deed: Statement, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``reroll any dice that are not set aside``; a language may keep the two apart where it has to."""
    if choose.preferring or choose.how == "random":
        return None
    if choose.chosen.key in narrator.named and not speaks_alone((choose, deed), choose.chosen, narrator.game):
        return None
    place = deed.source if isinstance(deed, Move) else deed.row if isinstance(deed, RemoveFrom) else None
    if choose.source is not None and choose.source != place:
        return None
    if not any(isinstance(one, e.VariableRef) and one.variable.key == choose.chosen.key for one in inside(deed)):
        return None
    chosen, done = (narrator.say(one)[0].clause for one in (choose, deed))
    if chosen is None or done is None or done.name in PERHAPS:
        return None
    if isinstance(deed, Becomes) and done.name != SO:
        return None
    word = narrator.value(e.VariableRef(choose.chosen))
    # Where it lies is said once, by what is done.
    of = (without_place(choose.found, place) if place is not None else None) or choose.found
    found = narrator.set(of, choose.how, choose.count if choose.how in COUNTED else None)
    together = _with(done, word, found)
    if together is None:
        return None
    return clause("choose_and", apart=Sentence("seq", {"items": (chosen, done)}), together=together)


def _with(done: Sentence, word: Part, found: Sentence) -> Sentence | None:
    """What is done, of something yet to be chosen; None if it is spoken of elsewhere or more than once."""
    if _times(done, word) != 1:
        return None
    for first, *rest in PLACES:
        at = done.parts.get(first)
        if at == word and not rest:
            return Sentence(done.name, {**done.parts, first: found})
        if rest and isinstance(at, Sentence) and at.parts.get(rest[0]) == word:
            return Sentence(done.name, {**done.parts, first: Sentence(at.name, {**at.parts, rest[0]: found})})
    return None


def _times(part: Part, word: Part) -> int:
    """How often a word is said."""
    if part == word:
        return 1
    match part:
        case Sentence():
            return sum(_times(one, word) for one in part.parts.values())
        case tuple():
            return sum(_times(one, word) for one in part)
        case _:
            return 0


IDIOMS = tuple(Idiom((Choose, one), tell) for one in DEEDS)
