"""What is done for one thing, and what for every other of its kind: two cases, each under the name of its things.

if that kind is not stable
  choose a number from 0 to plots of that kind called crop
  gain as many cards of that kind as crop
otherwise: gain 1 point
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.statement import Body
from rulekit.statements.branch import If

__all__ = ["IDIOM"]


def tell(statement: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``any kind but stable: ...``; ``stable: ...``, in the order of the rules."""
    if len(statement.branches) != 1 or statement.other is None:
        return None
    (condition, body), other = statement.branches[0], statement.other
    match condition:
        case e.Compare(left=e.VariableRef(), op=Comparison.IS | Comparison.IS_NOT as op, right=e.ItemRef() as item):
            one, rest = (body, other) if op is Comparison.IS else (other, body)
        case _:
            return None
    if narrator.short(one) is not None and narrator.short(rest) is not None:
        return None  # one behind the other: "if it is, ...; otherwise ..."
    if not _is_alone(statement, narrator):
        return None  # among other lines a name alone does not say that it is asked for
    value = narrator.value(item)
    of_one = narrator.with_body("case_of_value", one, value=value)
    of_rest = narrator.with_body("case_but", rest, value=value, noun=Noun(item.table.name))
    first, second = (of_one, of_rest) if op is Comparison.IS else (of_rest, of_one)
    return (first, evolve(second, excludes=True))


def _is_alone(statement: If, narrator: Narrator) -> bool:
    """Whether nothing else is done where it is done."""
    game = narrator.game
    words = game.vocabulary
    open_: list[Body] = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    while open_:
        body = open_.pop()
        if len(body) == 1 and body[0].span == statement.span:  # told in place, it speaks of other variables
            return True
        open_ += [part.body for one in body for part in words.parts(one)]
    return False


IDIOM = Idiom((If,), tell)
