"""Lasting effects: what developments, cards and the like do as long as one has them."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Doing
from rulekit.document.shape import (
    AMOUNT,
    BODY,
    CONDITION,
    NOUN,
    NUMBER,
    THING,
    YES_NO,
    PartType,
    Shape,
    Stands,
    maybe,
    one_of,
    table,
)

__all__ = ["EFFECTS"]

TIMES = THING | YES_NO
"""How often: a value; False for once, True for as often as one likes."""


def effect(name: str, /, *, opens: bool = False, happens: bool = False, **parts: PartType) -> Shape:
    """An effect that is one clause."""
    return Shape(name, Stands.CLAUSE, parts, subject=True, happens=happens, opens=opens)


def moment(name: str, /, *nested: str, **parts: PartType) -> Shape:
    """An effect that does something when something else happens."""
    whole = {**parts, "body": BODY}
    return Shape(name, Stands.CLAUSE, whole, lead=True, subject=True, opens=True, nested=frozenset(nested))


EFFECTS: Mapping[str, Shape] = table(
    moment("whenever_gives", die=NOUN, noun=NOUN),
    moment("whenever_you", verb=one_of(Doing), noun=NOUN),
    moment("instead_of", "each_player", rule=NOUN),
    moment("before", step=NOUN, condition=maybe(CONDITION)),
    moment("after", step=NOUN, condition=maybe(CONDITION)),
    moment("during", step=NOUN, condition=maybe(CONDITION)),
    moment("before_may", step=NOUN, condition=maybe(CONDITION), times=TIMES),
    moment("after_may", step=NOUN, condition=maybe(CONDITION), times=TIMES),
    moment("during_may", step=NOUN, condition=maybe(CONDITION), times=TIMES),
    effect("also_pay", step=NOUN, thing=NOUN, worth=THING),
    effect("immune", happens=True, rule=NOUN),
    effect("skip", step=NOUN),
    effect("override", happens=True, noun=NOUN, value=THING, instead=NUMBER),
    effect("override_face", happens=True, face=THING, amount=AMOUNT, instead=NUMBER),
    effect("only_if", opens=True, condition=CONDITION),
    effect("this_turn", opens=True, body=BODY),
    effect("this_turn_lead", opens=True, body=BODY),
)
