"""Statements: what is done."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

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


def clause(name: str, /, *, subject: bool = False, outcome: bool = False, **parts: PartType) -> Shape:
    """A statement that is one clause."""
    return Shape(name, Stands.CLAUSE, parts, subject=subject, outcome=outcome)


def event(name: str, /, *, outcome: bool = False, **parts: PartType) -> Shape:
    """A statement that tells what happens, and not what somebody does."""
    return Shape(name, Stands.CLAUSE, parts, subject=True, happens=True, outcome=outcome)


def block(
    name: str, /, *, opens: bool = False, happens: bool = False, announces: bool = False, **parts: PartType
) -> Shape:
    """A statement with a body, or with a list behind its lead."""
    one = Shape(name, Stands.CLAUSE, {**parts, "body": BODY}, lead=True, block=True, subject=True)
    return evolve(one, happens=happens, opens=opens, announces=announces)


def lead(name: str, /, **parts: PartType) -> Shape:
    """What always stands before a list."""
    return Shape(f"{name}_lead", Stands.CLAUSE, parts)


STATEMENTS: Mapping[str, Shape] = table(
    # ---- Counts ----
    clause("gain", outcome=True, amount=AMOUNT, each=maybe(THING), rotation=maybe(YES_NO)),
    clause("lose", outcome=True, amount=AMOUNT, each=maybe(THING), rotation=aid(maybe(YES_NO))),
    clause("pay", amount=AMOUNT, each=maybe(THING), rotation=aid(maybe(YES_NO))),
    clause("gain_thing", outcome=True, thing=THING),
    clause("lose_thing", outcome=True, thing=THING),
    clause("in_rotation", nouns=several(NOUN), table=NOUN),
    clause("choose_face", face=THING, die=NOUN, amounts=several(AMOUNT)),
    clause("give", amount=AMOUNT, to=THING),
    clause("take", amount=AMOUNT, source=THING),
    clause("exchange", nouns=several(NOUN), partner=THING),
    # ---- Fields and things ----
    event("becomes", outcome=True, thing=THING, value=THING, person=aid(maybe(YES_NO)), step=maybe(NOUN)),
    clause("add_to", outcome=True, value=THING, thing=THING),
    clause("subtract_from", outcome=True, value=THING, thing=THING),
    clause("becomes_adjective", thing=THING, adjective=ADJECTIVE),
    event("sets_in", noun=NOUN, of=maybe(THING), who=maybe(THING), step=maybe(NOUN)),
    event("ceases", noun=NOUN, of=maybe(THING), who=maybe(THING)),
    clause("put", thing=THING, count=maybe(THING), row=THING),
    clause("remove_from", thing=THING, row=THING),
    clause("fill_row", row=THING, count=NUMBER, sources=several(THING)),
    clause("draw", noun=NOUN, sources=several(THING), hidden=YES_NO, single=YES_NO, last=YES_NO),
    clause("pay_list", price=THING, noun=NOUN, kind=NOUN, alike=maybe(NUMBER), less=maybe(THING), wild=maybe(AMOUNT)),
    clause("shuffle", rows=several(THING)),
    clause("advance", thing=THING, count=THING, space=NOUN, clockwise=YES_NO),
    clause("put_on", count=THING, noun=NOUN, of=THING),
    clause("put_all_on", noun=NOUN, piece=aid(NOUN), of=THING),
    clause("take_all_off", noun=NOUN, of=THING),
    event("piece_becomes", outcome=True, noun=NOUN, of=THING, sort=NOUN),
    clause("put_on_each", noun=NOUN, set=SET, at_once=YES_NO),
    clause("take_off_each", noun=NOUN, set=SET, at_once=YES_NO),
    clause("take_piece_off", noun=NOUN, of=THING),
    clause("take_off", count=THING, noun=NOUN, of=THING, single=YES_NO),
    clause("turn_over", noun=NOUN, of=THING),
    clause("move_counted", count=maybe(THING), noun=NOUN, start=THING, goal=THING),
    clause("move_piece", noun=NOUN, start=THING, goal=THING),
    clause("empty", thing=THING, single=YES_NO),
    # ---- Dice, choices, steps ----
    clause("roll", amount=AMOUNT),
    clause("dice_at_first", die=NOUN, first=NUMBER, most=NUMBER),
    clause("roll_several", amounts=several(AMOUNT)),
    clause("reroll", thing=THING),
    clause("reveal", what=THING, dice=maybe(NOUN)),
    clause("look_at", what=THING, dice=maybe(NOUN)),
    clause("roll_cup", noun=NOUN, cup=THING),
    clause("remove_dice", count=maybe(THING), noun=NOUN, cup=THING),
    clause("choose", set=SET),
    clause("choose_preferring", set=SET, prefers=several(ADJECTIVE)),
    lead("choose_ranked", set=SET, source=maybe(THING)),
    clause("ranked_one", noun=aid(NOUN), adjective=ADJECTIVE),
    clause("ranked_thing", noun=NOUN),
    clause("ranked_such", noun=NOUN, condition=CONDITION),
    clause("ranked_any", noun=aid(NOUN)),
    clause("choose_number", low=THING, high=THING),
    Shape("is_called", Stands.CLAUSE, {"noun": NOUN}, block=True, subject=True),
    clause("do", steps=several(NOUN), of=maybe(THING | several(THING))),
    clause("do_says", thing=THING),
    clause("nothing", outcome=True),
    clause("end", outcome=True, step=NOUN),
    event("game_ends", outcome=True),
    clause("you_win", subject=True, outcome=True),
    event("game_drawn", outcome=True),
    clause("you_lose", subject=True, outcome=True),
    clause("you_are_out", outcome=True, step=maybe(NOUN)),
    clause("pass"),
    clause("another_turn"),
    clause("in_secret", subject=True),
    # ---- Blocks ----
    clause("seq", items=several(BODY)),
    block("subject", happens=True, who=THING),
    evolve(block("if", opens=True, condition=CONDITION), nested=frozenset({"claim"})),
    block("otherwise_if", opens=True, condition=CONDITION),
    block("otherwise", opens=True),
    block("may", times=TIMES),
    block("repeat", announces=True, times=maybe(THING), until=maybe(CONDITION)),
    block("must", announces=True, noun=maybe(NOUN), dice=maybe(NOUN)),
    block("take_turns", announces=True, happens=True, source=maybe(THING), until=maybe(CONDITION)),
    event("turns_taken", source=maybe(THING), until=maybe(CONDITION)),
    block("for_each", opens=True, set=SET),
    evolve(block("for_each_of", opens=True, value=THING), nested=frozenset({"may"})),
    block("each_player", happens=True, set=SET, turn=YES_NO, source=maybe(THING)),
    block("each_ranked", set=SET, noun=NOUN, most=YES_NO),
    block("on_choosing", opens=True, noun=NOUN, condition=maybe(CONDITION)),
    block("option", happens=True, noun=NOUN, condition=maybe(CONDITION)),
    block("rule", happens=True, announces=True, noun=NOUN, condition=maybe(CONDITION)),
    clause("rule_name", noun=NOUN),
    lead("choose_one", may_fail=maybe(YES_NO)),
    lead("together"),
    lead("pay_with", value=THING, exact=YES_NO),
    clause("coin_each", thing=NOUN, worth=THING),
    clause("coin_whole", thing=NOUN, worth=NOUN),
)
