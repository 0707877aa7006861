"""What lasting effects are in Hungarian, read one by one."""

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
        "Minden dobókocka, amely ételt ad neked, még 1 ételt hoz.",
        s("whenever_gives", die=DIE, noun=FOOD, body=transfer("gain", s("more", count=Number(1), noun=FOOD))),
    ),
    ("Valahányszor egy dobókocka ételt ad neked:", s("whenever_gives_lead", die=DIE, noun=FOOD)),
    ("Valahányszor fát kapsz, fogyassz el 1 ételt.", s("whenever_you", verb="gain", noun=WOOD, body=EAT)),
    ("Valahányszor fát veszítesz:", s("whenever_you_lead", verb="lose", noun=WOOD)),
    ("Az Aszály helyett fogyassz el 1 ételt.", s("instead_of", rule=DROUGHT, body=EAT)),
    ("Az Aszály helyett:", s("instead_of_lead", rule=DROUGHT)),
    ("A „Dobás” lépés előtt fogyassz el 1 ételt.", s("before", step=ROLL, condition=False, body=EAT)),
    ("A „Dobás” lépés során fogyassz el 1 ételt.", s("during", step=ROLL, condition=False, body=EAT)),
    ("A „Dobás” lépés során:", s("during_lead", step=ROLL, condition=False)),
    ("A „Dobás” lépés előtt, ha megvan a Vallás:", s("before_lead", step=ROLL, condition=HAVE)),
    (
        "Ha begyűjtéskor kaptál követ, utána kapsz még 1 követ.",
        s(
            "after",
            step=COLLECT,
            condition=s("gained", noun=STONE),
            body=transfer("gain", s("more", count=Number(1), noun=STONE)),
        ),
    ),
    ("Az utolsó dobásod után:", s("after_lead", step=ROLL, condition=False)),
    (
        "A „Dobás” lépés előtt, ha megvan a Vallás, elfogyaszthatsz 1 ételt.",
        s("before_may", step=ROLL, condition=HAVE, times=False, body=EAT),
    ),
    (
        "A „Dobás” lépés előtt akárhányszor megteheted a következőket:",
        s("before_may_lead", step=ROLL, condition=False, times=True),
    ),
    (
        "Az utolsó dobásod után egyszer elfogyaszthatsz 1 ételt.",
        s("after_may", step=ROLL, condition=False, times=Number(1), body=EAT),
    ),
    (
        "Az utolsó dobásod után, ha megvan a Vallás, a következőket legfeljebb 2-ször teheted meg:",
        s("after_may_lead", step=ROLL, condition=HAVE, times=Number(2)),
    ),
    (
        "Építéskor legfeljebb 7-szer fogyaszthatsz el 1 ételt.",
        s("during_may", step=BUILD, times=Number(7), body=EAT),
    ),
    ("Építéskor akárhányszor megteheted a következőket:", s("during_may_lead", step=BUILD, times=True)),
    (
        "Építéskor étellel is fizethetsz (darabja 4-et ér).",
        s("also_pay", step=BUILD, thing=FOOD, worth=Number(4)),
    ),
    ("Az Aszály nem árt neked.", s("immune", rule=DROUGHT)),
    ("Hagyd ki a „Városok élelmezése” lépést.", s("skip", step=FEED)),
    (
        "Az áruk felső határa 6 helyett 8.",
        s("override", noun=Noun("goods_limit", "numbers"), value=Number(8), instead=Number(6)),
    ),
    (
        "Az Erszény 7 helyett 12 érmét ad.",
        s("override_face", face=Noun("purse", "faces"), amount=some(12, Noun("coin")), instead=Number(7)),
    ),
    ("Hajtsd végre ennek a fejlesztésnek a hatását.", s("do_says", thing=that("development"))),
    ("Csak akkor, ha megvan a Vallás.", s("only_if", condition=HAVE)),
    (
        "Ebben a fordulóban az utolsó dobásod után fogyassz el 1 ételt.",
        s("this_turn", body=s("after", step=ROLL, condition=False, body=EAT)),
    ),
    ("Ebben a fordulóban az Aszály helyett:", s("this_turn_lead", body=s("instead_of_lead", rule=DROUGHT))),
    ("Nem számít az Aszály.", s("instead_of", rule=DROUGHT, body=s("nothing"))),
    (
        "A „Városok élelmezése” lépést végrehajtó játékos hajtsa végre a következőket:",
        s("subject_lead", who=s("whoever_does", step=FEED)),
    ),
)
