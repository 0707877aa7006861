"""Noun phrases: amounts, things, sets and values."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import How, Way
from rulekit.document.shape import (
    AMOUNT,
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

__all__ = ["PHRASES"]

SUM = aid(maybe(PartType(THING.holds, names=frozenset({"sum_written", "sum_named"}))))
"""How an amount came about in an example: 9 − 5 = 4; or, with what brought it, Cards 5 + Camps 4 = 9."""
THINGS = THING | several(THING)
"""A thing, or several of which the same is said."""
HELD = {"thing": aid(maybe(YES_NO)), "row": aid(maybe(YES_NO))}
"""Whether what is had is one thing, or a row or a set in which things lie; a number if neither."""


def phrase(name: str, /, **parts: PartType) -> Shape:
    """A noun phrase."""
    return Shape(name, Stands.PHRASE, parts)


def player(name: str, /, **parts: PartType) -> Shape:
    """One of the players, as a noun phrase."""
    return Shape(name, Stands.PHRASE, parts, player=True)


def value(name: str, /, *, stored: bool = False, **parts: PartType) -> Shape:
    """A number as a noun phrase."""
    return Shape(name, Stands.PHRASE, parts, number=True, stored=stored)


def reckoned(name: str) -> Shape:
    """What is reckoned from two values."""
    return Shape(name, Stands.PHRASE, {"left": THING, "right": THING}, number=True, reckoned=True)


PHRASES: Mapping[str, Shape] = table(
    # ---- Amounts ----
    phrase("some", count=THING, noun=NOUN, sum=SUM),
    phrase("pictured", picture=NOUN, noun=NOUN),
    phrase("some_drawn", count=NUMBER, noun=NOUN),
    phrase("drawn_so_many", noun=NOUN, several=aid(YES_NO)),
    phrase("more", count=THING, noun=NOUN),
    phrase("some_of", count=THING, noun=NOUN, of=THING, sum=SUM),
    phrase("some_together", noun=aid(NOUN), amounts=several(AMOUNT)),
    phrase("some_of_choice", count=NUMBER, noun=NOUN),
    phrase("amount_of", count=THING, thing=THING),
    phrase("all", noun=NOUN, common=aid(maybe(YES_NO))),
    phrase("as_many", noun=NOUN, of=maybe(THING), value=THING),
    phrase("as_many_of", thing=THING, value=THING),
    phrase("what_gives", noun=NOUN),
    # ---- Things ----
    phrase("run_of", count=NUMBER, noun=NOUN, first=NOUN, last=NOUN),
    phrase("even"),
    phrase("odd"),
    phrase("multiple_of", number=NUMBER),
    phrase("yes"),
    phrase("no"),
    phrase("that", noun=NOUN),
    phrase("those", noun=NOUN),
    phrase("it"),
    player("you"),
    phrase("nobody", thing=aid(maybe(YES_NO))),
    player("active_player"),
    player("whoever_does", step=NOUN),
    player("opponent"),
    player("seated", seat=NUMBER),
    player("opposite"),
    player("neighbour", places=maybe(NUMBER), left=YES_NO),
    player("neighbour_by", places=THING, left=YES_NO),
    value("yours", stored=True, noun=NOUN, of=maybe(THINGS), **HELD),
    value("owned", stored=True, owner=THING, noun=NOUN, of=maybe(THINGS), **HELD),
    value("attribute", stored=True, noun=NOUN, of=THINGS, **HELD),
    value("kept", stored=True, noun=NOUN, thing=aid(maybe(YES_NO))),
    phrase("first_of", noun=NOUN, row=THING),
    phrase("last_of", noun=NOUN, row=THING),
    phrase("first_such", set=SET, person=YES_NO, only=YES_NO),
    phrase("piece_owner", noun=NOUN, of=THING, none=YES_NO),
    phrase("place_between", noun=NOUN, near=THING, far=THING),
    phrase("place_beside", noun=NOUN, way=one_of(Way), count=NUMBER, of=THING),
    phrase("adjective", noun=NOUN, negated=YES_NO),
    # ---- Sets ----
    phrase(
        "set",
        noun=NOUN,
        how=one_of(How),
        count=maybe(NUMBER),
        yours=YES_NO,
        owner=maybe(THING),
        chosen=maybe(YES_NO),
        of=maybe(THING),
        adjectives=several(PartType(SET.holds, names=frozenset({"adjective"}))),
        conditions=CONDITIONS,
    ),
    # ---- Values ----
    value("number_of", set=SET),
    value("total", noun=NOUN, set=SET),
    value("highest", noun=NOUN, set=SET),
    value("lowest", noun=NOUN, set=SET),
    value("die_value", die=THING),
    value("face_of_kind", die=NOUN, face=NOUN | NUMBER),
    value("total_shown", set=SET),
    value("highest_shown", set=SET),
    value("lowest_shown", set=SET),
    *map(reckoned, ("plus", "minus", "times", "divided", "smaller", "larger", "difference")),
    Shape(
        "value_if",
        Stands.PHRASE,
        {"then": THING, "condition": CONDITION, "other": THING},
        number=True,
        reckoned=True,
    ),
    value("either_of_two", noun=NOUN, of=THING),
    value("other_of_two", noun=NOUN, of=THING, than=THING),
    value("entry", row=THING, at=THING),
    value("value_at", value=THING, at=THING, thing=aid(maybe(YES_NO))),
    value("value_between", noun=NOUN, near=THING, far=THING, thing=aid(maybe(YES_NO))),
    value("row_count", noun=NOUN, row=THING),
    value("among", thing=THING, list=THING),
    value("rounds_played"),
    value("player_count"),
    value("left_count"),
)
