"""Statements: what is done."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.shape import (
    AMOUNT,
    BODY,
    CONDITION,
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
    several,
    table,
)

__all__ = ["STATEMENTS"]

ADJECTIVE = PartType(SET.holds, names=frozenset({"adjective"}))
TIMES = THING | YES_NO
"""How often: a value; False for once, True for as often as one likes."""


def clause(name: str, /, *, subject: bool = False, opens: bool = False, **parts: PartType) -> Shape:
    """A statement that is one clause."""
    return Shape(name, Stands.CLAUSE, parts, subject=subject, opens=opens)


def block(name: str, /, *, opens: bool = False, lead: bool = True, **parts: PartType) -> Shape:
    """A statement with a body, or with a list behind its lead."""
    return Shape(name, Stands.CLAUSE, {**parts, "body": BODY}, lead=lead, block=True, subject=True, opens=opens)


def lead(name: str, /, **parts: PartType) -> Shape:
    """What always stands before a list."""
    return Shape(f"{name}_lead", Stands.CLAUSE, parts)


STATEMENTS: Mapping[str, Shape] = table(
    # ---- Counts ----
    clause("gain", amount=AMOUNT, each=maybe(THING), rotation=maybe(YES_NO)),
    clause("lose", amount=AMOUNT, each=maybe(THING), rotation=aid(maybe(YES_NO))),
    clause("pay", amount=AMOUNT, each=maybe(THING), rotation=aid(maybe(YES_NO))),
    clause("gain_thing", thing=THING),
    clause("lose_thing", thing=THING),
    clause("in_rotation", nouns=several(NOUN), table=NOUN),
    clause("choose_face", face=THING, die=NOUN, amounts=several(AMOUNT)),
    clause("give", amount=AMOUNT, to=THING),
    clause("take", amount=AMOUNT, source=THING),
    clause("exchange", nouns=several(NOUN), partner=THING),
    # ---- Fields and things ----
    clause("becomes", subject=True, thing=THING, value=THING),
    clause("becomes_adjective", thing=THING, adjective=ADJECTIVE),
    clause("sets_in", subject=True, noun=NOUN, of=maybe(THING), who=maybe(THING)),
    clause("ceases", subject=True, noun=NOUN, of=maybe(THING), who=maybe(THING)),
    clause("put", thing=THING, count=maybe(THING), row=THING),
    clause("remove_from", thing=THING, row=THING),
    clause("fill_row", row=THING, count=NUMBER, sources=several(THING)),
    clause("draw", noun=NOUN, sources=several(THING), hidden=YES_NO, single=YES_NO),
    clause("pay_list", price=THING, noun=NOUN, kind=NOUN, alike=maybe(NUMBER)),
    clause("shuffle", rows=several(THING)),
    clause("advance", thing=THING, count=THING, space=NOUN),
    clause("put_on", count=THING, noun=NOUN, of=THING),
    clause("take_off", count=THING, noun=NOUN, of=THING, single=YES_NO),
    clause("empty", thing=THING, single=YES_NO),
    # ---- Dice, choices, steps ----
    clause("roll", amount=AMOUNT),
    clause("reroll", thing=THING),
    clause("choose", set=SET),
    clause("choose_preferring", set=SET, prefers=several(ADJECTIVE)),
    clause("choose_number", low=THING, high=THING),
    Shape("is_called", Stands.CLAUSE, {"noun": NOUN}, block=True, subject=True),
    clause("do", steps=several(NOUN), of=maybe(THING)),
    clause("do_says", thing=THING),
    clause("nothing"),
    clause("end", step=NOUN),
    clause("game_ends", subject=True),
    clause("you_win", subject=True),
    clause("in_secret", subject=True),
    # ---- Blocks ----
    clause("seq", items=several(BODY)),
    block("subject", who=THING),
    block("if", opens=True, condition=CONDITION),
    block("otherwise_if", opens=True, condition=CONDITION),
    block("otherwise", opens=True),
    block("may", times=TIMES),
    block("repeat", times=maybe(THING), until=maybe(CONDITION)),
    block("for_each", opens=True, set=SET),
    block("for_each_of", opens=True, value=THING),
    block("each_player", set=SET, turn=YES_NO, source=maybe(THING)),
    block("each_ranked", set=SET, noun=NOUN, most=YES_NO),
    block("option", noun=NOUN, condition=maybe(CONDITION)),
    block("rule", noun=NOUN, condition=maybe(CONDITION)),
    clause("rule_name", noun=NOUN),
    lead("choose_one"),
    lead("together"),
    lead("pay_with", value=THING),
    clause("coin_each", thing=NOUN, worth=THING),
    clause("coin_whole", thing=NOUN, worth=NOUN),
)
