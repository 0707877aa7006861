"""A piece that goes where it may: "move one of your men to a neighbouring point", "and remove the piece it jumps over".

choose a movable point called start
choose a target of start called goal
move 1 man from start to goal

choose a jump of here called goal
move 1 piece from here to goal
remove 1 piece from the square between here and goal
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.book.spelled import conditions_of, has_of_it
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.walk import equivalent, inside, substitute
from rulekit.statements.choose import Choose
from rulekit.statements.move_piece import MovePiece
from rulekit.statements.put_on import PutOn

__all__ = ["IDIOMS", "goes_from", "is_between", "is_of_one"]


def tell(begin: Choose, end: Choose, move: MovePiece, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move one of your men to a free point that is next to it``."""
    return _told(begin, end, move, None, narrator)


def tell_jump(
    begin: Choose, end: Choose, move: MovePiece, taken: PutOn, narrator: Narrator
) -> tuple[Clause, ...] | None:
    """``move one of your men to ..., and remove the piece that it jumps over``."""
    return _told(begin, end, move, taken, narrator)


def tell_end(end: Choose, move: MovePiece, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move the piece from your starting square to ...``."""
    return _told(None, end, move, None, narrator)


def tell_end_jump(end: Choose, move: MovePiece, taken: PutOn, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move the piece from your starting square to ..., and remove the piece that it jumps over``."""
    return _told(None, end, move, taken, narrator)


def _told(
    begin: Choose | None, end: Choose, move: MovePiece, taken: PutOn | None, narrator: Narrator
) -> tuple[Clause, ...] | None:
    start, goal = move.piece.place, move.goal.place
    if not is_of_one(end) or not _is(goal, end) or (begin is not None and not goes_from(begin, end, move)):
        return None
    if taken is not None and not is_between(taken, start, goal):
        return None
    told = tuple(one for one in (begin, end, move, taken) if one is not None)
    called = begin is not None and (
        not speaks_alone(told, begin.chosen, narrator.game) or _speaks(end.found.tests, begin, beyond=end.found.related)
    )
    lands = not speaks_alone(told, end.chosen, narrator.game)
    if begin is None and not (lands and end.chosen.key in narrator.named) and taken is None:
        return None  # a choice and what is done with it
    if begin is not None and called and begin.chosen.key not in narrator.named:
        return None
    where = narrator.set(end.found, "one")
    related = end.found.related
    parts: dict[str, Part] = {
        "noun": Noun(move.piece.noun),
        "place": narrator.kind_of(end.chosen.type, end.chosen.name),
        "start": narrator.value(start) if begin is None else False,
        "called": Noun(begin.chosen.name) if begin is not None and called else False,
        "set": Sentence("set", {**where.parts, "of": False})
        if related is not None and equivalent(related.right, start)
        else where,
        "taken": Noun(taken.piece.noun) if taken is not None and taken.piece is not None else False,
    }
    said = [Clause(Sentence("move_along", parts))]
    if lands and end.chosen.key in narrator.named:
        landed = {"noun": Noun(end.chosen.name), "place": parts["place"]}
        said.append(Clause(Sentence("lands_on", landed), follows=True))
    return tuple(said)


def is_of_one(choose: Choose) -> bool:
    """Whether one thing is chosen of all that there are."""
    return choose.how == "one" and not choose.preferring and choose.source is None and choose.together is None


def _is(place: e.Expression, choose: Choose) -> bool:
    return isinstance(place, e.VariableRef) and place.variable.key == choose.chosen.key


def goes_from(begin: Choose, end: Choose, move: MovePiece) -> bool:
    """Whether what is chosen first is any place with a piece of the reader's that can go on from there."""
    if not is_of_one(begin) or not _is(move.piece.place, begin):
        return False
    asked = conditions_of(begin.found)
    piece = has_of_it(asked[0], begin.found.element) if asked else None
    mine = piece is not None and isinstance(piece.owner, e.You) and piece.sorts == move.piece.sorts
    return mine and all(_can_go_on(one, begin, end) for one in asked[1:])


def _can_go_on(test: e.Condition, begin: Choose, end: Choose) -> bool:
    """Whether a condition only asks that there be somewhere to go, without which nothing could be chosen next."""
    if not isinstance(test, e.Exists) or test.negated:
        return False
    goals = (test.set.base, test.set.of, test.set.held) == (end.found.base, end.found.of, end.found.held)
    here = substitute(test.set.tests, begin.found.element, e.VariableRef(begin.chosen))
    there = substitute(here, test.set.element, e.VariableRef(end.found.element))
    return goals and equivalent(there, end.found.tests)


def _speaks(tests: object, begin: Choose, beyond: e.Related | None) -> bool:
    """Whether conditions of where a piece goes name where it began, but for the relation that says it anyway."""
    of = (one for one in inside(tests) if isinstance(one, e.VariableRef) and one.variable.key == begin.chosen.key)
    return sum(1 for _ in of) > (0 if beyond is None else 1)


def is_between(taken: PutOn, start: e.Expression, goal: e.Expression) -> bool:
    """Whether the piece between two places is taken off."""
    match taken:
        case PutOn(off=True, piece=piece) if piece is not None and isinstance(piece.place, e.PlaceBetween):
            ends = (piece.place.left, piece.place.right)
            return any(equivalent(ends, both) for both in ((start, goal), (goal, start)))
        case _:
            return False


IDIOMS = (
    Idiom((Choose, Choose, MovePiece, PutOn), tell_jump),
    Idiom((Choose, Choose, MovePiece), tell),
    Idiom((Choose, MovePiece, PutOn), tell_end_jump),
    Idiom((Choose, MovePiece), tell_end),
)
