"""Worked examples, and what can be chosen while playing."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Comparison, Deal, Moves, Scene, Told
from rulekit.document.shape import (
    AMOUNT,
    BODY,
    CONDITION,
    NAME,
    NOUN,
    NUMBER,
    SET,
    TEXT,
    THING,
    WHOLE,
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

__all__ = ["EXAMPLES", "OPTIONS"]

PICK = PartType(THING.holds, names=frozenset({"pick", "stop_pick", "go_pick", "none_pick", "face_of_kind"}))
CHOICE = PartType(PICK.holds, names=PICK.names | {"pick_path"})
NAMED = PartType(SET.holds, names=frozenset({"player_named"}))
FACE = NOUN | NUMBER | PartType(SET.holds, names=frozenset({"face_of_kind"}))
SHOWN = FACE | TEXT | NAMED
TOLD = aid(one_of(Told))
NOW = aid(maybe(YES_NO))
"""Whether it is the first that is so after what was done."""
THERE = aid(maybe(YES_NO))
"""Whether the place that it tells of was named by the sentence before."""


def told(name: str, /, **parts: PartType) -> Shape:
    """A sentence of an example.

    It is said ``again`` of whoever the sentence before was about, and ``joined`` to it where the two are one sentence.
    """
    return Shape(name, Stands.WHOLE, {**parts, "again": aid(maybe(YES_NO)), "joined": aid(maybe(YES_NO))})


def option(name: str, /, **parts: PartType) -> Shape:
    """What can be chosen."""
    return Shape(name, Stands.WHOLE, parts)


EXAMPLES: Mapping[str, Shape] = table(
    told("answered", yes=YES_NO),
    told("cast", names=several(NAME)),
    told("holds", who=NAME, amounts=several(AMOUNT), items=several(NOUN), told=TOLD),
    told("hold_each", names=several(NAME), amounts=several(AMOUNT), items=several(NOUN), told=TOLD),
    told("hold_unlike", names=several(NAME), amounts=several(AMOUNT), told=TOLD),
    told("holds_none", who=NAME, noun=NOUN),
    told("does", who=NAME, step=NOUN, of=maybe(THING | several(THING))),
    told("is_to_do", who=NAME, step=NOUN, of=maybe(THING | several(THING))),
    told("all_do", step=NOUN),
    told("does_this", who=NAME, what=BODY, to=maybe(NOUN)),
    told("gains", who=NAME, amount=AMOUNT, rotation=YES_NO),
    told("chooses", who=NAME, picks=several(PICK), next=aid(maybe(YES_NO))),
    told("chooses_as", who=NAME, number=NUMBER, noun=NOUN),
    told("stops", who=NAME),
    told("rolls", who=NAME, faces=several(FACE)),
    told("rerolls", who=NAME, old=several(FACE), faces=several(FACE)),
    told("moves", who=NAME, how=one_of(Moves), amounts=several(AMOUNT), items=several(NOUN)),
    told("keeps", who=NAME, amounts=several(AMOUNT), items=several(NOUN)),
    told("untouched", names=several(NAME)),
    Shape("sum_written", Stands.PHRASE, {"first": NUMBER, "terms": several(NUMBER), "total": NUMBER}),
    Shape(
        "sum_named",
        Stands.PHRASE,
        {"first": NUMBER, "terms": several(NUMBER), "total": NUMBER, "names": several(NOUN)},
    ),
    Shape("pays_for", Stands.WHOLE, {"paid": THING, "thing": NOUN, "price": NUMBER, "lost": YES_NO}),
    Shape("came_to", Stands.WHOLE, {"amount": AMOUNT, "rule": maybe(NOUN), "idle": YES_NO}),
    told("leaves_it", who=NAME),
    Shape("nothing_to_do", Stands.WHOLE),
    told("rolls_covered", who=NAME, amount=THING),
    told("laid_open", who=NAME, what=NOUN, items=several(FACE)),
    told("says_yes", who=NAME),
    told("says_no", who=NAME),
    told("then_only", who=NAME, picks=several(CHOICE), now=NOW),
    told("then_cannot", who=NAME, pick=CHOICE),
    told("then_can", who=NAME, pick=CHOICE),
    told("fact", condition=CONDITION, told=TOLD, now=NOW, there=THERE),
    told(
        "fact_is",
        left=THING,
        op=one_of(Comparison),
        right=THING,
        at=aid(maybe(YES_NO)),
        told=TOLD,
        now=NOW,
        there=THERE,
    ),
    told("lie_unlike", counts=several(CONDITION), told=TOLD, now=NOW),
    told("stands_on", who=NAME, noun=NOUN, places=several(NOUN), told=TOLD),
    told("piece_put", who=NAME, noun=NOUN, places=several(NOUN)),
    told("piece_changed", who=NAME, noun=NOUN, place=NOUN, sort=NOUN),
    told("piece_moved", who=NAME, noun=NOUN, start=NOUN, goal=NOUN),
    told("piece_turned", who=NAME, noun=NOUN, places=several(NOUN)),
    told("piece_gone", who=NAME, noun=NOUN, places=several(NOUN)),
    told("carries", who=NAME, thing=NOUN, source=maybe(THING), into=maybe(THING), single=aid(maybe(YES_NO))),
    told("row_grows", row=THING, items=several(NOUN), single=aid(maybe(YES_NO))),
    told("row_holds", row=THING, items=several(THING), ordered=YES_NO, told=TOLD, single=aid(maybe(YES_NO))),
    told("wins_game", who=NAME | NAMED),
    told("unfinished", line=NUMBER),
    told("win_together", names=several(NAME)),
    told("wins_not", who=NAME),
    told("is_asked", who=NAME),
    told("nobody_asked"),
    told("is_drawn"),
    told("over"),
    told("not_over"),
    told("never_so"),
    Shape("turn_of", Stands.PHRASE, {"who": NAME}),
    Shape("told_both", Stands.WHOLE, {"first": WHOLE, "then": WHOLE}),
    Shape("opened", Stands.WHOLE, {"how": one_of(Scene), "then": WHOLE}),
    Shape("in_step", Stands.WHOLE, {"step": NOUN, "then": WHOLE}),
    Shape(
        "pick",
        Stands.PHRASE,
        {"verb": aid(maybe(one_of(Deal))), "count": maybe(NUMBER), "noun": NOUN | NAME, "of": maybe(THING)},
    ),
    Shape("stop_pick", Stands.PHRASE),
    Shape("go_pick", Stands.PHRASE),
    Shape("none_pick", Stands.PHRASE),
    Shape("pick_path", Stands.PHRASE, {"picks": several(PICK)}),
)

OPTIONS: Mapping[str, Shape] = table(
    option("option_stop"),
    option("option_go"),
    option("option_secret"),
    option("option_path", items=several(SHOWN)),
    option("option_number", count=NUMBER, noun=maybe(NOUN)),
    option("option_subset", items=several(SHOWN)),
    option("option_pay_whole", items=several(NOUN), noun=NOUN),
    option("option_pay_each", amount=AMOUNT),
    option("option_trade", give=several(AMOUNT), take=several(AMOUNT), noun=NOUN),
    option("option_agree"),
    option("option_refuse"),
    option("option_split", count=NUMBER, amount=AMOUNT, rest=NUMBER, other=AMOUNT),
    Shape("player_named", Stands.PHRASE, {"who": TEXT}),
    option("player_numbered", number=NUMBER),
)
