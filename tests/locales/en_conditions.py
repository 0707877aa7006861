"""What conditions are in English, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILDER,
    CITY,
    DEVELOPMENT,
    FOOD,
    IT,
    MONUMENT,
    NOBODY,
    PLUNDER,
    POINT,
    RELIGION,
    YOU,
    a_set,
    adjective,
    have_count,
    s,
    some,
    that,
    transfer,
    yours,
)

__all__ = ["CASES"]

DISASTER, PLAYER = Noun("disaster"), Noun("player")
COST = Noun("cost", "columns")
GOODS, GOODS_VALUE, STONE = Noun("goods"), Noun("goods_value"), Noun("stone")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)
OWNER = s("attribute", noun=BUILDER, of=that("monument"))
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("If you have at least 1 food, lose 1 food.", count("at_least", 1)),
    ("If you have at least 2 food, lose 1 food.", count("at_least", 2)),
    ("If you have exactly 2 skulls, lose 1 food.", count("is", 2, Noun("skull"))),
    ("If you have no food, lose 1 food.", count("is", 0)),
    ("If you have some food, lose 1 food.", count("is_not", 0)),
    ("If you do not have exactly 5 food, lose 1 food.", count("is_not", 5)),
    ("If you have at most 6 goods, lose 1 food.", count("at_most", 6, GOODS)),
    ("If you have more than 5 food, lose 1 food.", count("more_than", 5)),
    ("If you have less than 5 food, lose 1 food.", count("less_than", 5)),
    ("If you have at least 10 points, lose 1 food.", count("at_least", 10, POINT)),
    ("If your goods value is more than 36, lose 1 food.", count("more_than", 36, GOODS_VALUE)),
    ("If you have Religion, the game ends.", s("if", condition=HAVE, body=s("game_ends"))),
    (
        "If you have Religion and you have at least 1 food, lose 1 food.",
        s("if", condition=HAVE, body=count("at_least", 1)),
    ),
    ("If you have Religion:", s("if_lead", condition=HAVE)),
    ("Otherwise, if you have Religion, lose 1 food.", s("otherwise_if", condition=HAVE, body=EAT)),
    ("Otherwise, if you have Religion:", s("otherwise_if_lead", condition=HAVE)),
    ("Otherwise, mark 1 disaster.", s("otherwise", body=transfer("gain", some(1, DISASTER)))),
    ("Otherwise:", s("otherwise_lead")),
    ("If you do not have Religion, do nothing.", when(s("have_no", who=YOU, thing=RELIGION))),
    ("If you have that development, do nothing.", when(s("you_have", who=that("development")))),
    ("If you do not have that development yet, do nothing.", when(s("you_lack", who=that("development")))),
    ("If that die shows Plunder, do nothing.", when(s("shows", who=that("die"), face=PLUNDER))),
    (
        "If that new city is finished, do nothing.",
        when(s("is_adjective", who=that("site"), adjective=adjective("finished"))),
    ),
    (
        "If there is a player who has at least 5 developments, do nothing.",
        when(s("exists", set=a_set(PLAYER, "exists", have_count(IT, "at_least", 5, DEVELOPMENT)))),
    ),
    (
        "If there is no finished monument, do nothing.",
        when(s("exists_no", set=a_set(MONUMENT, "exists", adjectives=(adjective("finished"),)))),
    ),
    (
        "If every monument in play has a first builder, do nothing.",
        when(
            s(
                "every",
                set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=NOBODY),
            )
        ),
    ),
    ("If you gained stone, do nothing.", when(s("gained", noun=STONE))),
    ("With 2 or more players, do nothing.", when(s("players", op="at_least", count=Number(2)))),
    ("When you play alone, do nothing.", when(s("players", op="is", count=Number(1)))),
    ("If this is round 10, do nothing.", when(s("rounds", op="is", count=Number(10)))),
    ("If that opponent agrees, do nothing.", when(s("agrees", who=that("opponent")))),
    ("If you do not have Religion, do nothing.", when(s("not", condition=HAVE))),
    (
        "If you have Religion and you gained stone, do nothing.",
        when(s("and", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "If you have Religion or you gained stone, do nothing.",
        when(s("or", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "If that monument has no first builder, do nothing.",
        when(s("compare", left=OWNER, op="is", right=NOBODY)),
    ),
    (
        "If you are not the first builder of that monument, do nothing.",
        when(s("compare", left=OWNER, op="is_not", right=YOU)),
    ),
    (
        "If your food is less than the number of your cities, do nothing.",
        when(s("compare", left=yours(FOOD), op="less_than", right=yours(CITY))),
    ),
    (
        "If the cost of that development is at most 20, do nothing.",
        when(s("compare", left=s("attribute", noun=COST, of=that("development")), op="at_most", right=Number(20))),
    ),
    (
        "If there are at least 5 monuments in play, do nothing.",
        when(s("compare", left=s("number_of", set=IN_PLAY), op="at_least", right=Number(5))),
    ),
    (
        "If that opponent’s food is more than your food, do nothing.",
        when(
            s(
                "compare",
                left=s("owned", owner=that("opponent"), noun=FOOD, of=False),
                op="more_than",
                right=yours(FOOD),
            )
        ),
    ),
    (
        "At least one of these is true (you have Religion; you gained stone).",
        s("any_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    (
        "All of these are true (you have Religion; you gained stone).",
        s("all_of", items=(HAVE, s("gained", noun=STONE))),
    ),
)
