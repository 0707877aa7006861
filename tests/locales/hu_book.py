"""What books, examples, changes and options are in Hungarian, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import (
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
    PLUNDER,
    POINT,
    RELIGION,
    SITE,
    STOCK,
    WORKER,
    YOU,
    a_set,
    adjective,
    have_count,
    s,
    some,
    yours,
)
from tests.locales.placed import placed

__all__ = ["CASES"]

ANNA, BEN, JIM = Name("Anna"), Name("Ben"), Name("Jim")
TICK, DISASTER, GOODS, GOODS_VALUE = Noun("tick"), Noun("disaster"), Noun("goods"), Noun("goods_value")
WOOD, STONE, PYRAMID = Noun("wood"), Noun("stone"), Noun("great_pyramid")
COST, WORTH, BOXES, SPACES, VALUES = (Noun(one, "columns") for one in ("cost", "worth", "boxes", "spaces", "values"))
FEED, SUFFER = Noun("feed", "steps"), Noun("suffer", "steps")
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def holds(*amounts: Sentence, items: tuple[Noun, ...] = (), told: str = "given") -> Sentence:
    return s("holds", who=JIM, amounts=amounts, items=items, told=told)


def pick(noun: Noun | Name, number: int | None = None, verb: str = "") -> Sentence:
    return s("pick", verb=verb or False, count=False if number is None else Number(number), noun=noun, of=False)


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Minden dobókocka oldalain 1-től 6-ig állnak a számok.", s("die_shows", die=DIE, low=Number(1), high=Number(6))),
    ("Város", s("kept_of", noun=CITY, of=False, several=True)),
    ("Rubrika (alkotás szerint)", s("kept_of", noun=TICK, of=MONUMENT, several=True)),
    ("1 játéktábla 2 alkotással", s("board_of", count=Number(2), noun=MONUMENT)),
    (
        "Legalább 2 játékos játszik (igen vagy nem)",
        s("kept_so", condition=s("players", op="at_least", count=Number(2))),
    ),
    ("Mindenki egyszerre és titokban választ.", s("in_secret")),
    (
        "Ha a játék végéig senki sem győzött, az nyer, akinek a legtöbb pontja van.",
        s("goal_otherwise", ranks=(s("rank", noun=POINT, most=True),)),
    ),
    (
        "A játék legkésőbb 50 kör után véget ér.",
        s("ends_after_times", count=Number(50), latest=True, round=True, step=False),
    ),
    ("A játék 10 kör után véget ér.", s("ends_after_times", count=Number(10), latest=False, round=True, step=False)),
    (
        "A játék annyi kör után ér véget, ahány játékos van.",
        s("ends_after_times", count=s("player_count"), latest=False, round=True, step=False),
    ),
    ("Ha mindenki sorra került, élelmezd a városaidat.", s("closes_round", deed=s("do", steps=(FEED,), of=False))),
    ("Ekkor még végezzétek el, ami a játékmenetből hátravan.", s("rest_is_done", rest=())),
    (
        "A játék legkésőbb akkor ér véget, amikor a „Városok élelmezése” lépést 4-szer végrehajtottátok.",
        s("ends_after_times", count=Number(4), latest=True, round=False, step=FEED),
    ),
    (
        "A játék akkor ér véget, amikor a teljes játékmenetet annyiszor végrehajtottátok, ahány játékos van.",
        s("ends_after_times", count=s("player_count"), latest=False, round=False, step=False),
    ),
    (
        "A játék véget ér, ha a teljes játékmenet egy-egy végrehajtásának a végén 3 játékos játszik.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=False, step=False),
    ),
    (
        "A játék véget ér, ha egy kör végén 3 játékos játszik.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=True, step=False),
    ),
    (
        "A játék véget ér, ha egy forduló végén 3 játékos játszik.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=True, round=True, step=False),
    ),
    ("Ha már csak egy játékos maradt a játékban, ő győz.", s("last_left_wins", two=False)),
    (
        "Ha 3 játékos játszik, és még senki sem győzött, a játék döntetlennel végződik.",
        s("drawn_at_last", condition=s("players", op="is", count=Number(3))),
    ),
    ("Ha addig senki sem győzött, a játék döntetlennel végződik.", s("drawn_at_last", condition=False)),
    ("Az nyer, akinek a játék végén a legtöbb pontja van.", s("goal", ranks=(s("rank", noun=POINT, most=True),))),
    (
        "Holtverseny esetén az nyer, akinek nagyobb az áruértéke.",
        s("tie", rank=s("rank", noun=GOODS_VALUE, most=True)),
    ),
    ("Akik holtversenyben maradnak, osztoznak a győzelmen.", s("tie_shared", still=True)),
    ("Legkevesebb csapás.", s("rank", noun=DISASTER, most=False)),
    ("Minden játékos 3 étellel és 3 várossal kezd.", s("start_with", amounts=(some(3), some(3, CITY)))),
    ("Minden más 0-ról indul.", s("start_without")),
    ("A játék kezdetén 3 játékos játszik.", s("at_the_start", condition=s("players", op="is", count=Number(3)))),
    ("Legfeljebb 15 ételed lehet; ami ezen felül van, elvész.", s("at_most", noun=FOOD, high=Number(15), of=False)),
    (
        "Minden áruból legfeljebb 2 ételed lehet; ami ezen felül van, elvész.",
        s("at_most", noun=FOOD, high=Number(2), of=GOOD),
    ),
    (
        "Legfeljebb 15 ételed és 3 városod lehet; ami ezen felül van, elvész.",
        s("at_most_of", amounts=(some(15), some(3, CITY))),
    ),
    (
        "Minden áruból legfeljebb annyid lehet, ahány hely a táblázat szerint jut neki; ami ezen felül van, elvész.",
        s("at_most_each", noun=STOCK, column=SPACES, table=GOOD),
    ),
    (
        "A munkások, az érmék és a koponyák csak a forduló végéig maradnak meg.",
        s("lasts_a_turn", nouns=(WORKER, Noun("coin"), Noun("skull"))),
    ),
    (
        "Egy új város akkor készült el, ha annyi bejelölt rubrikád van nála, ahány rubrikája van.",
        s(
            "means_adjective",
            noun=SITE,
            adjective=adjective("finished"),
            condition=s("compare", left=yours(TICK, of=IT), op="is", right=s("attribute", noun=BOXES, of=IT)),
        ),
    ),
    (
        "Egy áru értéke az értékei közül az, amelyik a készletedhez tartozik.",
        s(
            "means_value",
            noun=Noun("value"),
            of=GOOD,
            value=s("entry", row=s("attribute", noun=VALUES, of=IT), at=yours(STOCK, of=IT)),
        ),
    ),
    (
        "Az áruid száma: az áruk készletének összege.",
        s("means_value", noun=GOODS, of=False, value=s("total", noun=STOCK, set=a_set(GOOD, "plain"))),
    ),
    (
        "Egy alkotás jutalma az elsőnek járó pontja, ha te vagy az első építője, különben a többieknek járó pontja.",
        s(
            "means_value",
            noun=Noun("award"),
            of=MONUMENT,
            value=s(
                "value_if",
                then=s("attribute", noun=Noun("first", "columns"), of=IT),
                other=s("attribute", noun=Noun("later", "columns"), of=IT),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is", right=YOU),
            ),
        ),
    ),
    (
        "2 játékos esetén kimarad a Templom és a Nagy Piramis.",
        s("left_out", counts=(Number(2),), nouns=(Noun("temple"), PYRAMID), table=MONUMENT, sheet=False),
    ),
    ("4 játékos esetén minden alkotás játékban van.", s("nothing_left_out", counts=(Number(4),), table=MONUMENT)),
    ("Az Aszály csak több játékosnál számít.", s("rule_off", rule=DROUGHT)),
    ("A fordulód ezekből a lépésekből áll, mindig ebben a sorrendben:", s("turn_order")),
    (
        (
            "Ezenkívül a „Dobás” előtt, majd a „Begyűjtés” és a „Városok élelmezése” után végrehajthatod a "
            "„Fejlesztés vásárlása” lépést."
        ),
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=Noun("roll", "steps"),
            after=(Noun("collect", "steps"), Noun("feed", "steps")),
        ),
    ),
    (
        "Ezenkívül a „Begyűjtés” után végrehajthatod a „Fejlesztés vásárlása” lépést.",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=False,
            after=(Noun("collect", "steps"),),
        ),
    ),
    (
        "Ami ezek közül igaz, mind érvényes:",
        s("all_that_hold"),
    ),
    (
        "Az óramutató járása szerint követitek egymást; egy körben mindenkinek egy fordulója van.",
        s("playing"),
    ),
    ("2 étel vagy 2 munkás", s("face_gives", amounts=(some(2), some(2, WORKER)), choice=True)),
    ("2 áru és 1 koponya", s("face_gives", amounts=(some(2, GOOD), some(1, Noun("skull"))), choice=False)),
    ("–", s("gives_nothing")),
    ("7 dobókocka", s("component_count", count=Number(7), noun=DIE)),
    ("5 áru", s("component_count", count=Number(5), noun=GOOD)),
    ("1–4 játékos", s("for_players", low=Number(1), high=Number(4))),
    ("8 éves kortól", s("from_age", low=Number(8))),
    ("30 perc", s("for_minutes", low=Number(30), high=Number(30))),
    ("Pontosan 2 koponya", s("when", condition=have_count(YOU, "is", 2, Noun("skull")))),
    ("2 étel, 1 munkás", s("names", items=(some(2), some(1, WORKER)))),
    ("Vallás, Orvosság", s("names", items=(RELIGION, Noun("medicine")))),
    ("1, 3", s("figures", items=(Number(1), Number(3)))),
    ("(1)", s("numbered", at=(Number(1),))),
    ("(2.1)", s("numbered", at=(Number(2), Number(1)))),
    ("Fejlesztések", s("table_of", noun=DEVELOPMENT)),
    (
        "A nyomtatott pontozólapról leolvasva: új városok, alkotások.",
        s("source_of", source=Noun("sheet", "sources"), nouns=(SITE, MONUMENT)),
    ),
    ("A nyomtatott pontozólapról leolvasva.", s("source_of", source=Noun("sheet", "sources"), nouns=())),
    ("– a „Kereskedelem” változattal", s("with_variants", variants=(Noun("trading", "variants"),))),
    (
        (
            "Ez nem hivatalos kiadvány a „Pig” című játékhoz (tervezte: John Scarne). A rulekit készítette olyan "
            "szabályokból, amelyeket játékosok írtak le a saját szavaikkal; a kiadó szövegéből semmit sem "
            "tartalmaz."
        ),
        s("notice", title="Pig", by="John Scarne"),
    ),
    ("A „Pig” című játék szabályait a rulekit készítette.", s("notice", title="Pig", by=False)),
    ("Anna, Bence és Cili játszik.", s("cast", names=(ANNA, BEN, Name("Cili")))),
    ("Imre egyedül játszik.", s("cast", names=(JIM,))),
    ("Imrének 1 fája és 1 köve van.", holds(some(1, WOOD), some(1, STONE))),
    ("Imrének most 2 fája van, köve nincs.", holds(some(2, WOOD), some(0, STONE), told="then")),
    ("Imrének 5 pontja van, és megvan neki a Vallás.", holds(some(5, POINT), items=(RELIGION,))),
    (
        "Imrének 6 városa van, a Nagy Piramisnál pedig 3 bejelölt rubrikája.",
        holds(some(6, CITY), s("some_of", count=Number(3), noun=TICK, of=PYRAMID)),
    ),
    (
        "Imrének 6 városa van; a Nagy Piramisnál 3 és a Templomnál 4 bejelölt rubrikája van.",
        holds(
            some(6, CITY),
            s("some_of", count=Number(3), noun=TICK, of=PYRAMID),
            s("some_of", count=Number(4), noun=TICK, of=Noun("temple")),
        ),
    ),
    (
        "Most nincs fája, de megvan neki a Vallás.",
        s("holds", who=JIM, amounts=(some(0, WOOD),), items=(RELIGION,), told="then", again=True),
    ),
    ("Most megvan neki a Vallás.", s("holds", who=JIM, amounts=(), items=(RELIGION,), told="then", again=True)),
    ("Imrének megvan a Vallás.", s("holds", who=JIM, amounts=(), items=(RELIGION,), told="given", again=True)),
    ("Kap 8 árut.", s("gains", who=JIM, amount=some(8, GOOD), rotation=False, again=True)),
    ("A fát választja.", s("chooses", who=JIM, picks=(pick(WOOD),), again=True)),
    (
        "Áruértéke 36.",
        s(
            "fact_is",
            left=s("owned", owner=JIM, noun=GOODS_VALUE, of=False),
            op="is",
            right=Number(36),
            told="then",
            again=True,
        ),
    ),
    ("Imrének nincs fája.", s("holds_none", who=JIM, noun=WOOD)),
    (
        "Annának 1 fája van, Bencének 2, Imrének 3.",
        s("hold_unlike", names=(ANNA, BEN, JIM), amounts=(some(1, WOOD), some(2, WOOD), some(3, WOOD)), told="given"),
    ),
    ("Anna és Bence közösen győz.", s("win_together", names=(ANNA, BEN))),
    ("Imre nem győz.", s("wins_not", who=JIM)),
    ("Annának választania kell.", s("is_asked", who=ANNA)),
    ("Senkinek sem kell választania.", s("nobody_asked")),
    ("Imre megáll.", s("chooses", who=JIM, picks=(s("stop_pick"),))),
    ("Imre él a lehetőséggel.", s("chooses", who=JIM, picks=(s("go_pick"),))),
    (
        "Imre a „Város” lehetőséget választja, majd egyiket sem választja.",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), s("none_pick"))),
    ),
    (
        "Imre ezt nem választhatja: „Város”: Templom.",
        s("then_cannot", who=JIM, pick=s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple"))))),
    ),
    ("Imre ezt nem választhatja: él a lehetőséggel.", s("then_cannot", who=JIM, pick=s("go_pick"))),
    (
        "Imre csak ezek közül választhat: „Város”: Templom; Obeliszk.",
        s(
            "then_only",
            who=JIM,
            picks=(s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple")))), pick(Noun("obelisk"))),
        ),
    ),
    ("Imrére a „Városok élelmezése” lépés várna.", s("is_to_do", who=JIM, step=FEED, of=False)),
    ("Imre élelmezi a városait.", s("does", who=JIM, step=FEED, of=False)),
    ("Anna befejezi a Nagy Piramist.", s("does", who=ANNA, step=COMPLETE, of=PYRAMID)),
    ("Imre dob.", s("does", who=JIM, step=Noun("roll", "steps"), of=False)),
    ("A „Kör vége” lépés következik.", s("all_do", step=Noun("end_of_round", "steps"))),
    ("Imre kap sorban 8 árut.", s("gains", who=JIM, amount=some(8, GOOD), rotation=True)),
    (
        "Imre a „Város” lehetőséget választja, majd a hetedik várost.",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), pick(Noun("seventh_city")))),
    ),
    (
        "Anna 3 fát kínál Bencének 2 kőért.",
        s("chooses", who=ANNA, picks=(pick(BEN), pick(WOOD, 3, "give"), pick(STONE, 2, "take"))),
    ),
    ("Imre megáll.", s("stops", who=JIM)),
    (
        "Imre két Aratást és egy Zsákmányt dob.",
        s("rolls", who=JIM, faces=(Noun("harvest", "faces"), PLUNDER, Noun("harvest", "faces"))),
    ),
    ("Bence beleegyezik.", s("says_yes", who=BEN)),
    ("Bence nem egyezik bele.", s("says_no", who=BEN)),
    (
        "Imre csak a fát vagy a követ választhatja, vagy megállhat.",
        s("then_only", who=JIM, picks=(pick(WOOD), pick(STONE), s("stop_pick"))),
    ),
    ("Imre a „Város” lehetőséget nem választhatja.", s("then_cannot", who=JIM, pick=pick(Noun("city", "options")))),
    ("Imre ezt választhatja: kér 1 fát.", s("then_can", who=JIM, pick=pick(WOOD, 1, "take"))),
    ("Imre ezt nem választhatja: kér 1 fát.", s("then_cannot", who=JIM, pick=pick(WOOD, 1, "take"))),
    (
        "Imre áruértéke 36.",
        s("fact_is", left=s("owned", owner=JIM, noun=GOODS_VALUE, of=False), op="is", right=Number(36), told="then"),
    ),
    (
        "Anna jutalma a Nagy Piramisért 12.",
        s(
            "fact_is",
            left=s("owned", owner=ANNA, noun=Noun("award"), of=PYRAMID),
            op="is",
            right=Number(12),
            told="then",
        ),
    ),
    (
        "7 dobókocka van.",
        s("fact_is", left=s("number_of", set=a_set(DIE, "plain")), op="is", right=Number(7), told="then"),
    ),
    (
        "A játékban lévő alkotások rubrikáinak száma 41.",
        s("fact_is", left=s("total", noun=BOXES, set=IN_PLAY), op="is", right=Number(41), told="then"),
    ),
    (
        "A Nagy Piramis első építője Anna.",
        s("fact_is", left=s("attribute", noun=BUILDER, of=PYRAMID, thing=True), op="is", right=ANNA, told="given"),
    ),
    ("Anna győz.", s("wins_game", who=ANNA)),
    (
        "A játéknak nincs vége, ezért félbeszakadt: a szabályok 19. sorában kezdődő ismétlést semmi sem állítja meg.",
        s("unfinished", line=Number(19)),
    ),
    ("A játék véget ér.", s("over")),
    ("A játék döntetlennel végződik.", s("is_drawn")),
    ("Ilyen helyzet nem fordulhat elő.", s("never_so")),
    ("A játék folytatódik.", s("not_over")),
    ("Az „Éhínség” szabály megváltozik:", s("changed_rule", noun=Noun("famine", "rules"))),
    ("Most:", s("labelled", label=Noun("new", "labels"))),
    ("Az Öntözés fejlesztés kimarad a játékból.", s("removed", noun=Noun("irrigation"), table=DEVELOPMENT)),
    ("Nagy Fal, rubrika", s("figure_of", path=(BOXES, Noun("great_wall")))),
    ("A Magtárak fejlesztés hatása megváltozik:", s("changed_effect", noun=Noun("granaries"))),
    ("Az „elkészült” mást jelent:", s("changed_meaning", noun=Noun("finished", "adjectives"))),
    ("A Magtárak fejlesztés elveszti a hatását.", s("removed_effect", noun=Noun("granaries"))),
    ("Új: étel", s("added", noun=Noun("food"))),
    ("Új fejlesztés (a listán Vallás után): étel", s("added_row", noun=FOOD, table=DEVELOPMENT, after=RELIGION)),
    ("Új sorrend, fejlesztés: Vallás, Hajózás.", s("new_order", table=DEVELOPMENT, items=(RELIGION, Noun("sailing")))),
    (
        "Öt város öt ételt fogyaszt – másként végződik",
        s("comes_out_otherwise", noun=Noun("feeding", "examples")),
    ),
    (
        "Szám, minden egyes áru szerint, játékosonként",
        s("sort_of_field", kind="number", of=False, each=Noun("good"), owner="player"),
    ),
    ("A Vallás fejlesztés új hatása:", s("added_effect", noun=RELIGION)),
    *placed("hu"),
    ("Ez a változat nem változtat meg semmit.", s("changes_nothing")),
    ("Megállás", s("option_stop")),
    ("(Titokban)", s("option_secret")),
    ("Mehet", s("option_go")),
    ("Város: negyedik város", s("option_path", items=(Noun("city", "options"), Noun("fourth_city")))),
    ("Anna", s("option_path", items=(s("player_named", who="Anna"),))),
    ("1. játékos", s("player_numbered", number=Number(1))),
    ("3", s("option_number", count=Number(3))),
    ("Aratás, Erszény", s("option_subset", items=(Noun("harvest", "faces"), Noun("purse", "faces")))),
    ("Fizetés fával és szövettel", s("option_pay_whole", items=(WOOD, Noun("cloth")), noun=GOODS)),
    ("Áruval nem fizetsz", s("option_pay_whole", items=(), noun=GOODS)),
    ("3 étel", s("option_pay_each", amount=some(3))),
    ("Adsz 2 fát", s("option_trade", give=(some(2, WOOD),), take=(), noun=WOOD)),
    ("Nem cserélsz fát", s("option_trade", give=(), take=(), noun=WOOD)),
    ("Beleegyezés", s("option_agree")),
    ("Elutasítás", s("option_refuse")),
    ("Ár, pont", s("columns_shown", items=(COST, WORTH))),
    ("3. kör, Anna", s("round_of", round=Number(3), who="Anna")),
    (
        "2-ször 2 étel; egyszer 2 munkás",
        s("option_split", count=Number(2), amount=some(2), rest=Number(1), other=some(2, WORKER)),
    ),
)
