"""Places of a board as noun phrases: what lies beside a place, and between two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulekit.document.closed import Way
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.expression import PlaceBeside, PlaceBetween

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["place"]


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
