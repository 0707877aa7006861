"""A board in words: places by way of others, and of which there is only one; whose piece it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulekit.document.closed import Comparison, Way
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.expression import (
    Compare,
    FromColumn,
    HasPiece,
    PlaceBeside,
    PlaceBetween,
    SetOf,
    VariableRef,
)

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["is_one_at_most", "or_nobody", "owner", "place"]


def place(found: PlaceBeside | PlaceBetween, narrator: Narrator) -> Sentence:
    """A place that is told by way of others."""
    noun = Noun(found.table.name)
    match found:
        case PlaceBeside():
            beside: dict[str, Part] = {"way": Way(found.way.value), "count": Number(found.count)}
            return Sentence("place_beside", {"noun": noun, **beside, "of": narrator.value(found.of)})
        case PlaceBetween():
            ends: dict[str, Part] = {"near": narrator.value(found.left), "far": narrator.value(found.right)}
            return Sentence("place_between", {"noun": noun, **ends})
        case _:
            assert_never(found)


def owner(piece: HasPiece, narrator: Narrator) -> Sentence:
    """Whose piece stands on a place."""
    return Sentence("piece_owner", {"noun": Noun(piece.noun), "of": narrator.value(piece.place), "none": False})


def or_nobody(said: Part) -> Part:
    """What somebody becomes, with a word on what it means that no piece stands there whose owner that could be."""
    if isinstance(said, Sentence) and said.name == "piece_owner":
        return Sentence(said.name, {**said.parts, "none": True})
    return said


def is_one_at_most(found: SetOf) -> bool:
    """Whether a set has one thing at most, as a figure is asked that no two of a table have alike, such as a number."""
    for test in found.tests:
        match test:
            case Compare(left=FromColumn(column=column, item=VariableRef(variable=variable)), op=Comparison.IS):
                if variable == found.element and len(set(column.values)) == len(column.values):
                    return True
            case _:
                pass
    return False
