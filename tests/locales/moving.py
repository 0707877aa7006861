"""What is drawn, chosen, moved and gathered among rows and hands; dice alike or in a run; for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import CITY, DIE, GOOD, MONUMENT, STOCK, a_set, s

__all__ = ["cases"]

PLAYER = Noun("player")
TEMPLE, OBELISK = Noun("temple"), Noun("obelisk")
ROW = s("attribute", noun=STOCK, of=s("that", noun=GOOD))
HAND = s("attribute", noun=STOCK, of=s("that", noun=CITY))
DONE = s("nothing")


def if_(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=DONE)


TREES: tuple[Sentence, ...] = (
    s("draw_into", count=Number(1), noun=MONUMENT, sources=(ROW,), into=HAND, hidden=False, short=False),
    s("draw_into", count=Number(5), noun=MONUMENT, sources=(ROW, HAND), into=HAND, hidden=True, short=True),
    s("choose_from", set=a_set(MONUMENT, "one"), source=HAND),
    s(
        "choose_from_preferring",
        set=a_set(MONUMENT, "one"),
        source=HAND,
        prefers=(s("adjective", noun=Noun("finished", "adjectives"), negated=False),),
    ),
    s("move_things", thing=s("that", noun=MONUMENT), source=HAND, into=ROW),
    s("move_things", thing=s("those", noun=MONUMENT), source=HAND, into=ROW),
    s("move_all", noun=MONUMENT, single=False, source=HAND, into=ROW),
    s("move_whole", thing=HAND, into=ROW),
    s("gather", noun=MONUMENT, row=ROW),
    s("same_time", set=a_set(PLAYER, "each"), body=s("choose", set=a_set(MONUMENT, "one"))),
    if_(s("alike", noun=DIE, counts=(Number(2),), by=False, where=False)),
    if_(s("alike", noun=DIE, counts=(Number(3), Number(2)), by=False, where=False)),
    if_(s("run", noun=DIE, count=Number(4), by=False, where=False)),
    if_(s("run_from", noun=DIE, low=Number(1), high=Number(5))),
    s("table_of_pairs", noun=MONUMENT, of=(GOOD, CITY), count=Number(52)),
    s("table_of_pairs", noun=MONUMENT, of=(GOOD,), count=Number(28)),
    s("carries", who=Name("Jim"), thing=TEMPLE, source=HAND, into=ROW, single=True),
    s("carries", who=Name("Jim"), thing=TEMPLE, source=ROW, into=False, single=True),
    s("row_grows", row=ROW, items=(TEMPLE, OBELISK), single=False),
    s("row_grows", row=ROW, items=(TEMPLE,), single=True),
    s("row_holds", row=ROW, items=(TEMPLE, OBELISK), ordered=False, told="given", single=True),
    if_(
        s(
            "exists",
            set=a_set(PLAYER, "exists", s("have_count", who=s("it"), op="is", count=Number(0), noun=CITY, of=False)),
        )
    ),
    if_(s("have_on_board", who=s("you"), op="at_least", count=Number(3), noun=CITY, of=False)),
    if_(
        s(
            "exists",
            set=a_set(PLAYER, "exists", s("have_on_board", who=s("it"), op="is", count=Number(0), noun=CITY, of=False)),
        )
    ),
    s("piece_moved", who=Name("Jim"), noun=CITY, start=TEMPLE, goal=OBELISK),
    s("piece_changed", who=Name("Jim"), noun=CITY, place=TEMPLE, sort=OBELISK),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Take the first monument from the stock of that good into the stock of that city.",
        (
            "Draw 5 monuments from the stock of that good or, once that is empty, from the stock of that "
            "city into the stock of that city (all there are, if there are fewer)."
        ),
        "Choose a monument from the stock of that city.",
        "Choose a monument from the stock of that city: if possible one that is finished, otherwise any.",
        "Move that monument from the stock of that city to the stock of that good.",
        "Move those monuments from the stock of that city to the stock of that good.",
        "Move all monuments from the stock of that city to the stock of that good.",
        "Move the stock of that city to the stock of that good.",
        "Gather all monuments, wherever they are, in the stock of that good.",
        "At the same time and in secret, each player chooses a monument.",
        "If at least 2 dice show the same face, do nothing.",
        "If at least 3 dice show the same face, and at least 2 others show another one, do nothing.",
        "If the dice show 4 numbers in a row, do nothing.",
        "If the dice show each number from 1 to 5, do nothing.",
        "Monuments: one for each good and city, 52 in all",
        "Monuments: one for each pair of goods, doubles too, 28 in all",
        "Jim moves the Temple from the stock of that city to the stock of that good.",
        "Jim takes the Temple from the stock of that good.",
        "Added to the stock of that good: Temple and Obelisk.",
        "Added to the stock of that good: the Temple.",
        "The stock of that good holds the Temple and the Obelisk.",
        "If there is a player who has no cities, do nothing.",
        "If you have at least 3 cities on the board, do nothing.",
        "If there is a player who has no cities on the board, do nothing.",
        "Jim’s city moves from Temple to Obelisk.",
        "Jim’s city on Temple becomes an Obelisk.",
    ),
    "hu": (
        "Húzz elölről egy alkotást ennek az árunak a készletéből ennek a városnak a készletébe.",
        (
            "Húzz 5 alkotást ennek az árunak a készletéből, vagy ha az üres, ennek a városnak a "
            "készletéből ennek a városnak a készletébe (ha nincs annyi, az összeset)."
        ),
        "Válassz egy alkotást ennek a városnak a készletéből.",
        (
            "Válassz egy alkotást ennek a városnak a készletéből: ha lehet, olyat, amely elkészült, "
            "ha az sincs, bármelyiket."
        ),
        "Tedd ezt az alkotást ennek a városnak a készletéből ennek az árunak a készletébe.",
        "Tedd ezeket az alkotásokat ennek a városnak a készletéből ennek az árunak a készletébe.",
        "Tedd át ennek a városnak a készletéből az összes alkotást ennek az árunak a készletébe.",
        "Tedd át ennek a városnak a készletét ennek az árunak a készletébe.",
        "Gyűjtsd mindenhonnan az összes alkotást ennek az árunak a készletébe.",
        "Egyszerre és titokban minden játékos választ egy alkotást.",
        "Ha legalább 2 dobókocka egyformát mutat, ne tégy semmit.",
        (
            "Ha legalább 3 dobókocka egyformát mutat, és legalább 2 másik is egyformát, de mást, mint "
            "ezek, ne tégy semmit."
        ),
        "Ha a dobókockákon van 4 egymás utáni szám, ne tégy semmit.",
        "Ha a dobókockákon az 1-től 5-ig terjedő számok mindegyike látható, ne tégy semmit.",
        "Alkotások: minden áru minden várossal egyszer, összesen 52",
        "Alkotások: minden áru minden áruval egyszer, a duplák is, összesen 28",
        "Imre a Templomot ennek a városnak a készletéből ennek az árunak a készletébe teszi.",
        "Imre a Templomot ennek az árunak a készletéből veszi el.",
        "Ennek az árunak a készletébe a Templom és az Obeliszk került.",
        "Ennek az árunak a készletébe a Templom került.",
        "Ennek az árunak a készletében a Templom és az Obeliszk van.",
        "Ha van olyan játékos, akinek nincs városa, ne tégy semmit.",
        "Ha legalább 3 városod van a táblán, ne tégy semmit.",
        "Ha van olyan játékos, akinek nincs városa a táblán, ne tégy semmit.",
        "Imre városa a Templomról az Obeliszkre lép.",
        "Imre városa a Templomon mostantól Obeliszk.",
    ),
    "fr": (
        "Prenez le premier monument de la réserve de cette marchandise et placez-le dans la réserve de cette ville.",
        (
            "Piochez 5 monuments dans la réserve de cette marchandise ou, si elle est vide, dans la réserve de "
            "cette ville et placez-les dans la réserve de cette ville (tout ce qui reste, s’il y en a moins)."
        ),
        "Choisissez un monument dans la réserve de cette ville.",
        "Choisissez un monument dans la réserve de cette ville : si possible achevé, sinon n’importe lequel.",
        "Placez ce monument de la réserve de cette ville dans la réserve de cette marchandise.",
        "Placez ces monuments de la réserve de cette ville dans la réserve de cette marchandise.",
        "Placez tous les monuments de la réserve de cette ville dans la réserve de cette marchandise.",
        "Placez la réserve de cette ville dans la réserve de cette marchandise.",
        "Rassemblez tous les monuments dans la réserve de cette marchandise, où qu’ils se trouvent.",
        "En même temps et en secret, chaque joueur choisit un monument.",
        "Si au moins 2 dés montrent la même face, ne faites rien.",
        "Si au moins 3 dés montrent la même face et au moins 2 autres une même autre face, ne faites rien.",
        "Si les dés montrent 4 nombres qui se suivent, ne faites rien.",
        "Si les dés montrent chaque nombre de 1 à 5, ne faites rien.",
        "Monuments : un pour chaque marchandise et chaque ville, 52 en tout",
        "Monuments : un pour chaque paire de marchandises, doubles compris, 28 en tout",
        "Jules place le Temple de la réserve de cette ville dans la réserve de cette marchandise.",
        "Jules prend le Temple de la réserve de cette marchandise.",
        "S’ajoutent à la réserve de cette marchandise : Temple, Obélisque.",
        "S’ajoute à la réserve de cette marchandise : le Temple.",
        "La réserve de cette marchandise contient le Temple et l’Obélisque.",
        "Si un joueur n’a aucune ville, ne faites rien.",
        "Si vous avez au moins 3 villes sur le plateau, ne faites rien.",
        "Si un joueur n’a aucune ville sur le plateau, ne faites rien.",
        "Jules déplace une ville du Temple à l’Obélisque.",
        "La ville de Jules sur le Temple devient un Obélisque.",
    ),
    "zh_Hant": (
        "從這種貨物的數量依序拿取前1座奇觀放入這座城市的數量。",
        "從這種貨物的數量（若是空的，改從這座城市的數量）抽5座奇觀放入這座城市的數量（不足時有多少抽多少）。",
        "從這座城市的數量中選擇1座奇觀。",
        "從這座城市的數量中選擇1座奇觀：有已完成的就必須選，沒有則任選。",
        "將這座奇觀從這座城市的數量移到這種貨物的數量。",
        "將這些奇觀從這座城市的數量移到這種貨物的數量。",
        "將這座城市的數量中的所有奇觀移到這種貨物的數量。",
        "將這座城市的數量移到這種貨物的數量。",
        "將各處的所有奇觀收回這種貨物的數量。",
        "每位玩家同時暗中選擇1座奇觀。",
        "若至少有2顆骰子相同，不做任何事。",
        "若至少有3顆骰子相同，且至少另有2顆也相同（但與前者不同），不做任何事。",
        "若骰子中有4個連續的點數，不做任何事。",
        "若骰子顯示1至5的每個點數，不做任何事。",
        "奇觀：每種貨物配每座城市各1座，共52座",
        "奇觀：任兩種貨物（含相同者）各1座，共28座",
        "志明將神殿從這座城市的數量移到這種貨物的數量。",
        "志明從這種貨物的數量取得神殿。",
        "這種貨物的數量新增：神殿、方尖碑。",
        "這種貨物的數量新增：神殿。",
        "這種貨物的數量有神殿、方尖碑。",
        "若有玩家沒有城市，不做任何事。",
        "若你在棋盤上至少有3座城市，不做任何事。",
        "若有玩家在棋盤上沒有城市，不做任何事。",
        "志明的城市從神殿移到方尖碑。",
        "志明在神殿上的城市升為「方尖碑」。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
