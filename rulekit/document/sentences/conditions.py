"""Conditions: clauses without a conjunction."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Comparison, PieceOf, Way
from rulekit.document.shape import (
    CONDITION,
    CONDITIONS,
    NOUN,
    NUMBER,
    SET,
    TEXT,
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


def said_of(name: str, /, **parts: PartType) -> Shape:
    """A condition whose verb has ``who`` for its subject."""
    return Shape(name, Stands.CONDITION, parts, about_who=True)


CONDITIONS_SAID: Mapping[str, Shape] = table(
    condition("compare", left=WHO, op=OP, right=THING, at=aid(maybe(YES_NO))),
    said_of("have_count", who=WHO, op=OP, count=NUMBER, noun=NOUN, of=maybe(THING)),
    said_of("have_on_board", who=WHO, op=OP, count=NUMBER, noun=NOUN, of=aid(maybe(THING))),
    said_of("have", who=WHO, thing=THING, single=aid(maybe(YES_NO))),
    said_of("have_no", who=WHO, thing=THING, single=aid(maybe(YES_NO))),
    condition("row_has_count", row=THING, noun=NOUN, op=OP, count=NUMBER),
    condition("is_empty", row=THING, negated=YES_NO),
    condition("is_left", noun=NOUN, negated=YES_NO),
    said_of("have_most", who=WHO, noun=NOUN, of=maybe(THING), most=YES_NO),
    said_of("have_most_alone", who=WHO, noun=NOUN, of=maybe(THING), most=YES_NO),
    said_of("share_most", who=WHO, noun=NOUN, of=maybe(THING), most=YES_NO),
    condition("you_have", who=THING),
    condition("you_lack", who=THING),
    said_of("shows", who=WHO, face=THING),
    said_of("shows_count", who=WHO, op=OP, count=NUMBER),
    said_of("is_adjective", who=WHO, adjective=ADJECTIVE),
    condition("exists", set=SET, short=aid(maybe(CONDITION))),
    condition("exists_no", set=SET),
    condition("able", step=NOUN, set=SET, negated=YES_NO, so=YES_NO, short=aid(maybe(CONDITION))),
    condition("every", set=SET, condition=CONDITION),
    condition("gained", noun=NOUN),
    condition("players", op=OP, count=NUMBER),
    condition("players_left", op=OP, count=NUMBER),
    condition("rounds", op=OP, count=NUMBER),
    condition("all_pass", but_one=YES_NO),
    said_of("agrees", who=THING),
    said_of("is_seat", who=WHO, number=NUMBER, negated=YES_NO),
    said_of("related", who=WHO, noun=NOUN, to=THING, negated=YES_NO),
    said_of("next_to", who=WHO, to=THING, links=maybe(NOUN), negated=YES_NO),
    said_of("connected", who=WHO, to=THING, links=maybe(NOUN), through=SET, negated=YES_NO),
    said_of("is_in", who=WHO, of=THING),
    said_of("is_not_in", who=WHO, of=THING),
    said_of("is_one_of", who=WHO, of=THING),
    said_of("is_not_one_of", who=WHO, of=THING),
    said_of("has_piece", who=WHO, noun=NOUN, whose=one_of(PieceOf), owner=maybe(THING), negated=YES_NO),
    said_of(
        "behind_piece",
        who=WHO,
        of=THING,
        noun=NOUN,
        whose=one_of(PieceOf),
        owner=maybe(THING),
        links=maybe(NOUN),
        negated=YES_NO,
    ),
    condition("turns_without", count=NUMBER, steps=several(NOUN)),
    said_of("would_enclose", who=WHO, noun=NOUN, negated=YES_NO),
    condition("chain_joins", noun=NOUN, near=one_of(Way), far=one_of(Way), negated=YES_NO),
    condition("no_such_beside", adjective=ADJECTIVE, noun=NOUN, way=one_of(Way), count=NUMBER, of=WHO),
    condition("line_of", set=SET, negated=YES_NO),
    said_of("has_line", who=WHO, count=NUMBER, noun=NOUN, negated=YES_NO),
    said_of("in_line_of", who=WHO, set=SET, negated=YES_NO),
    said_of("in_line_of_pieces", who=WHO, count=NUMBER, noun=NOUN, yours=YES_NO, negated=YES_NO),
    said_of("further_forward", who=WHO, of=THING, back=YES_NO),
    said_of("in_near_rows", who=WHO, noun=NOUN, count=NUMBER, far=YES_NO, negated=YES_NO),
    said_of("has_beside", who=WHO, noun=NOUN, way=one_of(Way), count=NUMBER, negated=YES_NO),
    said_of("lies_between", who=WHO, near=THING, far=THING, negated=YES_NO),
    said_of("in_rank", who=WHO, noun=NOUN, op=OP, mark=NUMBER | TEXT, upright=YES_NO),
    said_of("lies_in_line", who=WHO, to=THING, links=maybe(NOUN), negated=YES_NO),
    condition("applies", noun=NOUN, of=maybe(THING), who=maybe(WHO)),
    condition("applies_not", noun=NOUN, of=maybe(THING), who=maybe(WHO)),
    condition("not", condition=CONDITION),
    condition("and", items=CONDITIONS),
    condition("or", items=CONDITIONS),
    condition("any_of", items=CONDITIONS),
    condition("all_of", items=CONDITIONS),
    condition("any_of_these"),
    condition("all_of_these"),
)
