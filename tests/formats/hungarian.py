"""Sample documents in Hungarian: a whole rulebook, a card, a sheet and a sheet of changes."""

from __future__ import annotations

from rulekit.document.blocks import (
    Contents,
    Document,
    Item,
    Listing,
    Paragraph,
    Side,
    Strip,
    StripCell,
    WriteIn,
)
from tests.formats.compose import box, head, line, points, say, table, tick, track

TITLE = line("Az őskor hajnala")
NOTICE = line(
    "Nem hivatalos szabálykönyv. A játék szerzője Matt Leacock; a szöveg a rulekit munkája, a szabályok szerint.",
)

DICE = table(
    1,
    "A kocka lapjai",
    [("Lap", "icon"), ("Mit ad?", "text"), ("Mikor?", "text")],
    """
{harvest|aratás}; 3 {food|étel}; 1. lépés
{one_good|egy áru}; 1 {good|áru}; 1. lépés
{plunder|zsákmány}; 2 {good|áru} és 1 {skull|koponya}; 1. és 2. lépés
{labour|munka}; 3 {worker|munkás}; 3. lépés
{food_or_labour|étel vagy munka}; 2 {food|étel} vagy 2 {worker|munkás}; 1. vagy 3. lépés^1
{purse|erszény}; 7 {coin|érme}; 4. lépés
""",
    ["Kockánként, a begyűjtéskor kell eldöntened, etetés előtt."],
)

DISASTERS = table(
    2,
    "Csapások",
    [("Koponyák", "number"), ("Csapás", "text"), ("Kit sújt?", "text"), ("Hatása", "text"), ("Véd ellene", "text")],
    """
2; Aszály; téged; 2 csapás; Öntözés
3; Járvány; minden ellenfeledet; 3 csapás; Orvosság
4; Invázió; téged; 4 csapás; Nagy fal^1
5 vagy több; Lázadás; téged; elveszíted az összes árudat, azokat is, amelyeket ebben a körben kaptál; Vallás^2
""",
    [
        "Csak az elkészült Nagy fal véd, akkor is, ha nem te fejezted be elsőként.",
        "Ha van Vallásod, a lázadás azokat az ellenfeleidet sújtja, akiknek nincs.",
    ],
)

MONUMENTS = table(
    3,
    "Emlékművek",
    [("Emlékmű", "text"), ("Négyzet", "number"), ("Elsőként", "number"), ("Később", "number"), ("Kimarad", "text")],
    """
Lépcsős piramis; 3; 1; 0; –
Kőkör; 5; 2; 1; –
Templom; 7; 4; 2; 2 játékossal
Obeliszk; 9; 6; 3; –
Függőkert; 11; 8; 4; 3 játékossal
Nagy fal; 13; 10; 5; –
Nagy piramis; 15; 12; 6; 2 játékossal
""",
)

DEVELOPMENTS = table(
    4,
    "Fejlesztések",
    [("Fejlesztés", "text"), ("Ár", "number"), ("Pont", "number"), ("Hatása", "text")],
    """
Vezetés; 10; 2; Az utolsó dobásod után újradobhatsz egy kockát, akár koponyásat is.
Öntözés; 10; 2; Az aszály nem sújt téged.
Földművelés; 15; 3; Minden kocka után, amely ételt ad, kapsz még 1 ételt.
Kőfejtő; 15; 3; Ha ebben a körben kaptál követ, kapsz még 1 követ.
Orvosság; 15; 3; A járvány nem sújt téged.
Pénzverés; 20; 4; Az érmés lapok 7 helyett 12 érmét adnak.
Karavánok; 20; 4; Nem kell eldobnod a hat fölötti árukat.
Vallás; 20; 6; A lázadás a vallás nélküli ellenfeleidet sújtja.
Magtárak; 30; 6; Vásárláskor eladhatsz ételt, darabját 4 érméért.
Kőművesség; 30; 6; Minden kocka után, amely munkást ad, kapsz még 1 munkást.
Gépészet; 40; 6; Építéskor 1 követ 3 munkásra válthatsz, akárhányszor.
Építészet; 50; 8; A játék végén minden elkészült emlékműved után kapsz 1 pontot.
Birodalom; 60; 8; A játék végén minden városod után kapsz 1 pontot.
""",
)

