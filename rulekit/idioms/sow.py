"""What is sown: "take all seeds out of a pit and place them one by one in the next pits, until none is left in hand".

choose a playable pit called start
finger becomes start
remove all seeds from start
repeat until hand is 0
  advance finger by 1
  if finger is barred: advance finger by 1
  put 1 seed on finger
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.closed import Base, ValueKind
from rulekit.model.component import Field
from rulekit.model.statement import Body, Statement
from rulekit.model.type import Type, Variable
from rulekit.statements.advance import Advance
from rulekit.statements.becomes import Becomes
from rulekit.statements.branch import If
from rulekit.statements.choose import Choose
from rulekit.statements.put_on import PutOn
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]

UNNAMED = -1
"""The key of a place that nobody names."""


def tell(choose: Choose, begin: Becomes, taken: PutOn, sown: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``take all seeds out of a pit of your choice and place them one by one in the next pits anticlockwise``."""
    match choose, begin, taken:
        case (
            Choose(how="one", preferring=(), source=None, together=None, found=found, chosen=chosen),
            Becomes(what=e.FieldOf() as place, value=e.VariableRef() as start, piece=None, adjective=None),
            PutOn(off=True, piece=None, amount=amount),
        ) if start.variable.key == chosen.key and amount is not None and amount.count is None and amount.of == start:
            what = amount.what
            if not isinstance(what, e.FieldOf) or not speaks_alone((choose, begin, taken), chosen, narrator.game):
                return None
            if not _until_none(sown, what.field):
                return None
            left_out = _left_out(sown.body, place, what.field, narrator)
            if left_out is None:
                return None
            table = narrator.game.table(place.field.of)
            parts: dict[str, Part] = {
                "set": narrator.set(found, "one"),
                "noun": Noun(what.field.name),
                "hand": Noun(what.field.source),
                "place": Noun(table.name),
                "clockwise": not table.anticlockwise,
                "without": left_out,
                "last": narrator.value(place),
            }
            return clause("sow", **parts)
        case _:
            return None


def _until_none(sown: Repeat, seed: Field) -> bool:
    """Whether it goes on until nothing is left of what is placed."""
    match sown.until:
        case e.Compare(left=e.FieldOf(field=hand, index=None), op=op, right=e.Literal(value=0)):
            none = op in (Comparison.IS, Comparison.AT_MOST)
            return none and sown.times is None and not sown.rounds and hand.name == seed.source
        case _:
            return False


def _left_out(body: Body, place: e.FieldOf, seed: Field, narrator: Narrator) -> Part | None:
    """The places that are passed by, where one seed is placed on each other: False for none, None if it is not so."""
    match body:
        case (first, PutOn() as put) if _moves(first, place) and _is_one(put, place, seed):
            return False
        case (first, If(branches=((e.Is(thing=thing, use=use), (second,)),), other=None), PutOn() as put) if (
            thing == place and _moves(first, place) and _moves(second, place) and _is_one(put, place, seed)
        ):
            asked = Sentence("is_adjective", {"who": Sentence("it"), "adjective": narrator.adjective(use)})
            of = Type(ValueKind.ITEM, place.field.of)
            every = e.SetOf(Base.ITEMS, place.field.of, Variable(UNNAMED, place.field.of, of))
            return Sentence("set", {**narrator.set(every, "each").parts, "conditions": (asked,)})
        case _:
            return None


def _moves(statement: Statement, place: e.FieldOf) -> bool:
    return isinstance(statement, Advance) and statement.what == place and statement.by == e.Literal(1)


def _is_one(put: PutOn, place: e.FieldOf, seed: Field) -> bool:
    amount = put.amount
    if put.off or put.piece is not None or amount is None:
        return False
    what = amount.what
    return amount.count == e.Literal(1) and amount.of == place and isinstance(what, e.FieldOf) and what.field == seed


IDIOM = Idiom((Choose, Becomes, PutOn, Repeat), tell)
