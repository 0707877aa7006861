"""Drawing, paying lists, what is empty, and who has the most, with the words of another game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import FOOD, GOOD, IT, MONUMENT, STOCK, YOU, a_set, s, some, that, yours
from tests.locales.rows import COST, FIRST, ROW

__all__ = ["cases"]

EACH_STOCK = s("attribute", noun=STOCK, of=a_set(GOOD, "each"))
CITY, AWARD = Noun("city"), Noun("award")
FEWER = yours(FOOD, of=that("good"))
DRAW = s("draw", noun=MONUMENT, sources=(ROW,), hidden=False, single=False, last=False)
ALONE, SHARE = (
    s("have_most_alone", who=IT, noun=CITY, of=False, most=True),
    s("share_most", who=IT, noun=CITY, of=False, most=True),
)
PUT = s("put", thing=s("that", noun=MONUMENT), count=False, row=AWARD)

TREES: tuple[Sentence, ...] = (
    s("shuffle", rows=(AWARD, EACH_STOCK)),
    s("put", thing=a_set(MONUMENT, "each"), count=False, row=ROW),
    s("put", thing=a_set(MONUMENT, "each"), count=s("attribute", noun=Noun("worth", "columns"), of=IT), row=ROW),
    DRAW,
    s("draw", noun=MONUMENT, sources=(ROW,), hidden=False, single=True, last=False),
    s("draw", noun=MONUMENT, sources=(ROW,), hidden=False, single=False, last=True),
    s("draw", noun=MONUMENT, sources=(AWARD, ROW), hidden=True, single=False, last=False),
    s("may", times=False, body=s("seq", items=(DRAW, PUT))),
    s("pay_list", price=COST, noun=GOOD, kind=Noun("development"), alike=False),
    s("pay_list", price=COST, noun=GOOD, kind=Noun("development"), alike=Number(3)),
    s("pay_list", price=COST, noun=GOOD, kind=Noun("development"), alike=False, less=FEWER, wild=some(1)),
    s("pay_list", price=COST, noun=GOOD, kind=Noun("development"), alike=Number(3), less=FEWER),
    s(
        "if",
        condition=s("is_empty", row=ROW, negated=False),
        body=s("fill_row", row=ROW, count=Number(4), sources=(AWARD,)),
    ),
    s("if", condition=s("is_empty", row=ROW, negated=True), body=s("gain_thing", thing=FIRST)),
    s("if", condition=s("row_has_count", row=AWARD, noun=MONUMENT, op="is", count=Number(17)), body=s("game_ends")),
    s("if", condition=s("row_has_count", row=ROW, noun=MONUMENT, op="at_least", count=Number(2)), body=s("you_win")),
    s("if", condition=s("have_most_alone", who=YOU, noun=CITY, of=False, most=True), body=s("you_win")),
    s("each_player", set=a_set(Noun("player"), "each", ALONE), turn=False, source=False, body=s("you_win")),
    s("each_player", set=a_set(Noun("player"), "each", SHARE), turn=False, source=False, body=s("you_win")),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Shuffle award and the stock of each good, each by itself, and lay them face down.",
        "Place each monument in the stock of that good.",
        "Place copies of each monument in the stock of that good, as many as its worth says.",
        "Take the first monument from the stock of that good.",
        "Take the monument from the stock of that good.",
        "Take the last monument from the stock of that good.",
        "Draw a monument from award or, if that is empty, from the stock of that good.",
        "You may take the first monument from the stock of that good, then place that monument in award.",
        "Pay the cost of that monument in goods.",
        "Pay the cost of that monument in goods (for each one that is missing, 3 of one other development).",
        (
            "Pay the cost of that monument in goods (of each development, fewer by your food of that good; "
            "for each one that is missing, 1 food)."
        ),
        (
            "Pay the cost of that monument in goods (of each development, fewer by your food of that good; "
            "for each one that is missing, 3 of one other development)."
        ),
        "If the stock of that good is empty, fill it up to 4 from award.",
        "If the stock of that good is not empty, gain its first monument.",
        "If award holds exactly 17 monuments, the game ends.",
        "If the stock of that good holds at least 2 monuments, you win the game.",
        "If you alone have the most cities (at least 1), you win the game.",
        "Each player who alone has the most cities (at least 1): you win the game.",
        "Each player who is tied for the most cities (at least 1): you win the game.",
    ),
    "hu": (
        "Keverd meg képpel lefelé a jutalmat és minden áru készletét.",
        "Tedd minden alkotást ennek az árunak a készletébe.",
        "Tegyél minden alkotásból annyit ennek az árunak a készletébe, amennyi a pontja.",
        "Vedd el ennek az árunak a készletének az első alkotását.",
        "Vedd el ennek az árunak a készletéből az alkotást.",
        "Vedd el ennek az árunak a készletének az utolsó alkotását.",
        "Húzz egy alkotást a jutalomból, vagy ha az üres, ennek az árunak a készletéből.",
        "Elveheted ennek az árunak a készletének az első alkotását, majd teheted a jutalomba.",
        "Fizesd ki ennek az alkotásnak az árát árukkal.",
        (
            "Fizesd ki ennek az alkotásnak az árát árukkal (minden hiányzó helyett 3 egyforma, más "
            "fejlesztéshez tartozó is jó)."
        ),
        (
            "Fizesd ki ennek az alkotásnak az árát árukkal (mindegyikből annyival kevesebbet, ahány ételed "
            "van ennél az árunál; minden hiányzó helyett 1 étel is jó)."
        ),
        (
            "Fizesd ki ennek az alkotásnak az árát árukkal (mindegyikből annyival kevesebbet, ahány ételed "
            "van ennél az árunál; minden hiányzó helyett 3 egyforma, más fejlesztéshez tartozó is jó)."
        ),
        "Ha ennek az árunak a készlete üres, töltsd fel 4-re a jutalomból.",
        "Ha ennek az árunak a készlete nem üres, megkapod az első alkotását.",
        "Ha a jutalomban pontosan 17 alkotás van, a játék véget ér.",
        "Ha ennek az árunak a készletében legalább 2 alkotás van, megnyered a játékot.",
        "Ha egyedül neked van a legtöbb városod (legalább 1), megnyered a játékot.",
        "Minden játékos, akinek egyedül van a legtöbb városa (legalább 1), megnyeri a játékot.",
        "Minden játékos, akinek másokkal holtversenyben van a legtöbb városa (legalább 1), megnyeri a játékot.",
    ),
    "fr": (
        "Mélangez séparément la récompense et la réserve de chaque marchandise, et posez-les face cachée.",
        "Placez chaque monument dans la réserve de cette marchandise.",
        (
            "Placez dans la réserve de cette marchandise autant d’exemplaires de chaque monument que "
            "l’indiquent ses points."
        ),
        "Prenez le premier monument de la réserve de cette marchandise.",
        "Prenez le monument de la réserve de cette marchandise.",
        "Prenez le dernier monument de la réserve de cette marchandise.",
        "Piochez un monument dans la récompense ou, si elle est vide, dans la réserve de cette marchandise.",
        (
            "Vous pouvez prendre le premier monument de la réserve de cette marchandise, puis placer "
            "ce monument dans la récompense."
        ),
        "Payez le coût de ce monument en marchandises.",
        (
            "Payez le coût de ce monument en marchandises (pour chaque marchandise qui manque, 3 d’un même autre "
            "développement)."
        ),
        (
            "Payez le coût de ce monument en marchandises (de chaque développement, retranchez votre quantité de "
            "nourriture de cette marchandise ; pour chaque marchandise qui manque, 1 nourriture)."
        ),
        (
            "Payez le coût de ce monument en marchandises (de chaque développement, retranchez votre quantité de "
            "nourriture de cette marchandise ; pour chaque marchandise qui manque, 3 d’un même autre "
            "développement)."
        ),
        "Si la réserve de cette marchandise est vide, complétez-la jusqu’à 4 avec la récompense.",
        "Si la réserve de cette marchandise n’est pas vide, obtenez son premier monument.",
        "Si la récompense contient exactement 17 monuments, la partie se termine.",
        "Si la réserve de cette marchandise contient au moins 2 monuments, vous gagnez la partie.",
        "Si vous avez, sans égalité, le plus de villes (au moins 1), vous gagnez la partie.",
        "Chaque joueur qui a, sans égalité, le plus de villes (au moins 1) gagne la partie.",
        "Chaque joueur qui a, à égalité, le plus de villes (au moins 1) gagne la partie.",
    ),
    "zh_Hant": (
        "將獎勵分數、每種貨物的數量分別洗勻，面朝下放好。",
        "將每座奇觀放入這種貨物的數量。",
        "將每座奇觀放入這種貨物的數量，數量等於其分數。",
        "從這種貨物的數量拿取第一座奇觀。",
        "從這種貨物的數量拿取奇觀。",
        "從這種貨物的數量拿取最後一座奇觀。",
        "從獎勵分數（若是空的，改從這種貨物的數量）抽1座奇觀。",
        "你可以從這種貨物的數量拿取第一座奇觀，然後將這座奇觀放入獎勵分數。",
        "以貨物支付這座奇觀的花費。",
        "以貨物支付這座奇觀的花費（每缺1個，可改用同一種其他發展的3個）。",
        "以貨物支付這座奇觀的花費（每種發展少付你該種食物的數量；每缺1個，改付1個食物）。",
        "以貨物支付這座奇觀的花費（每種發展少付你該種食物的數量；每缺1個，可改用同一種其他發展的3個）。",
        "若這種貨物的數量是空的，從獎勵分數補滿至4。",
        "若這種貨物的數量不是空的，獲得其第一座奇觀。",
        "若獎勵分數恰有17座奇觀，則遊戲結束。",
        "若這種貨物的數量至少有2座奇觀，你就獲勝。",
        "若你單獨擁有最多城市（至少1座），你就獲勝。",
        "每位單獨擁有最多城市（至少1座）的玩家獲勝。",
        "每位並列擁有最多城市（至少1座）的玩家獲勝。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