RULEBOOK = Document(
    "rulebook",
    TITLE,
    line("Szabálykönyv"),
    (
        Contents(),
        head(1, "A játék célja", "goal"),
        *say(
            "Néped a bronzkorban él. Etesd a városaidat, építs emlékműveket, és találj ki új dolgokat, mielőtt az "
            "éhség, a járvány vagy a szomszédok elveszik, amit szereztél.",
            "Az nyer, akinek a játék végén a legtöbb pontja van. Pontot {monument|emlékmű} emlékművekért és "
            "{development|fejlesztés} fejlesztésekért kapsz; minden {disaster|csapás} 1 pontot levon.",
        ),
        head(1, "Tartozékok", "components"),
        points("7 kocka", "4 tábla, mindegyiken hat sor lyuk", "24 pecek, táblánként hat", "egy tömb pontozólap"),
        DICE,
        head(1, "Előkészületek", "setup"),
        points(
            "Mindenki kap egy pontozólapot, egy táblát és hat pecket.",
            "Tedd az étel peckét a 3. lyukba, az áruk peckeit a 0. lyukba.",
            "Válasszatok kezdőjátékost; ő kapja a kockákat.",
            "Húzzátok ki azokat az emlékműveket, amelyek kimaradnak (3. táblázat).",
            ordered=True,
        ),
        box("note", "", "Mindenki 3 várossal kezd, ezért az első körben 3 kockával dob."),
        head(1, "A kör menete", "turn"),
        *say("A körödben ezeket a lépéseket hajtsd végre, ebben a sorrendben:"),
        Listing(
            (
                Item(line("Dobj a kockákkal, és gyűjtsd be, amit adnak."), say("Legfeljebb háromszor dobhatsz.")),
                Item(line("Etesd meg a városaidat, és viseld el a csapásokat.")),
                Item(line("Építs városokat és emlékműveket.")),
                Item(line("Vegyél legfeljebb egy fejlesztést.")),
                Item(line("Dobd el a hat fölötti árukat, és add tovább a kockákat.")),
            ),
            ordered=True,
        ),
        head(2, "Dobás", "roll"),
        *say(
            "Dobj annyi kockával, ahány városod van. Tedd félre azokat, amelyek koponyát mutatnak: ezeket nem "
            "dobhatod újra. A többiből annyit dobsz újra, amennyit akarsz, legfeljebb kétszer.",
        ),
        box(
            "example",
            "Három dobás",
            "Anna négy várossal dob: {harvest|aratás} {plunder|zsákmány} {labour|munka} {purse|erszény}. A zsákmányt "
            "félreteszi. Az erszényt és a munkát újradobja: {harvest|aratás} {plunder|zsákmány}.",
            "Most 2 {skull|koponya} van előtte, ezért aszály sújtja: kap 2 csapást, hacsak nincs Öntözése.",
        ),
        head(2, "Begyűjtés", "collect"),
        *say(
            "Az áruk sorban jönnek: először {wood|fa}, aztán {stone|kő}, {pottery|agyag}, {cloth|szövet} és "
            "{spearhead|lándzsahegy}, majd megint fa. Tedd minden sor peckét egy lyukkal jobbra. Ha egy sor tele van, "
            "az az áru elvész, de a sorban akkor is számít.",
            "Tedd az étel peckét annyi lyukkal jobbra, ahány ételt kapsz. 15 fölött az étel elvész.",
        ),
        box("modifier", "Kőfejtő", "Ha ebben a lépésben kaptál követ, kapsz még 1 követ."),
        head(2, "Etetés", "feed"),
        *say("Minden városod után veszíts 1 ételt. Ha elfogy az ételed, minden éhező városod után kapsz 1 csapást."),
        head(2, "Csapások", "suffer"),
        *say("Számold meg a koponyáidat. A 2. táblázatnak pontosan egy sora érvényes."),
        DISASTERS,
        head(2, "Építés", "build"),
        *say("Minden munkásoddal kihúzol egy négyzetet egy befejezetlen városon vagy emlékművön."),
        head(3, "Városok", "cities"),
        *say("Ha kihúztad egy város utolsó négyzetét, a következő körödtől eggyel több kockával dobsz."),
        head(3, "Emlékművek", "monuments"),
        *say("Aki elsőként fejez be egy emlékművet, az kapja a nagyobb pontszámot; a többiek a kisebbet."),
        MONUMENTS,
        head(2, "Vásárlás", "buy"),
        *say(
            "Vehetsz egy fejlesztést, amely még nincs meg. Érmékkel és áruval fizetsz. Ha egy áruval fizetsz, abból "
            "a fajtából mindet el kell költened; vissza nem kapsz.",
        ),
        box(
            "example",
            "Bence fejlesztést vesz",
            "Bencének 7 érméje van, és 3 köve, amely 12-t ér. 19-ből kifizeti a 15-be kerülő Kőfejtőt; a maradék 4 "
            "elvész. Az árui közül csak a fája marad meg.",
        ),
        DEVELOPMENTS,
        head(2, "Eldobás", "discard"),
        *say("Ha hatnál több árud van, dobj el annyit, hogy hat maradjon. Te döntöd el, melyiket."),
        head(1, "A játék vége", "end"),
        *say(
            "A játék annak a fordulónak a végén ér véget, amelyben valakinek meglett az 5. fejlesztése, vagy minden "
            "emlékművet befejezett valaki.",
        ),
        head(1, "Pontozás", "score"),
        points(
            "a fejlesztéseid pontjai",
            "az emlékműveid pontjai",
            "az Építészet és a Birodalom pontjai",
            "mínusz 1 pont minden csapásért",
        ),
        *say("Döntetlen esetén az nyer, akinek az árui többet érnek."),
        head(1, "Egy játékossal", "solo"),
        *say("Tíz fordulót játszol. A járvány téged sújt, hacsak nincs Orvosságod."),
        box("notice", "Változatok", "Ebben a könyvben egy változat sincs. A változatok lapja megmondja, mi változik."),
    ),
    (
        (line("Játékosok"), line("1–4")),
        (line("Életkor"), line("8 éves kortól")),
        (line("Játékidő"), line("30–40 perc")),
        (line("Szerző"), line("Matt Leacock")),
    ),
    NOTICE,
)

