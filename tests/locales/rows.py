"""Rows, stacks, rings and supplies, said with the words of another game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import GOOD, IT, MONUMENT, POINT, SITE, STOCK, YOU, a_set, s

__all__ = ["cases"]

ROW = s("attribute", noun=STOCK, of=s("that", noun=GOOD))
FIRST = s("first_of", noun=MONUMENT, row=ROW)
COST = s("attribute", noun=Noun("cost", "columns"), of=s("that", noun=MONUMENT))
MOST = s("have_most", who=IT, noun=Noun("city"), of=False, most=True)
MOVED = s("advance", thing=s("kept", noun=Noun("builder"), thing=True), count=Number(2), space=SITE, clockwise=True)

AT_TEMPLE, NOT_AT_TEMPLE = (
    s("compare", left=s("kept", noun=Noun("builder"), thing=True), op=op, right=Noun("temple"), at=True)
    for op in ("is", "is_not")
)

TREES: tuple[Sentence, ...] = (
    s("put", thing=s("that", noun=MONUMENT), count=False, row=ROW),
    s("put", thing=s("that", noun=MONUMENT), count=s("yours", noun=POINT, of=False), row=ROW),
    s("remove_from", thing=FIRST, row=ROW),
    s("remove_from", thing=s("last_of", noun=MONUMENT, row=ROW), row=ROW),
    s("fill_row", row=ROW, count=Number(4), sources=(Noun("award"), Noun("value"))),
    s("fill_row", row=ROW, count=Number(1), sources=(Noun("award"),)),
    s("shuffle", rows=(ROW,)),
    s("advance", thing=s("kept", noun=Noun("builder"), thing=True), count=Number(3), space=SITE, clockwise=True),
    s(
        "advance",
        thing=s("kept", noun=Noun("builder"), thing=True),
        count=s("that", noun=Noun("number")),
        space=SITE,
        clockwise=True,
    ),
    s(
        "if",
        condition=s("compare", left=s("row_count", noun=MONUMENT, row=ROW), op="at_least", right=COST),
        body=s("nothing"),
    ),
    s("if", condition=s("have_most", who=YOU, noun=Noun("city"), of=False, most=True), body=s("you_win")),
    s("each_player", set=a_set(Noun("player"), "each", MOST), turn=False, source=False, body=s("you_win")),
    s("means_value", noun=Noun("value"), of=MONUMENT, value=s("among", thing=IT, list=COST)),
    s("becomes", thing=s("attribute", noun=STOCK, of=s("that", noun=GOOD)), value=FIRST),
    s("from_supply", nouns=(MONUMENT,)),
    s("from_supply", nouns=(MONUMENT,), by=Noun("good")),
    s("kept_secret", nouns=(POINT, Noun("city"))),
    s("row_holds", row=ROW, items=(Noun("temple"), Noun("obelisk")), ordered=True, told="given"),
    s("row_holds", row=ROW, items=(Noun("temple"), Noun("obelisk")), ordered=False, told="then"),
    s("row_holds", row=ROW, items=(Noun("temple"),), ordered=True, told="then"),
    s("row_holds", row=ROW, items=(Noun("temple"),), ordered=True, told="given", again=True),
    s("does_this", who=Name("Jim"), what=MOVED),
    s("does_this", who=Name("Jim"), what=MOVED, to=Noun("temple")),
    s("if", condition=AT_TEMPLE, body=s("nothing")),
    s("if", condition=NOT_AT_TEMPLE, body=s("nothing")),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Place that monument in the stock of that good.",
        "Place in the stock of that good as many copies of that monument as the number of your points.",
        "Remove the first monument of the stock of that good from the stock of that good.",
        "Remove the last monument of the stock of that good from the stock of that good.",
        "Fill the stock of that good up to 4 from award; once that is empty, from value.",
        "Fill the stock of that good from award.",
        "Shuffle the stock of that good and lay it face down.",
        "Move the first builder clockwise by 3 new cities.",
        "Move the first builder clockwise by that number of new cities.",
        "If the number of monuments in the stock of that good is at least the cost of that monument, do nothing.",
        "If you have the most cities (at least 1), you win the game.",
        "Each player who has the most cities (at least 1): you win the game.",
        "The value of a monument is the number of times it stands in the cost of that monument.",
        "The first monument of the stock of that good is now the stock of that good.",
        "Monuments come from the common stock and go back to it; when it runs short, you get what is left.",
        (
            "Monuments come from the common stock, which lies open and sorted by good, and go back to it; when it "
            "runs short, you get what is left."
        ),
        "Keep your points and cities secret.",
        "The stock of that good holds, in this order, Temple and Obelisk.",
        "The stock of that good now holds Temple and Obelisk.",
        "The stock of that good now holds Temple.",
        "Its stock holds Temple.",
        "Jim moves the first builder clockwise by 2 new cities.",
        "Jim moves the first builder clockwise by 2 new cities, to the Temple.",
        "If the first builder is at the Temple, do nothing.",
        "If the first builder is not at the Temple, do nothing.",
    ),
    "hu": (
        "Tedd ezt az alkotást ennek az árunak a készletébe.",
        "Tegyél ebből az alkotásból annyit ennek az árunak a készletébe, ahány pontod van.",
        "Vedd el ennek az árunak a készletének az első alkotását ennek az árunak a készletéből.",
        "Vedd el ennek az árunak a készletének az utolsó alkotását ennek az árunak a készletéből.",
        "Töltsd fel ennek az árunak a készletét 4-re a jutalomból; ha az elfogyott, az értékből.",
        "Töltsd fel ennek az árunak a készletét a jutalomból.",
        "Keverd meg képpel lefelé ennek az árunak a készletét.",
        "Mozgasd az első építőt az óramutató járása szerint 3 új várossal.",
        "Mozgasd az első építőt az óramutató járása szerint annyi új várossal, amennyi ez a szám.",
        (
            "Ha ennek az árunak a készletében lévő alkotások száma legalább annyi, amennyi ennek az "
            "alkotásnak az ára, ne tégy semmit."
        ),
        "Ha neked van a legtöbb városod (legalább 1), megnyered a játékot.",
        "Minden játékos, akinek a legtöbb városa van (legalább 1), megnyeri a játékot.",
        "Egy alkotás értéke az előfordulásainak száma ennek az alkotásnak az árában.",
        "Ennek az árunak a készletének az első alkotása lesz ennek az árunak a készlete.",
        "Az alkotások a közös készletből valók, és oda kerülnek vissza; ha nincs elég, annyit kapsz, amennyi van.",
        (
            "Az alkotások a közös készletből valók (nyíltan, áru szerint szétválogatva), és oda kerülnek vissza; ha "
            "nincs elég, annyit kapsz, amennyi van."
        ),
        "A pontjaidat és a városaidat tartsd titokban.",
        "Ennek az árunak a készletében sorban a Templom és az Obeliszk van.",
        "Ennek az árunak a készletében most a Templom és az Obeliszk van.",
        "Ennek az árunak a készletében most a Templom van.",
        "A készletében a Templom van.",
        "Imre 2 új várossal mozgatja az első építőt az óramutató járása szerint.",
        "Imre 2 új várossal mozgatja az első építőt az óramutató járása szerint, a Templomra.",
        "Ha az első építő a Templomnál áll, ne tégy semmit.",
        "Ha az első építő nem a Templomnál áll, ne tégy semmit.",
    ),
    "fr": (
        "Placez ce monument dans la réserve de cette marchandise.",
        (
            "Placez dans la réserve de cette marchandise autant d’exemplaires de ce monument que "
            "l’indique le nombre de vos points."
        ),
        "Retirez le premier monument de la réserve de cette marchandise de la réserve de cette marchandise.",
        "Retirez le dernier monument de la réserve de cette marchandise de la réserve de cette marchandise.",
        "Complétez la réserve de cette marchandise jusqu’à 4 avec la récompense ; s’il n’y en a plus, avec la valeur.",
        "Complétez la réserve de cette marchandise avec la récompense.",
        "Mélangez la réserve de cette marchandise et posez-la face cachée.",
        "Déplacez le premier bâtisseur de 3 nouvelles villes dans le sens horaire.",
        "Déplacez le premier bâtisseur de ce nombre de nouvelles villes dans le sens horaire.",
        (
            "Si le nombre de monuments dans la réserve de cette marchandise est au moins égal au coût "
            "de ce monument, ne faites rien."
        ),
        "Si vous avez le plus de villes (au moins 1), vous gagnez la partie.",
        "Chaque joueur qui a le plus de villes (au moins 1) gagne la partie.",
        "La valeur d’un monument est égale au nombre de fois où celui-ci figure dans le coût de ce monument.",
        "Le premier monument de la réserve de cette marchandise devient la réserve de cette marchandise.",
        (
            "La réserve commune fournit les monuments et les récupère ; s’il n’en reste pas assez, vous recevez "
            "ce qui reste."
        ),
        (
            "La réserve commune, visible et triée par marchandise, fournit les monuments et les récupère ; s’il n’en "
            "reste pas assez, vous recevez ce qui reste."
        ),
        "Ne révélez ni vos points ni vos villes.",
        "La réserve de cette marchandise contient le Temple, puis l’Obélisque.",
        "La réserve de cette marchandise contient maintenant le Temple et l’Obélisque.",
        "La réserve de cette marchandise contient maintenant le Temple.",
        "Sa réserve contient le Temple.",
        "Jules déplace le premier bâtisseur de 2 nouvelles villes dans le sens horaire.",
        "Jules déplace le premier bâtisseur de 2 nouvelles villes dans le sens horaire, jusqu’au Temple.",
        "Si le premier bâtisseur est au Temple, ne faites rien.",
        "Si le premier bâtisseur n’est pas au Temple, ne faites rien.",
    ),
    "zh_Hant": (
        "將這座奇觀放入這種貨物的數量。",
        "將這座奇觀放入這種貨物的數量，數量等於你的分數。",
        "將這種貨物的數量的第一座奇觀從這種貨物的數量移除。",
        "將這種貨物的數量的最後一座奇觀從這種貨物的數量移除。",
        "從獎勵分數，不夠時再從價值補滿這種貨物的數量至4。",
        "從獎勵分數補滿這種貨物的數量。",
        "將這種貨物的數量洗勻，面朝下放好。",
        "將首位建造者順時針移動3座新城市。",
        "將首位建造者順時針移動，新城市數等於這個數字。",
        "若這種貨物的數量中的奇觀數量大於或等於這座奇觀的花費，不做任何事。",
        "若你擁有最多城市（至少1座），你就獲勝。",
        "每位擁有最多城市（至少1座）的玩家獲勝。",
        "每座奇觀的價值等於它在這座奇觀的花費中出現的次數。",
        "這種貨物的數量的第一座奇觀成為這種貨物的數量。",
        "奇觀從公共供應區拿，用完放回；供應區不夠，就剩多少拿多少。",
        "奇觀從公共供應區拿（依貨物分開，公開擺放），用完放回；供應區不夠，就剩多少拿多少。",
        "你的分數和城市不公開。",
        "這種貨物的數量依序是神殿、方尖碑。",
        "這種貨物的數量現在有神殿、方尖碑。",
        "這種貨物的數量現在有神殿。",
        "那裡的數量有神殿。",
        "志明將首位建造者順時針移動2座新城市。",
        "志明將首位建造者順時針移動2座新城市，來到神殿。",
        "若首位建造者在「神殿」，不做任何事。",
        "若首位建造者不在「神殿」，不做任何事。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
