"""A piece that is moved on by a number along a row: "move one of your checkers as many points on as the die shows".

choose a start of that die called start
landing becomes the point whose number is number of start minus face of that die
remove 1 checker from start
if landing is nothing: gain 1 home
otherwise: do land for landing
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.board import Board, Shape
from rulekit.model.closed import Operation
from rulekit.model.walk import inside
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If
from rulekit.statements.choose import Choose
from rulekit.statements.put_on import PutOn

__all__ = ["IDIOM"]


def tell(choose: Choose, reach: Becomes, taken: PutOn, land: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move one of your checkers from ... by as many points as ..., toward the lower numbers``, and where it lands."""
    match choose, reach, taken:
        case (
            Choose(how="one", preferring=(), source=None, together=None, found=found, chosen=chosen),
            Becomes(
                what=e.FieldOf(index=None) as landing,
                value=e.TheOne(set=e.SetOf(tests=(test,), element=there)),
                piece=None,
                adjective=None,
            ),
            PutOn(off=True, piece=None, amount=amount),
        ) if amount is not None and amount.count == e.Literal(1) and amount.of == e.VariableRef(chosen):
            moved = _moved(test, there.key, chosen.key)
            what = amount.what
            if moved is None or not isinstance(what, e.FieldOf) or not isinstance(what.owner, e.You):
                return None
            if not speaks_alone((choose, reach, taken), chosen, narrator.game) or not _lands(land, landing):
                return None
            back, count, place = moved
            return clause(
                "count_along",
                set=narrator.set(found, "one"),
                noun=Noun(what.field.name),
                place=Noun(place),
                value=narrator.value(count),
                back=back,
                landing=narrator.value(landing),
            ) + narrator.say(land)
        case _:
            return None


def _moved(test: e.Condition, there: int, start: int) -> tuple[bool, e.Expression, str] | None:
    """Whether a place in a row lies so many before another, how many, and what the places are called."""
    match test:
        case e.Compare(
            left=e.FromColumn(table=table, column=column, item=e.VariableRef(variable=place)),
            op=Comparison.IS,
            right=e.Arithmetic(
                op=Operation.PLUS | Operation.MINUS as op,
                left=e.FromColumn(column=counted, item=e.VariableRef(variable=begin)),
                right=count,
            ),
        ) if (place.key, begin.key) == (there, start) and column == counted:
            row = isinstance(table.board, Board) and table.board.shape is Shape.ROW
            return (op is Operation.MINUS, count, table.name) if row else None
        case _:
            return None


def _lands(land: If, landing: e.FieldOf) -> bool:
    """Whether what comes next is where the piece goes: a case with such a place and one without."""
    match land.branches:
        case ((e.Compare(left=left, op=Comparison.IS, right=e.Nobody()), _),):
            return left == landing and land.other is not None and landing in inside(land.other)
        case _:
            return False


IDIOM = Idiom((Choose, Becomes, PutOn, If), tell)
