"""What is asked of the things of a set, the words of the rules spelled out; the piece that is all that is asked."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.expression import All, Condition, HasPiece, Is, SetOf, VariableRef
from rulekit.model.type import Variable
from rulekit.model.walk import substitute

__all__ = ["conditions_of", "has_of_it", "piece_on_each", "spelled"]


def conditions_of(found: SetOf) -> tuple[Condition, ...]:
    """All that is asked of each thing of a set, in the terms of boards and fields as far as adjectives go."""
    return tuple(part for test in found.tests for part in spelled(test))


def spelled(test: Condition) -> Iterator[Condition]:
    """A condition in parts that all have to hold, with what an adjective means in its place."""
    match test:
        case All(parts=parts):
            for one in parts:
                yield from spelled(one)
        case Is(thing=thing, use=use) if not use.negated and use.adjective.field is None:
            yield from spelled(substitute(use.adjective.condition, use.adjective.variable, thing))
        case _:
            yield test


def piece_on_each(found: SetOf) -> HasPiece | None:
    """The piece that stands on each place of a set, if that is all that makes a place one of the set."""
    asked = conditions_of(found)
    return has_of_it(asked[0], found.element) if len(asked) == 1 else None


def has_of_it(test: Condition, place: Variable) -> HasPiece | None:
    """That a piece stands on a place that a variable stands for; None of any other condition."""
    match test:
        case HasPiece(place=VariableRef(variable=variable), negated=False) if variable.key == place.key:
            return test
        case _:
            return None
