"""What conditions are in Hungarian, read one by one."""

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
    ("Ha legalább 1 ételed van, fogyassz el 1 ételt.", count("at_least", 1)),
    ("Ha legalább 2 ételed van, fogyassz el 1 ételt.", count("at_least", 2)),
    ("Ha pontosan 2 koponyád van, fogyassz el 1 ételt.", count("is", 2, Noun("skull"))),
    ("Ha nincs ételed, fogyassz el 1 ételt.", count("is", 0)),
    ("Ha van ételed, fogyassz el 1 ételt.", count("is_not", 0)),
    ("Ha nem 5 ételed van, fogyassz el 1 ételt.", count("is_not", 5)),
    ("Ha legfeljebb 6 árud van, fogyassz el 1 ételt.", count("at_most", 6, GOODS)),
    ("Ha 5-nél több ételed van, fogyassz el 1 ételt.", count("more_than", 5)),
    ("Ha 5-nél kevesebb ételed van, fogyassz el 1 ételt.", count("less_than", 5)),
    ("Ha legalább 10 pontod van, fogyassz el 1 ételt.", count("at_least", 10, POINT)),
    ("Ha az áruértéked 36-nál nagyobb, fogyassz el 1 ételt.", count("more_than", 36, GOODS_VALUE)),
    ("Ha megvan a Vallás, a játék véget ér.", s("if", condition=HAVE, body=s("game_ends"))),
    (
        "Ha megvan a Vallás, és legalább 1 ételed van, fogyassz el 1 ételt.",
        s("if", condition=HAVE, body=count("at_least", 1)),
    ),
    ("Ha megvan a Vallás:", s("if_lead", condition=HAVE)),
    ("Különben, ha megvan a Vallás, fogyassz el 1 ételt.", s("otherwise_if", condition=HAVE, body=EAT)),
    ("Különben, ha megvan a Vallás:", s("otherwise_if_lead", condition=HAVE)),
    ("Különben jelölj be 1 csapást.", s("otherwise", body=transfer("gain", some(1, DISASTER)))),
    ("Különben:", s("otherwise_lead")),
    ("Ha nincs meg a Vallás, ne tégy semmit.", when(s("have_no", who=YOU, thing=RELIGION))),
    ("Ha ez a fejlesztés megvan neked, ne tégy semmit.", when(s("you_have", who=that("development")))),
    ("Ha ez a fejlesztés még nincs meg neked, ne tégy semmit.", when(s("you_lack", who=that("development")))),
    ("Ha ez a dobókocka Zsákmányt mutat, ne tégy semmit.", when(s("shows", who=that("die"), face=PLUNDER))),
    (
        "Ha ez az új város elkészült, ne tégy semmit.",
        when(s("is_adjective", who=that("site"), adjective=adjective("finished"))),
    ),
    (
        "Ha van olyan játékos, akinek legalább 5 fejlesztése van, ne tégy semmit.",
        when(s("exists", set=a_set(PLAYER, "exists", have_count(IT, "at_least", 5, DEVELOPMENT)))),
    ),
    (
        "Ha nincs elkészült alkotás, ne tégy semmit.",
        when(s("exists_no", set=a_set(MONUMENT, "exists", adjectives=(adjective("finished"),)))),
    ),
    (
        "Ha minden játékban lévő alkotásnak van első építője, ne tégy semmit.",
        when(
            s(
                "every",
                set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=NOBODY),
            )
        ),
    ),
    ("Ha közben kaptál követ, ne tégy semmit.", when(s("gained", noun=STONE))),
    ("Ha legalább 2 játékos játszik, ne tégy semmit.", when(s("players", op="at_least", count=Number(2)))),
    ("Ha egyedül játszol, ne tégy semmit.", when(s("players", op="is", count=Number(1)))),
    ("Ha ez a 10. kör, ne tégy semmit.", when(s("rounds", op="is", count=Number(10)))),
    ("Ha ez az ellenfél beleegyezik, ne tégy semmit.", when(s("agrees", who=that("opponent")))),
    ("Ha nincs meg a Vallás, ne tégy semmit.", when(s("not", condition=HAVE))),
    (
        "Ha megvan a Vallás, és közben kaptál követ, ne tégy semmit.",
        when(s("and", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "Ha megvan a Vallás, vagy közben kaptál követ, ne tégy semmit.",
        when(s("or", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "Ha ennek az alkotásnak nincs első építője, ne tégy semmit.",
        when(s("compare", left=OWNER, op="is", right=NOBODY)),
    ),
    (
        "Ha ennek az alkotásnak nem te vagy az első építője, ne tégy semmit.",
        when(s("compare", left=OWNER, op="is_not", right=YOU)),
    ),
    (
        "Ha kevesebb ételed van, mint ahány városod van, ne tégy semmit.",
        when(s("compare", left=yours(FOOD), op="less_than", right=yours(CITY))),
    ),
    (
        "Ha ennek a fejlesztésnek az ára legfeljebb 20, ne tégy semmit.",
        when(s("compare", left=s("attribute", noun=COST, of=that("development")), op="at_most", right=Number(20))),
    ),
    (
        "Ha legalább 5 játékban lévő alkotás van, ne tégy semmit.",
        when(s("compare", left=s("number_of", set=IN_PLAY), op="at_least", right=Number(5))),
    ),
    (
        "Ha ennek az ellenfélnek több étele van, mint ahány ételed van, ne tégy semmit.",
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
        "Legalább egy igaz ezek közül (megvan a Vallás; közben kaptál követ).",
        s("any_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    (
        "Mindegyik igaz ezek közül (megvan a Vallás; közben kaptál követ).",
        s("all_of", items=(HAVE, s("gained", noun=STONE))),
    ),
)
