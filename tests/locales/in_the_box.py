"""What is in the box, and what each thing is on the table, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import CITY, DIE, FOOD, GOOD, MONUMENT, s

__all__ = ["cases"]


def made(kind: str) -> Noun:
    """A kind of component, or what it is kept on."""
    return Noun(kind, "components")


SIX = Number(6)
TREES: tuple[Sentence, ...] = (
    s("component_each", count=Number(24), each=SIX, noun=DIE),
    s("showing", count=Number(1), noun=made("marker"), values=(FOOD,)),
    s("showing_each", count=Number(24), each=SIX, noun=made("peg"), values=(FOOD, GOOD)),
    s("sheet_each", noun=made("sheet"), values=(CITY, MONUMENT, GOOD)),
    s("as_many_as_needed", noun=made("coin")),
    s("may_run_out", count=SIX, noun=made("disc")),
    s("need_pencils", each=True, paper=False, also=True),
    s("need_pencils", each=False, paper=True, also=True),
    s("need_pencils", each=False, paper=False, also=True),
    s("need_pencils", each=False, paper=True, also=False),
    s("made_as", made=made("figure"), count=Number(25), each=True, on=made("card")),
    s("made_as", made=made("peg"), count=False, each=False, on=made("mat")),
    s("made_as", made=made("tile"), count=Number(1), each=False, on=False),
    s("kept_in_mind"),
    s("shown_by", values=(FOOD, GOOD), made=made("peg"), on=made("pegboard"), gain=True, lose=True, pay=True),
    s("shown_by", values=(CITY,), made=made("marker"), on=made("board"), gain=True, lose=False, pay=False),
    s("shown_by", values=(CITY,), made=made("marker"), on=False, gain=False, lose=False, pay=True),
    s("shown_by", values=(CITY,), made=made("marker"), on=False, along=GOOD, gain=False, lose=False, pay=True),
    s("ticked_off", values=(CITY, MONUMENT), on=made("sheet"), lose=True),
    s("ticked_off", values=(CITY,), on=False, lose=False),
    s("noted", values=(GOOD,), on=made("sheet"), last=False),
    s("noted", values=(GOOD,), on=False, last=False),
    s("noted", values=(GOOD,), on=made("sheet"), last=True),
    s("remembered", values=(FOOD, GOOD)),
    s("means_value_shown", noun=Noun("value"), of=GOOD, made=made("peg")),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "24 dice, 6 for each player",
        "1 marker (food)",
        "24 pegs, 6 for each player (food and goods)",
        "1 score sheet for each player",
        "Coins, as many as you need",
        "6 discs; if they run out, use something else",
        "You also need a pencil for each player.",
        "You also need paper and a pencil.",
        "You also need a pencil.",
        "You need paper and a pencil.",
        "25 figures for each player, on the card",
        "Pegs, on the player board",
        "1 tile",
        "Kept in mind",
        (
            "Food and goods: each kind has its own row and peg on your pegboard; move that peg 1 hole to the right "
            "for each one that you gain, and 1 hole to the left for each one that you lose or pay."
        ),
        "Cities: move your marker on the board 1 space forward for each one that you gain.",
        "Cities: move your marker 1 space back for each one that you pay.",
        "Your cities are the goods beyond your marker: move it 1 good on for each one that you pay.",
        ("Cities and monuments: tick their boxes on your score sheet; if you lose one, rub out its tick."),
        "Cities: tick their boxes.",
        "Goods: keep count on your score sheet.",
        "Goods: keep count on paper.",
        "Goods: count them on your score sheet at the end of the game.",
        "Food and goods: keep them in mind.",
        "The value of a good is the number at its peg.",
    ),
    "fr": (
        "24 dés, 6 par joueur",
        "1 marqueur (nourriture)",
        "24 chevilles, 6 par joueur (nourriture et marchandises)",
        "1 feuille de points par joueur",
        "Pièces, autant qu’il en faut",
        "6 disques ; s’il en manque, utilisez autre chose",
        "Il vous faut aussi un crayon par joueur.",
        "Il vous faut aussi du papier et un crayon.",
        "Il vous faut aussi un crayon.",
        "Il vous faut du papier et un crayon.",
        "25 figurines par joueur, sur la carte",
        "Chevilles, sur le plateau individuel",
        "1 tuile",
        "À retenir de tête",
        (
            "Nourriture et marchandises : chaque sorte a sa rangée et sa cheville sur votre plateau à chevilles ; "
            "avancez-la d’un trou par unité gagnée, reculez-la d’un trou par unité perdue ou payée."
        ),
        "Villes : un marqueur sur le plateau en indique le nombre ; avancez-le d’une case par ville gagnée.",
        "Villes : un marqueur en indique le nombre ; reculez-le d’une case par ville payée.",
        ("Vos villes sont les marchandises devant votre marqueur ; avancez-le d’une marchandise par ville payée."),
        (
            "Villes et monuments : cochez leurs cases sur votre feuille de points ; "
            "effacez la coche de ce que vous perdez."
        ),
        "Villes : cochez leurs cases.",
        "Marchandises : tenez-en le compte sur votre feuille de points.",
        "Marchandises : tenez-en le compte sur papier.",
        "Marchandises : comptez-les sur votre feuille de points en fin de partie.",
        "Nourriture et marchandises : à garder en mémoire.",
        "Le nombre inscrit sous la cheville d’une marchandise est la valeur de toute sa rangée.",
    ),
    "hu": (
        "24 dobókocka, játékosonként 6",
        "1 jelölő (étel)",
        "24 jelölőtüske, játékosonként 6: ezek mutatják, kinek mennyi étele és áruja van",
        "Játékosonként 1 pontozólap",
        "Annyi érme, amennyi kell",
        "6 korong; ha elfogy, használjatok helyette mást",
        "Kell még játékosonként egy ceruza.",
        "Kell még papír és ceruza.",
        "Kell még egy ceruza.",
        "Papír és ceruza kell hozzá.",
        "Játékosonként 25 figura, a kártyán",
        "Jelölőtüske, a játékostáblán",
        "1 lapka",
        "Fejben kell tartani",
        (
            "Étel és áru: a lyuggatott táblán minden fajtának külön sora és jelölőtüskéje van; "
            "ahányat kapsz, annyi lyukkal dugd jobbra, ahányat elvesztesz vagy kifizetsz, annyi lyukkal balra."
        ),
        "Város: a táblán egy jelölő mutatja, mennyi van; ahányat kapsz, annyi mezővel told előre.",
        "Város: egy jelölő mutatja, mennyi van; ahányat kifizetsz, annyi mezővel told vissza.",
        "Annyi városod van, ahány áru áll a jelölő előtt; ahányat kifizetsz, annyi áruval előrébb lép a jelölő.",
        ("Város és alkotás: a rubrikáikat jelöld be a pontozólapon; amit elvesztesz, annak a jelét radírozd ki."),
        "Város: a rubrikáit jelöld be.",
        "Az árukat a pontozólapon vezessétek.",
        "Az árukat papíron vezessétek.",
        "Az árukat a játék végén a pontozólapon adjátok össze.",
        "Az ételeket és az árukat fejben tartsátok.",
        "Egy áru értéke az a szám, amely a jelölőtüskéje mellett áll.",
    ),
    "zh_Hant": (
        "24顆骰子，每位玩家6顆",
        "1個標記（食物）",
        "24根木釘，每位玩家6根（食物、貨物）",
        "每位玩家1張計分紙",
        "錢幣若干，夠用即可",
        "6枚圓片；不夠時用其他物品代替",
        "每位玩家還需要1支鉛筆。",
        "還需要紙和筆。",
        "還需要1支鉛筆。",
        "需要紙和筆。",
        "每位玩家25個模型，放在卡牌上",
        "木釘，放在個人圖板上",
        "1塊板塊",
        "自行記住",
        "食物、貨物：你的木板上每種各有自己的一列和1根木釘；每獲得1個就往右移1孔，每失去或支付1個就往左移1孔。",
        "城市：用圖板上的1個標記表示數量；每獲得1個就前進1格。",
        "城市：用1個標記表示數量；每支付1個就後退1格。",
        "城市：標記前面有幾個貨物，就有幾座；每支付1座，標記就前進1個貨物。",
        "城市、奇觀：在你的計分紙上勾選格子；失去時擦去該勾。",
        "城市：勾選格子。",
        "貨物：記在你的計分紙上。",
        "貨物：記在紙上。",
        "貨物：遊戲結束時在你的計分紙上加總。",
        "食物、貨物：自行記住數量。",
        "每種貨物的價值，就是它的木釘所在處的數字。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
