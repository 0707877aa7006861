"""Which variables are said by the names of their own: those beside which another of their kind is in sight."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.closed import ValueKind
from rulekit.model.effect import Binds
from rulekit.model.expression import SetOf, VariableRef
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.model.type import Variable
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["named_variables", "variables_defined", "variables_introduced"]


@remembered(32)
def named_variables(game: Game) -> frozenset[int]:
    """The keys of the variables that "that ..." alone could not tell apart.

    A step in which two fields of a board are chosen speaks of two "that square"; if the rules call one of them
    ``target``, the book calls it so, too. Where one alone is in sight, its kind is enough and its name is not said.
    """
    found: set[int] = set()
    bodies = [(step.body, step.needs) for step in game.steps] + [(one.body, ()) for one in game.modifiers]
    for body, needs in bodies:
        alike = {*_meeting(needs[1:], needs[:1]), *_alike(body, needs, game)}
        if alike:
            spoken = {one.variable.key for one in inside(body) if isinstance(one, VariableRef) and not one.plain}
            found |= {one.key for one in alike if one.key in spoken and _has_a_name(one, game)}
    return frozenset(found)


def variables_defined(game: Game) -> frozenset[int]:
    """The keys of the variables that a definition of two things calls by a name of their own."""
    both = [variable for one in game.relations for variable in (one.variable, one.second)]
    both += [one for value in game.derived if value.second for one in (value.variable, value.second) if one]
    return frozenset(one.key for one in both if _has_a_name(one, game))


@remembered(32)
def variables_introduced(game: Game) -> frozenset[int]:
    """The keys of the variables that a relation is told of by their kinds: the only point and the only die there."""
    found = [
        (one.variable, one.second)
        for one in game.relations
        if (one.variable.type.kind, one.variable.type.of) != (one.second.type.kind, one.second.type.of)
    ]
    return frozenset(one.key for both in found for one in both if not _has_a_name(one, game))


def _alike(body: Body, seen: tuple[Variable, ...], game: Game) -> Iterator[Variable]:
    """The variables of a body that come into the sight of another one of their type, and those others.

    Args:
        body: statements in order; what they bind is in sight of all that follow and of what lies in those.
        seen: what is in sight where the body begins.
        game: in whose vocabulary it is written.
    """
    for one in body:
        for part in game.vocabulary.parts(one):
            over = (part.over.element,) if isinstance(part.over, SetOf) else ()
            yield from _meeting(over, seen)
            yield from _alike(part.body, (*seen, *over), game)
        bound = tuple(effect.variable for effect in game.vocabulary.does(one) if isinstance(effect, Binds))
        yield from _meeting(bound, seen)
        seen = (*seen, *bound)


def _meeting(new: tuple[Variable, ...], seen: tuple[Variable, ...]) -> Iterator[Variable]:
    for one in new:
        others = [other for other in seen if (other.type.kind, other.type.of) == (one.type.kind, one.type.of)]
        if others:
            yield one
            yield from others


def _has_a_name(variable: Variable, game: Game) -> bool:
    """Whether the rules give a variable a name of its own, which is not that of its kind."""
    kinds = {name for table in game.tables for name in (table.name, table.plural)}
    kinds_of_dice = (game.die, *game.die.kinds) if game.die is not None else ()
    dice = {name for one in kinds_of_dice for name in (one.name, one.plural)}
    kinds |= {one.name for one in game.relations}
    plain = {"opponent", "opponents", *(kind.value for kind in ValueKind)}
    return variable.name not in kinds | dice | plain
