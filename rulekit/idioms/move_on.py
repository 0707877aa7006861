"""A piece that goes on as long as it can: "jump ...; go on like this with the same piece until it cannot".

choose a jumping square
here becomes that square
repeat until here is not jumping or crowned is yes
  choose a jump of here called goal
  move 1 piece from here to goal
  remove 1 piece from the square between here and goal
  here becomes goal
  do crown for goal

Nobody keeps where a piece stands but by the piece; the place is told where it lands.
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.idioms.move_along import goes_from, is_between, is_of_one
from rulekit.model import expression as e
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import exchange, inside
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.move_piece import MovePiece
from rulekit.statements.put_on import PutOn
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]


def tell(begin: Choose, first: Becomes, again: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move one of your pieces to ...; what it jumps over is removed``, what comes of it, and until when."""
    here = first.what
    until = again.until
    if until is None or again.times is not None or again.rounds or here is None:
        return None
    if not _is_kept(here, (begin, first, again), narrator):
        return None
    taken: PutOn | None
    match again.body:
        case (Choose() as end, MovePiece() as move, PutOn() as taken, Becomes() as landed, *rest):
            pass
        case (Choose() as end, MovePiece() as move, Becomes() as landed, *rest):
            taken = None
        case _:
            return None
    start, goal = e.VariableRef(begin.chosen), e.VariableRef(end.chosen)
    if first != _set(first, here, start) or landed != _set(landed, here, goal) or end.chosen.key not in narrator.named:
        return None
    end, move, taken = exchange(end, here, start), exchange(move, here, start), exchange(taken, here, start)
    if not is_of_one(end) or move.goal.place != goal or not goes_from(begin, end, move):
        return None
    if taken is not None and not is_between(taken, start, goal):
        return None
    if any(here in inside(one) for one in rest) or not _goes_on(again, here, begin, narrator):
        return None
    related = end.found.related
    where = narrator.set(end.found, "one")
    here_of = related is not None and related.right == start
    parts: dict[str, Part] = {
        "noun": Noun(move.piece.noun),
        "place": narrator.kind_of(end.chosen.type, end.chosen.name),
        "start": False,
        "called": False,
        "set": Sentence("set", {**where.parts, "of": False}) if here_of else where,
        "taken": Noun(taken.piece.noun) if taken is not None and taken.piece is not None else False,
    }
    return (
        Clause(Sentence("move_along", parts)),
        Clause(Sentence("lands_on", {"noun": Noun(end.chosen.name), "place": parts["place"]}), follows=True),
        *narrator.all(tuple(rest)),
        Clause(Sentence("go_on", {"noun": parts["noun"], "until": narrator.condition(exchange(until, here, goal))})),
    )


def _set(statement: Becomes, here: e.FieldOf, place: e.Expression) -> Becomes:
    """The statement that only says where the piece is."""
    return attrs.evolve(statement, what=here, value=place, adjective=None, piece=None)


def _is_kept(here: e.FieldOf, told: tuple[Statement, ...], narrator: Narrator) -> bool:
    """Whether a place of the turn is kept for nothing but these statements."""
    plain = here.field.owner is Owner.TURN and here.index is None
    spoken = sum(one == here for one in inside(told))
    return plain and spoken == sum(one == here for one in inside(narrator.game))


def _goes_on(again: Repeat, here: e.FieldOf, begin: Choose, narrator: Narrator) -> bool:
    """Whether it ends when the piece can go on no more, or when something else came of it."""
    until = again.until
    parts = until.parts if isinstance(until, e.AnyOf) else (until,)
    can = [attrs.evolve(one, negated=not one.negated) for one in begin.found.adjectives]
    ends = [one for one in parts if isinstance(one, e.Is) and one.thing == here and one.use in can]
    others = [one for one in parts if one not in ends]
    fields = [one.field for other in others for one in inside(other) if isinstance(one, e.FieldOf)]
    return len(ends) == len(begin.found.tests) == 1 and all(_only_there(one, again, narrator) for one in fields)


def _only_there(field: Field, again: Repeat, narrator: Narrator) -> bool:
    """Whether a field is so at first, and changes only in what is done again."""
    flow = narrator.flow
    steps = (step.body for name in flow.reached_from(again.body) if (step := narrator.game.step(name)) is not None)
    there = _changes(field, (again.body, *steps), narrator)
    return field.owner is Owner.TURN and not field.start and there == _changes(field, flow.bodies, narrator)


def _changes(field: Field, bodies: Iterable[Body], narrator: Narrator) -> int:
    effects = (one for body in bodies for one in narrator.game.vocabulary.effects(body))
    return sum(isinstance(one, Changes) and one.field == field for one in effects)


IDIOM = Idiom((Choose, Becomes, Repeat), tell)