CARD = Document(
    "card",
    TITLE,
    line("Segédlet"),
    (
        Side(
            line("A köröd"),
            (
                head(1, "Lépések", "steps"),
                points(
                    "Dobj, és gyűjtsd be, amit a kockák adnak",
                    "Etess, és viseld el a csapásokat",
                    "Építs városokat és emlékműveket",
                    "Vegyél legfeljebb egy fejlesztést",
                    "Dobd el a hat fölötti árukat",
                    ordered=True,
                ),
                DICE,
                DISASTERS,
            ),
        ),
        Side(line("Fejlesztések és emlékművek"), (DEVELOPMENTS, MONUMENTS)),
    ),
    (),
    NOTICE,
)

SHEET = Document(
    "sheet",
    TITLE,
    line("Pontozólap"),
    (
        WriteIn(line("Név")),
        WriteIn(line("Dátum")),
        WriteIn(line("Kezdőjátékos")),
        head(1, "Városok", "cities"),
        tick("{city|város} 1–3. város", 3, ticked=3),
        tick("4. város", 3),
        tick("5. város", 4),
        tick("6. város", 5),
        tick("7. város", 6),
        head(1, "Emlékművek", "monuments"),
        tick("Lépcsős piramis", 3, "első 1", "később 0"),
        tick("Kőkör", 5, "első 2", "később 1"),
        tick("Templom", 7, "első 4", "később 2"),
        tick("Obeliszk", 9, "első 6", "később 3"),
        tick("Függőkert", 11, "első 8", "később 4"),
        tick("Nagy fal", 13, "első 10", "később 5"),
        tick("Nagy piramis", 15, "első 12", "később 6"),
        head(1, "Fejlesztések", "developments"),
        *(
            tick(name, 1, f"ár {cost}", f"pont {worth}")
            for name, cost, worth in (
                ("Vezetés", 10, 2),
                ("Öntözés", 10, 2),
                ("Földművelés", 15, 3),
                ("Kőfejtő", 15, 3),
                ("Orvosság", 15, 3),
                ("Pénzverés", 20, 4),
                ("Karavánok", 20, 4),
                ("Vallás", 20, 6),
                ("Magtárak", 30, 6),
                ("Kőművesség", 30, 6),
                ("Gépészet", 40, 6),
                ("Építészet", 50, 8),
                ("Birodalom", 60, 8),
            )
        ),
        head(1, "Csapások", "disasters"),
        tick("{disaster|csapás} Mindegyik −1 pont", 50),
        head(1, "Tábla", "board"),
        track("{food|étel} Étel", *range(1, 16), start=3),
        track("{wood|fa} Fa", 1, 3, 6, 10, 15, 21, 28, 36),
        track("{stone|kő} Kő", 2, 6, 12, 20, 30, 42, 56),
        track("{pottery|agyag} Agyag", 3, 9, 18, 30, 45, 63),
        track("{cloth|szövet} Szövet", 4, 12, 24, 40, 60),
        track("{spearhead|lándzsahegy} Lándzsahegy", 5, 15, 30, 50),
        head(1, "Pontozás", "score"),
        Strip(
            (
                StripCell(line("Fejlesztések")),
                StripCell(line("Emlékművek"), "+"),
                StripCell(line("Jutalom"), "+"),
                StripCell(line("Részösszeg"), "="),
                StripCell(line("Csapások"), "-"),
                StripCell(line("Összesen"), "="),
            )
        ),
    ),
    (),
    NOTICE,
)

CHANGES = Document(
    "changes",
    line("Kereskedés"),
    line("Az őskor hajnala változata"),
    (
        *say("Etetés és építés között kereskedhetsz az ellenfeleiddel."),
        head(1, "Mi változik?", "what"),
        table(
            1,
            "Előtte és utána",
            [("Szabály", "text"), ("Előtte", "text"), ("Utána", "text")],
            """
Lépések a körben; dobás, etetés, építés, vásárlás, eldobás; dobás, etetés, kereskedés, építés, vásárlás, eldobás
Ki kereskedhet?; senki; akinek a köre van, bármelyik ellenfelével
Mivel?; –; áruval és étellel, darabonként
""",
        ),
        head(1, "Az új lépés", "step"),
        Listing(
            (
                Item(line("Ajánlj árut vagy ételt bármelyik ellenfelednek.")),
                Item(line("Ha elfogadja, tegyétek át a pecketeket."), (Paragraph(line("Egy sor sem telhet túl.")),)),
            )
        ),
        box("example", "Csere", "Anna 2 fát ad Bencének, és 1 szövetet kap érte."),
    ),
    ((line("Játékosok"), line("2–4")),),
    NOTICE,
)
