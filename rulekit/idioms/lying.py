"""A set of things that lie somewhere, told apart from the place: "empires that are in the pile" as empires."""

from __future__ import annotations

from attrs import evolve

from rulekit.model import expression as e
from rulekit.model.closed import Base

__all__ = ["without_place"]


def without_place(found: e.SetOf, place: e.FieldOf) -> e.SetOf | None:
    """The same set without the words that say where its members lie; None where it says nothing of that place.

    Args:
        found: the set.
        place: a row or a set field, out of which something is taken.
    """
    if found.held == place:
        return evolve(found, base=Base.ITEMS, held=None)
    there = e.Within(item=e.VariableRef(found.element, plain=True), what=place, negated=False)
    if found.spoken.count(there) != 1:
        return None
    return evolve(
        found,
        tests=tuple(one for one in found.tests if one != there),
        spoken=tuple(one for one in found.spoken if one != there),
    )
