"""What lasting effects are in English, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    DIE,
    DROUGHT,
    FOOD,
    RELIGION,
    ROLL,
    YOU,
    s,
    some,
    that,
    transfer,
)

__all__ = ["CASES"]

WOOD, STONE = Noun("wood"), Noun("stone")
FEED, COLLECT = Noun("feed", "steps"), Noun("collect", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)

CASES: tuple[tuple[str, Sentence], ...] = (
    (
        "Whenever a die gives you food, gain 1 more food.",
        s("whenever_gives", die=DIE, noun=FOOD, body=transfer("gain", s("more", count=Number(1), noun=FOOD))),
    ),
    ("Whenever a die gives you food:", s("whenever_gives_lead", die=DIE, noun=FOOD)),
    ("Whenever you gain wood, lose 1 food.", s("whenever_you", verb="gain", noun=WOOD, body=EAT)),
    ("Whenever you lose wood:", s("whenever_you_lead", verb="lose", noun=WOOD)),
    ("Instead of Drought, lose 1 food.", s("instead_of", rule=DROUGHT, body=EAT)),
    ("Instead of Drought:", s("instead_of_lead", rule=DROUGHT)),
    ("Before the “Roll the dice” step, lose 1 food.", s("before", step=ROLL, condition=False, body=EAT)),
    ("Before the “Roll the dice” step, if you have Religion:", s("before_lead", step=ROLL, condition=HAVE)),
    (
        "After collecting, if you gained stone, gain 1 more stone.",
        s(
            "after",
            step=COLLECT,
            condition=s("gained", noun=STONE),
            body=transfer("gain", s("more", count=Number(1), noun=STONE)),
        ),
    ),
    ("After your last roll:", s("after_lead", step=ROLL, condition=False)),
    (
        "Before the “Roll the dice” step, if you have Religion, you may lose 1 food.",
        s("before_may", step=ROLL, condition=HAVE, times=False, body=EAT),
    ),
    (
        "Before the “Roll the dice” step, you may do the following as often as you like:",
        s("before_may_lead", step=ROLL, condition=False, times=True),
    ),
    (
        "After your last roll, you may, once, lose 1 food.",
        s("after_may", step=ROLL, condition=False, times=Number(1), body=EAT),
    ),
    (
        "After your last roll, if you have Religion, you may do the following up to 2 times:",
        s("after_may_lead", step=ROLL, condition=HAVE, times=Number(2)),
    ),
    ("When you build, lose 1 food.", s("during", step=BUILD, condition=False, body=EAT)),
    ("During the “Roll the dice” step, lose 1 food.", s("during", step=ROLL, condition=False, body=EAT)),
    ("During the “Roll the dice” step:", s("during_lead", step=ROLL, condition=False)),
    (
        "When you build, you may, up to 7 times, lose 1 food.",
        s("during_may", step=BUILD, times=Number(7), body=EAT),
    ),
    (
        "When you build, you may do the following as often as you like:",
        s("during_may_lead", step=BUILD, times=True),
    ),
    (
        "When you build, you may also pay with food, worth 4 each.",
        s("also_pay", step=BUILD, thing=FOOD, worth=Number(4)),
    ),
    ("Drought does not affect you.", s("immune", rule=DROUGHT)),
    ("Skip the “Feed the cities” step.", s("skip", step=FEED)),
    (
        "The limit of goods is 8 instead of 6.",
        s("override", noun=Noun("goods_limit", "numbers"), value=Number(8), instead=Number(6)),
    ),
    (
        "Each Purse gives 12 coins instead of 7.",
        s("override_face", face=Noun("purse", "faces"), amount=some(12, Noun("coin")), instead=Number(7)),
    ),
    ("Do what that development says.", s("do_says", thing=that("development"))),
    ("Only if you have Religion.", s("only_if", condition=HAVE)),
    (
        "This turn, after your last roll, lose 1 food.",
        s("this_turn", body=s("after", step=ROLL, condition=False, body=EAT)),
    ),
    ("This turn, instead of Drought:", s("this_turn_lead", body=s("instead_of_lead", rule=DROUGHT))),
    ("Drought does not apply.", s("instead_of", rule=DROUGHT, body=s("nothing"))),
    ("The player who carries out the “Feed the cities” step:", s("subject_lead", who=s("whoever_does", step=FEED))),
)
