"""What statements and conditions are in Hungarian, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    BUILDER,
    CITY,
    COMPLETE,
    DEVELOPMENT,
    DIE,
    DROUGHT,
    FOOD,
    GOOD,
    IT,
    MONUMENT,
    NOBODY,
    PLUNDER,
    POINT,
    RELIGION,
    ROLL,
    SITE,
    WORKER,
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

TICK, DISASTER, OPPONENT, PLAYER = Noun("tick"), Noun("disaster"), Noun("opponent"), Noun("player")
COST, WORTH = Noun("cost", "columns"), Noun("worth", "columns")
GOODS, GOODS_VALUE, WOOD, STONE = Noun("goods"), Noun("goods_value"), Noun("wood"), Noun("stone")
FEED, TURN = Noun("feed", "steps"), Noun("turn", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)
MINE = a_set(MONUMENT, "each", mine=True)
UNFINISHED = s("is_adjective", who=IT, adjective=adjective("finished", negated=True))
OWNER = s("attribute", noun=BUILDER, of=that("monument"))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("A pontok száma 0 lesz.", s("becomes", thing=s("kept", noun=POINT), value=Number(0))),
    ("Nem kapsz ételt.", transfer("gain", some(0))),
    ("Kapsz 1 ételt.", transfer("gain", some(1))),
    ("Kapsz 2 ételt.", transfer("gain", some(2))),
    ("Kapsz 5 ételt.", transfer("gain", some(5))),
    ("Veszítesz 1 pontot.", transfer("lose", some(1, POINT))),
    ("Veszítesz 2 pontot.", transfer("lose", some(2, POINT))),
    ("Használj fel 1 munkást.", transfer("pay", some(1, WORKER))),
    ("Kapsz még 1 ételt.", transfer("gain", s("more", count=Number(1), noun=FOOD))),
    (
        "Jelölj be ennél az új városnál 1 rubrikát.",
        transfer("gain", s("some_of", count=Number(1), noun=TICK, of=that("site"))),
    ),
    ("Dobj el ebből az áruból 1-et.", transfer("lose", s("amount_of", count=Number(1), thing=that("good")))),
    ("Elveszíted az összes árudat.", transfer("lose", s("all", noun=GOODS))),
    (
        "Ebből az áruból annyit kapsz, ahány városod van.",
        transfer("gain", s("as_many_of", thing=that("good"), value=yours(CITY))),
    ),
    ("Megkapod mindazt, amit a dobókockáid adnak.", transfer("gain", s("what_gives", noun=DIE), rotation=True)),
    (
        (
            "Az árukat egyesével, minden alkalommal elölről kezdve, ebben a sorrendben kapod: "
            "fa, kő, majd elölről; ami a sorában már nem fér el, elvész."
        ),
        s("in_rotation", nouns=(WOOD, STONE), table=GOOD),
    ),
    (
        "Minden „Étel vagy munka” oldalt mutató dobókockánál döntsd el, hogy 2 ételt vagy 2 munkást kérsz.",
        s("choose_face", face=Noun("food_or_labour", "faces"), die=DIE, amounts=(some(2), some(2, WORKER))),
    ),
    ("Kapsz sorban 8 árut.", transfer("gain", some(8, GOOD), rotation=True)),
    ("Minden alkotásodért kapsz 1 pontot.", transfer("gain", some(1, POINT), each=MINE)),
    ("Minden városodért kapsz 1 pontot.", transfer("gain", some(1, POINT), each=yours(CITY))),
    (
        "Annyi pontot veszítesz, ahány csapásod van.",
        transfer("lose", s("as_many", noun=POINT, of=False, value=yours(DISASTER))),
    ),
    (
        "Annyi pontot kapsz, amennyi a fejlesztéseid pontjainak összege.",
        transfer(
            "gain",
            s(
                "as_many",
                noun=POINT,
                of=False,
                value=s("total", noun=WORTH, set=a_set(DEVELOPMENT, "yours", mine=True)),
            ),
        ),
    ),
    (
        "Annyi pontot kapsz, amennyi az áruértéked.",
        transfer("gain", s("as_many", noun=POINT, of=False, value=yours(GOODS_VALUE))),
    ),
    (
        "Annyi dobókockával dobj, ahány városod van.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
    ),
    (
        "Annyi dobókockával dobj, amennyi a városaid száma plusz 1.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=s("plus", left=yours(CITY), right=Number(1)))),
    ),
    ("Megkapod ezt az alkotást.", s("gain_thing", thing=that("monument"))),
    ("Elveszíted a Vallást.", s("lose_thing", thing=RELIGION)),
    ("Adj ennek az ellenfélnek 2 ételt.", s("give", amount=some(2), to=that("opponent"))),
    ("Vegyél el ettől az ellenféltől 1 ételt.", s("take", amount=some(1), source=that("opponent"))),
    (
        "Cserélj ezzel az ellenféllel tetszőleges mennyiségű árut és ételt, ahogyan megegyeztek.",
        s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
    ),
    ("Ennek az alkotásnak te leszel az első építője.", s("becomes", thing=OWNER, value=YOU)),
    ("Ennek az alkotásnak nem lesz első építője.", s("becomes", thing=OWNER, value=NOBODY)),
    ("Nem marad ételed.", s("becomes", thing=yours(FOOD), value=Number(0))),
    ("Tedd félre ezt a dobókockát.", s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))),
    ("Dobd újra ezeket a dobókockákat.", s("reroll", thing=s("those", noun=DIE))),
    ("Válassz egy befejezetlen új várost.", s("choose", set=a_set(SITE, "one", UNFINISHED))),
    (
        "Válassz egy játékban lévő, befejezetlen alkotást.",
        s("choose", set=a_set(MONUMENT, "one", UNFINISHED, adjectives=(adjective("in_play"),))),
    ),
    (
        "Válassz ki tetszőleges számú félre nem tett dobókockát.",
        s("choose", set=a_set(DIE, "any", adjectives=(adjective("set_aside", negated=True),))),
    ),
    ("Válassz egy árut, amelyből van készleted.", s("choose", set=a_set(GOOD, "one", s("you_have", who=IT)))),
    (
        "Válassz ki legfeljebb 2 fejlesztést, amely még nincs meg neked.",
        s("choose", set=a_set(DEVELOPMENT, "up_to", s("you_lack", who=IT), count=2)),
    ),
    ("Válassz ki 2 fejlesztést.", s("choose", set=a_set(DEVELOPMENT, "exactly", count=2))),
    ("Válaszd ki az összes dobókockát.", s("choose", set=a_set(DIE, "all"))),
    ("Ne válassz egyetlen dobókockát sem.", s("choose", set=a_set(DIE, "no"))),
    (
        "Válassz véletlenszerűen egy ellenfelet, akinek nincs meg a Vallás.",
        s("choose", set=a_set(OPPONENT, "random", s("have_no", who=IT, thing=RELIGION))),
    ),
    (
        "Válaszd ki ezeket az elkészült alkotásokat.",
        s("choose", set=a_set(MONUMENT, "those", adjectives=(adjective("finished"),))),
    ),
    ("Ez az ellenfél.", s("is_called", noun=OPPONENT)),
    ("Válassz egy számot 0-tól az ételeid számáig.", s("choose_number", low=Number(0), high=yours(FOOD))),
    ("Élelmezd a városaidat.", s("do", steps=(FEED,), of=False)),
    ("Dobj, majd építs.", s("do", steps=(ROLL, BUILD), of=False)),
    (
        "Fejezd be ezt az alkotást.",
        s("do", steps=(COMPLETE,), of=that("monument")),
    ),
    ("Fejezd be a fordulódat.", s("end", step=TURN)),
    ("A játék véget ér.", s("game_ends")),
    ("Megnyered a játékot.", s("you_win")),
    ("Elveszíted a játékot.", s("you_lose")),
    (
        "A játékosok egymás után kerülnek sorra, amíg nincs meg a Vallás.",
        s("turns_taken", source=False, until=HAVE),
    ),
    (
        "A játékosok egymás után kerülnek sorra, amíg nincs meg a Vallás: fogyassz el 1 ételt.",
        s("take_turns", source=False, until=HAVE, body=EAT),
    ),
    (
        "A játékosok a soron lévő játékostól kezdve egymás után kerülnek sorra; aki soron van:",
        s("take_turns_lead", source=s("active_player"), until=False),
    ),
    (
        "Ha mindenki passzolt egymás után, fogyassz el 1 ételt.",
        s("if", condition=s("all_pass", but_one=False), body=EAT),
    ),
    (
        "A tőled balra ülő játékos kap 1 ételt.",
        s("subject", who=s("neighbour", places=False, left=True), body=transfer("gain", some(1))),
    ),
    (
        "A veled szemben ülő játékos kap 1 ételt.",
        s("subject", who=s("opposite"), body=transfer("gain", some(1))),
    ),
    (
        "A tőled jobbra 2 hellyel ülő játékos kap 1 ételt.",
        s("subject", who=s("neighbour", places=Number(2), left=False), body=transfer("gain", some(1))),
    ),
    (
        "A tőled balra annyi hellyel ülő játékos (ahány játékos van) kap 1 ételt.",
        s("subject", who=s("neighbour_by", places=s("player_count"), left=True), body=transfer("gain", some(1))),
    ),
    (
        "Az 1. játékos kap 1 ételt.",
        s("subject", who=s("seated", seat=Number(1)), body=transfer("gain", some(1))),
    ),
    ("Passzolj.", s("pass")),
    ("Újra te következel.", s("another_turn")),
    ("A játék döntetlennel végződik.", s("game_drawn")),
    ("Ne tégy semmit.", s("nothing")),
    (
        "Fizess 1 követ, és kapsz érte 3 munkást.",
        s("seq", items=(transfer("pay", some(1, STONE)), transfer("gain", some(3, WORKER)))),
    ),
    (
        "Válassz egy dobókockát, majd dobd újra.",
        s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die")))),
    ),
    (
        "Válassz egy árut, amelyből van készleted, majd dobj el belőle 1-et.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(GOOD, "one", s("you_have", who=IT))),
                transfer("lose", s("amount_of", count=Number(1), thing=that("good"))),
            ),
        ),
    ),
    (
        "Válassz egy ellenfelet, majd cserélj vele tetszőleges mennyiségű árut és ételt, ahogyan megegyeztek.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(OPPONENT, "one")),
                s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
            ),
        ),
    ),
    ("Fogyassz el 1 ételt, majd a játék véget ér.", s("seq", items=(EAT, s("game_ends")))),
    ("Ez az ellenfél kap 1 ételt.", s("subject", who=that("opponent"), body=transfer("gain", some(1)))),
    ("A soron lévő játékos hajtsa végre a következőket:", s("subject_lead", who=s("active_player"))),
    ("Elfogyaszthatsz 1 ételt.", s("may", times=False, body=EAT)),
    ("Akárhányszor elfogyaszthatsz 1 ételt.", s("may", times=True, body=EAT)),
    ("Egyszer elfogyaszthatsz 1 ételt.", s("may", times=Number(1), body=EAT)),
    ("Legfeljebb 2-ször fogyaszthatsz el 1 ételt.", s("may", times=Number(2), body=EAT)),
    ("Megteheted a következőket:", s("may_lead", times=False)),
    ("Akárhányszor megteheted a következőket:", s("may_lead", times=True)),
    ("Egyszer megteheted a következőket:", s("may_lead", times=Number(1))),
    ("A következőket legfeljebb 2-ször teheted meg:", s("may_lead", times=Number(2))),
    ("Minden alkotásodért kaphatsz 1 pontot.", s("may", times=False, body=transfer("gain", some(1, POINT), each=MINE))),
    ("Véget érhet a játék.", s("may", times=False, body=s("game_ends"))),
    ("Ez az ellenfél elfogyaszthat 1 ételt.", s("may", times=False, body=s("subject", who=that("opponent"), body=EAT))),
    ("Ha legalább 1 ételed van, elfogyaszthatsz 1 ételt.", s("may", times=False, body=count("at_least", 1))),
    (
        "Amíg 6-nál több árud van, újra meg újra fogyassz el 1 ételt.",
        s("repeat", times=False, until=have_count(YOU, "at_most", 6, GOODS), body=EAT),
    ),
    ("Ismételd ezt 3-szor: fogyassz el 1 ételt.", s("repeat", times=Number(3), until=False, body=EAT)),
    (
        "Amíg nincs meg a Vallás, de legfeljebb 30-szor, ismételd a következőket:",
        s("repeat_lead", times=Number(30), until=HAVE),
    ),
    ("Ismételd a következőket:", s("repeat_lead", times=False, until=False)),
    (
        "Tedd félre az összes Zsákmányt mutató dobókockát.",
        s(
            "for_each",
            set=a_set(DIE, "each", s("shows", who=IT, face=PLUNDER)),
            body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        ),
    ),
    ("Minden áru után fogyassz el 1 ételt.", s("for_each", set=a_set(GOOD, "each"), body=EAT)),
    (
        "Minden kiválasztott áru után fogyassz el 1 ételt.",
        s("for_each", set=a_set(GOOD, "each", chosen=True), body=EAT),
    ),
    ("Minden árunál:", s("for_each_lead", set=a_set(GOOD, "each"))),
    ("Minden városod után fogyassz el 1 ételt.", s("for_each_of", value=yours(CITY), body=EAT)),
    ("Minden városod után:", s("for_each_of_lead", value=yours(CITY))),
    (
        "Minden ellenfeled, akinek nincs meg a Vallás, elveszíti az összes áruját.",
        s(
            "each_player",
            set=a_set(OPPONENT, "each", s("have_no", who=IT, thing=RELIGION)),
            turn=False,
            source=False,
            body=transfer("lose", s("all", noun=GOODS)),
        ),
    ),
    (
        "Sorban minden játékos lejátssza a fordulóját.",
        s("each_player", set=a_set(PLAYER, "each"), turn=True, source=False, body=s("do", steps=(TURN,), of=False)),
    ),
    (
        "Minden játékos annyi dobókockával dob, ahány városa van.",
        s(
            "each_player",
            set=a_set(PLAYER, "each"),
            turn=False,
            source=False,
            body=s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
        ),
    ),
    (
        "A soron lévő játékostól kezdve sorban mindenki ezt teszi:",
        s("each_player_lead", set=a_set(PLAYER, "each"), turn=True, source=s("active_player")),
    ),
    ("Válassz egyet:", s("choose_one_lead")),
    ("Válassz egyet (ha egyik sem lehetséges, nem történik semmi):", s("choose_one_lead", may_fail=True)),
    ("Város: fogyassz el 1 ételt.", s("option", noun=Noun("city", "options"), condition=False, body=EAT)),
    (
        "Város (ha legalább 2 játékos játszik): fogyassz el 1 ételt.",
        s("option", noun=Noun("city", "options"), condition=s("players", op="at_least", count=Number(2)), body=EAT),
    ),
    ("Város (ha megvan a Vallás):", s("option_lead", noun=Noun("city", "options"), condition=HAVE)),
    (
        "Fizesd ki ennek a fejlesztésnek az árát a következőkkel, akár vegyesen:",
        s("pay_with_lead", value=s("attribute", noun=COST, of=that("development")), exact=True),
    ),
    ("Érmével: minden érme 1-et ér.", s("coin_each", thing=Noun("coin"), worth=Number(1))),
    (
        "Áruval: amelyik fajtával fizetsz, abból mindet oda kell adnod, annak értékén.",
        s("coin_whole", thing=GOODS, worth=Noun("value")),
    ),
    (
        "Aszály: ha pontosan 2 koponyád van, jelölj be 2 csapást.",
        s(
            "rule",
            noun=DROUGHT,
            condition=have_count(YOU, "is", 2, Noun("skull")),
            body=transfer("gain", some(2, DISASTER)),
        ),
    ),
    ("Aszály.", s("rule_name", noun=DROUGHT)),
    ("1. dobás", s("throw_numbered", number=Number(1))),
    ("Aszály:", s("rule_lead", noun=DROUGHT, condition=False)),
    (
        "Aszály (ha legalább 2 játékos játszik):",
        s("rule_lead", noun=DROUGHT, condition=s("players", op="at_least", count=Number(2))),
    ),
    (
        ("Ha az ételeid száma mínusz (a városaid száma plusz 1) megegyezik a játékosok számával, ne tégy semmit."),
        when(
            s(
                "compare",
                left=s("minus", left=yours(FOOD), right=s("plus", left=yours(CITY), right=Number(1))),
                op="is",
                right=s("player_count"),
            )
        ),
    ),
    (
        "Ha a városaid számának a 2-szöröse nagyobb, mint a megkezdett körök száma, ne tégy semmit.",
        when(
            s("compare", left=s("times", left=yours(CITY), right=Number(2)), op="more_than", right=s("rounds_played"))
        ),
    ),
    (
        (
            "Ha az ételeid számának a fele (lefelé kerekítve) legalább annyi, amennyi a fejlesztéseid legnagyobb "
            "ára, ne tégy semmit."
        ),
        when(
            s(
                "compare",
                left=s("divided", left=yours(FOOD), right=Number(2)),
                op="at_least",
                right=s("highest", noun=COST, set=a_set(DEVELOPMENT, "yours", mine=True)),
            )
        ),
    ),
    (
        (
            "Ha az ételeid száma és a városaid száma közül a kisebb nem egyezik meg a fejlesztések legkisebb "
            "árával, ne tégy semmit."
        ),
        when(
            s(
                "compare",
                left=s("smaller", left=yours(FOOD), right=yours(CITY)),
                op="is_not",
                right=s("lowest", noun=COST, set=a_set(DEVELOPMENT, "plain")),
            )
        ),
    ),
    (
        "Annyi ételed lesz, amennyi az ételeid száma, de legalább 3.",
        s("becomes", thing=yours(FOOD), value=s("larger", left=yours(FOOD), right=Number(3))),
    ),
    ("Adj az ellenfelednek 1 ételt.", s("give", amount=some(1), to=s("opponent"))),
)
