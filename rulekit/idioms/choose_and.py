"""A choice and what is done with it at once, in one: people reroll a die, they do not choose a die and then reroll it.

choose any dice that are not set_aside
reroll those dice
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.statement import Statement
from rulekit.statements.choose import Choose
from rulekit.statements.do import Do
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.reroll import Reroll

__all__ = ["IDIOMS"]

COUNTED = ("exactly", "up_to")


def tell(choose: Choose, deed: Statement, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``reroll any dice that are not set aside``; a language may keep the two apart where it has to."""
    if choose.preferring or choose.source is not None or choose.chosen.key in narrator.named:
        return None
    match deed:
        case (
            Reroll(which=e.VariableRef(variable=variable))
            | Gain(amount=None, thing=e.VariableRef(variable=variable), each=None)
            | Lose(amount=None, thing=e.VariableRef(variable=variable), each=None)
        ):
            part = "thing"
        case Do(steps=(_,), thing=e.VariableRef(variable=variable)):
            part = "of"
        case _:
            return None
    if variable.key != choose.chosen.key:
        return None
    chosen, done = (narrator.say(one)[0].clause for one in (choose, deed))
    assert chosen is not None
    assert done is not None
    found = narrator.set(choose.found, choose.how, choose.count if choose.how in COUNTED else None)
    together = Sentence(done.name, {**done.parts, part: found})
    return clause("choose_and", apart=Sentence("seq", {"items": (chosen, done)}), together=together)


IDIOMS = tuple(Idiom((Choose, one), tell) for one in (Reroll, Gain, Lose, Do))
