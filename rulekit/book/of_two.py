"""Values of two as noun phrases, and as what they mean: the effort between the gate and the lake, the landing at 3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Derived, DerivedOf, Expression
from rulekit.model.type import Variable

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["meaning", "said", "together"]


def said(value: DerivedOf, other: Expression, narrator: Narrator) -> Sentence:
    """A value of two things, or of a thing and a number."""
    second = value.derived.second
    thing = value.derived.type.kind in (ValueKind.ITEM, ValueKind.PLAYER)
    if second is not None and second.type.kind is ValueKind.NUMBER:
        single = narrator.value(evolve(value, other=None))
        return Sentence("value_at", {"value": single, "at": narrator.value(other), "thing": thing})
    assert value.item is not None
    ends: dict[str, Part] = {"near": narrator.value(value.item), "far": narrator.value(other)}
    return Sentence("value_between", {"noun": Noun(value.derived.name), **ends, "thing": thing})


def meaning(value: Derived, second: Variable, narrator: Narrator) -> Sentence:
    """What a value of two is, when the rules define it."""
    assert value.variable is not None
    first = value.variable
    parts: dict[str, Part] = {
        "noun": Noun(value.name),
        "of": narrator.noun_of(first.type, "player"),
        "first": Noun(first.name) if first.key in narrator.defined else False,
        "second": Noun(second.name) if second.key in narrator.defined else False,
        "value": narrator.value(value.value),
        "thing": value.type.kind in (ValueKind.ITEM, ValueKind.PLAYER),
    }
    if second.type.kind is ValueKind.NUMBER:
        return Sentence("means_value_at", parts)
    return Sentence("means_value_between", {**parts, "to": narrator.noun_of(second.type, "player")})


def together(things: Sequence[Expression], narrator: Narrator) -> Part:
    """What a step is done for: nothing, a thing, or two of them."""
    found = tuple(map(narrator.value, things))
    return found[0] if len(found) == 1 else found or False
