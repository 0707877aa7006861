"""Conditions: clauses without a conjunction."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Comparison
from rulekit.document.shape import (
    CONDITION,
    CONDITIONS,
    NOUN,
    NUMBER,
    SET,
    THING,
    YES_NO,
    PartType,
    Shape,
    Stands,
    aid,
    maybe,
    one_of,
    several,
    table,
)

__all__ = ["CONDITIONS_SAID"]

OP = one_of(Comparison)
WHO = THING | several(THING)
"""Whom or what it is said of; several where facts of an example are joined."""
ADJECTIVE = PartType(SET.holds, names=frozenset({"adjective"}))


def condition(name: str, /, **parts: PartType) -> Shape:
    """A condition."""
    return Shape(name, Stands.CONDITION, parts)


CONDITIONS_SAID: Mapping[str, Shape] = table(
    condition("compare", left=WHO, op=OP, right=THING),
    condition("have_count", who=WHO, op=OP, count=NUMBER, noun=NOUN, of=maybe(THING)),
    condition("have", who=WHO, thing=THING, single=aid(maybe(YES_NO))),
    condition("have_no", who=WHO, thing=THING, single=aid(maybe(YES_NO))),
    condition("row_has_count", row=THING, noun=NOUN, op=OP, count=NUMBER),
    condition("is_empty", row=THING, negated=YES_NO),
    condition("have_most", who=WHO, noun=NOUN, of=maybe(THING)),
    condition("have_most_alone", who=WHO, noun=NOUN, of=maybe(THING)),
    condition("share_most", who=WHO, noun=NOUN, of=maybe(THING)),
    condition("you_have", who=THING),
    condition("you_lack", who=THING),
    condition("shows", who=WHO, face=THING),
    condition("is_adjective", who=WHO, adjective=ADJECTIVE),
    condition("exists", set=SET),
    condition("exists_no", set=SET),
    condition("every", set=SET, condition=CONDITION),
    condition("gained", noun=NOUN),
    condition("players", op=OP, count=NUMBER),
    condition("rounds", op=OP, count=NUMBER),
    condition("agrees", who=THING),
    condition("next_to", who=WHO, to=THING, links=NOUN, negated=YES_NO),
    condition("connected", who=WHO, to=THING, links=NOUN, through=SET, negated=YES_NO),
    condition("is_in", who=WHO, of=THING),
    condition("is_not_in", who=WHO, of=THING),
    condition("is_one_of", who=WHO, of=THING),
    condition("is_not_one_of", who=WHO, of=THING),
    condition("applies", noun=NOUN, of=maybe(THING), who=maybe(WHO)),
    condition("applies_not", noun=NOUN, of=maybe(THING), who=maybe(WHO)),
    condition("not", condition=CONDITION),
    condition("and", items=CONDITIONS),
    condition("or", items=CONDITIONS),
    condition("any_of", items=CONDITIONS),
    condition("all_of", items=CONDITIONS),
)
