"""Links, ways, orders and preferences, said with the words of another game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import GOOD, IT, MONUMENT, POINT, SITE, STOCK, a_set, s

__all__ = ["cases"]

CITY = Noun("city")
BY = Noun("causeway", "links")
STATED = s("attribute", noun=STOCK, of=s("that", noun=GOOD))
THAT = s("that", noun=SITE)
NEAR = s("next_to", who=IT, to=THAT, links=BY, negated=False)
FAR = s("connected", who=IT, to=a_set(MONUMENT, "one"), links=BY, through=a_set(MONUMENT, "plain"), negated=False)
IN = s("is_in", who=IT, of=STATED)
OUT = s("is_not_in", who=IT, of=STATED)
FINISHED = s("adjective", noun=Noun("finished", "adjectives"), negated=False)
DONE = s("nothing")
NAVAL, FOUGHT = Noun("naval", "states"), Noun("fought", "states")
HOLDER, POSTURE = s("attribute", noun=Noun("holder"), of=THAT), s("attribute", noun=Noun("stock"), of=THAT)
LYING = Noun("lying")
TWO_CITIES = s("have_count", who=Noun("religion"), op="is", count=Number(2), noun=CITY, of=False)
BOTH = s("attribute", noun=Noun("holder"), of=(Noun("great_pyramid"), Noun("religion")))


def is_(left: Sentence, right: Noun | Sentence, op: str = "is") -> Sentence:
    return s("compare", left=left, op=op, right=right)


def becomes(thing: Sentence, value: Noun | Sentence) -> Sentence:
    return s("becomes", thing=thing, value=value)


TREES: tuple[Sentence, ...] = (
    s("choose", set=a_set(MONUMENT, "one", NEAR)),
    s("choose", set=a_set(MONUMENT, "one", FAR)),
    s("choose", set=a_set(MONUMENT, "one", IN)),
    s("choose", set=a_set(MONUMENT, "one", OUT)),
    s("choose", set=a_set(MONUMENT, "one", s("is_one_of", who=IT, of=STATED))),
    s("for_each", set=a_set(MONUMENT, "each", s("is_one_of", who=IT, of=STATED)), body=DONE),
    s("choose", set=a_set(MONUMENT, "one", s("is_not_one_of", who=IT, of=STATED))),
    s("if", condition=s("next_to", who=THAT, to=THAT, links=BY, negated=True), body=DONE),
    s("if", condition=s("applies", noun=NAVAL, of=False), body=s("ceases", noun=NAVAL, of=False)),
    s("if", condition=s("applies_not", noun=NAVAL, of=False), body=s("sets_in", noun=FOUGHT, of=THAT)),
    s("if", condition=s("not", condition=s("applies", noun=FOUGHT, of=THAT)), body=DONE),
    s("if", condition=is_(HOLDER, s("you")), body=becomes(HOLDER, s("nobody"))),
    s("if", condition=is_(HOLDER, s("nobody")), body=becomes(HOLDER, s("you"))),
    s("if", condition=is_(HOLDER, s("you"), "is_not"), body=becomes(POSTURE, LYING)),
    s("if", condition=is_(HOLDER, s("nobody"), "is_not"), body=s("may", times=False, body=becomes(POSTURE, LYING))),
    s("if", condition=is_(POSTURE, LYING), body=s("may", times=True, body=becomes(HOLDER, s("nobody")))),
    s("fact_is", left=HOLDER, op="is", right=Name("Anna"), told="then"),
    s(
        "fact_is",
        left=BOTH,
        op="is",
        right=s("nobody"),
        told="then",
    ),
    s(
        "fact",
        condition=TWO_CITIES,
        told="then",
    ),
    s("fact", condition=s("have_count", who=Name("Anna"), op="is", count=Number(1), noun=CITY, of=False), told="then"),
    s("becomes", thing=s("yours", noun=STOCK, of=False), value=s("highest_shown", set=a_set(Noun("die"), "plain"))),
    s("becomes", thing=s("yours", noun=STOCK, of=False), value=s("lowest_shown", set=a_set(Noun("die"), "plain"))),
    s("becomes", thing=s("yours", noun=STOCK, of=False), value=s("total_shown", set=a_set(Noun("die"), "plain"))),
    s("put_on", count=Number(1), noun=CITY, of=THAT),
    s("take_off", count=Number(2), noun=CITY, of=THAT, single=False),
    s("take_off", count=Number(1), noun=CITY, of=THAT, single=True),
    s("empty", thing=STATED, single=True),
    s("empty", thing=STATED, single=False),
    s("choose_preferring", set=a_set(SITE, "one"), prefers=(FINISHED,)),
    s("each_ranked", set=a_set(Noun("player"), "each"), noun=POINT, most=True, body=s("nothing")),
    s("each_ranked_lead", set=a_set(Noun("player"), "each"), noun=POINT, most=False),
    s("together_lead"),
    s("yes"),
    s("no"),
    s("ends_after", last=Noun("religion")),
    s("ends_after", last=False),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Choose a monument that is next to that new city by causeway.",
        "Choose a monument that is connected to a monument by causeway through nothing but monuments.",
        "Choose a monument in the stock of that good.",
        "Choose a monument that is not in the stock of that good.",
        "Choose one of the stock of that good.",
        "For each of the stock of that good, do nothing.",
        "Choose a monument that is not one of the stock of that good.",
        "If that new city is not next to that new city by causeway, do nothing.",
        "If you attack by sea, from now on you do not attack by sea.",
        "If you do not attack by sea, later ones there do not count.",
        "If you have not fought in that new city this turn, do nothing.",
        "If you have an army in that new city, remove the army from it.",
        "If there is no army in that new city, put an army of yours in it.",
        "If the army in that new city is not yours, lay the army in it on its side.",
        "If there is an army in that new city, you may lay the army in it on its side.",
        "If the army in that new city lies, you may, as often as you like, remove the army from it.",
        "Anna has an army in that new city.",
        "There is no army in the Great Pyramid and Religion.",
        "There are 2 cities on Religion.",
        "Anna has 1 city.",
        "Your stock is now the highest die.",
        "Your stock is now the lowest die.",
        "Your stock is now the total of all dice.",
        "Place 1 city on that new city.",
        "Remove 2 cities from that new city.",
        "Remove any city from that new city.",
        "Remove the stock from that good.",
        "Remove everything from the stock of that good.",
        "Choose a new city: if possible one that is finished, otherwise any.",
        "Each player, in order from the most points: do nothing.",
        "Each player does the following, in order from the fewest points:",
        "At the same time, the first of each order with the first of the other:",
        "Yes.",
        "No.",
        "The game ends after Religion.",
        "The game ends when all of this has been done.",
    ),
    "hu": (
        "Válassz egy alkotást, amely átkelőn szomszédos ezzel az új várossal.",
        "Válassz egy alkotást, amely átkelőn, kizárólag alkotásokon át elérhető egy alkotásból.",
        "Válassz egy alkotást ennek az árunak a készletéből.",
        "Válassz egy alkotást, amely nincs ennek az árunak a készletében.",
        "Válassz egy alkotást, amely itt szerepel: ennek az árunak a készlete.",
        "Ennek az árunak a készlete esetében egyenként ne tégy semmit.",
        "Válassz egy alkotást, amely nem szerepel itt: ennek az árunak a készlete.",
        "Ha ez az új város átkelőn nem szomszédos ezzel az új várossal, ne tégy semmit.",
        "Ha tengerről támadsz, mostantól nem tengerről támadsz.",
        "Ha nem tengerről támadsz, jegyezd meg, hogy ebben az új városban ebben a fordulóban már harcoltál.",
        "Ha ebben az új városban ebben a fordulóban még nem harcoltál, ne tégy semmit.",
        "Ha ebben az új városban a te sereged van, onnan lekerül a sereg.",
        "Ha ebben az új városban nincs sereg, oda a te sereged kerül.",
        "Ha ebben az új városban nem a te sereged van, fektesd le ott a sereget.",
        "Ha ebben az új városban sereg van, lefektetheted ott a sereget.",
        (
            "Ha ebben az új városban a sereg fekszik, akárhányszor megteheted, "
            "hogy erről az új városról lekerül a sereg."
        ),
        "Annának serege van ebben az új városban.",
        "A Nagy Piramisban és a Vallásban nincs sereg.",
        "A Vallásnak 2 városa van.",
        "Annának 1 városa van.",
        "A készleted annyi lesz, amennyi a legnagyobb dobókocka.",
        "A készleted annyi lesz, amennyi a legkisebb dobókocka.",
        "A készleted annyi lesz, amennyi a dobókockák összértéke.",
        "Tegyél 1 várost erre az új városra.",
        "Vegyél el 2 várost erről az új városról.",
        "Vedd el a várost erről az új városról, ha van.",
        "Vedd el ennek az árunak a készletét, ha van.",
        "Ürítsd ki ennek az árunak a készletét.",
        "Válassz egy új várost: ha lehet, olyat, amely elkészült, ha az sincs, bármelyiket.",
        "Azzal kezdve, akinek a legtöbb pontja van, sorban minden játékos nem tesz semmit.",
        "Azzal kezdve, akinek a legkevesebb pontja van, sorban minden játékos hajtsa végre a következőket:",
        "Egyszerre, mindkét sorrend első játékosával kezdve:",
        "Igen.",
        "Nem.",
        "A játék a Vallás után véget ér.",
        "A játék mindezek után véget ér.",
    ),
    "fr": (
        "Choisissez un monument qui touche cette nouvelle ville par un gué.",
        ("Choisissez un monument qui est relié à un monument par un gué, en ne passant que par des monuments."),
        "Choisissez un monument dans la réserve de cette marchandise.",
        "Choisissez un monument qui n’est pas dans la réserve de cette marchandise.",
        "Choisissez l’un de la réserve de cette marchandise.",
        "Pour chacun de la réserve de cette marchandise, ne faites rien.",
        "Choisissez un monument qui ne figure pas dans la réserve de cette marchandise.",
        "Si cette nouvelle ville ne touche pas cette nouvelle ville par un gué, ne faites rien.",
        "Si vous attaquez par mer, vous n’attaquez plus par mer.",
        "Si vous n’attaquez pas par mer, notez que vous avez combattu dans cette nouvelle ville à ce tour.",
        "Si vous n’avez pas encore combattu dans cette nouvelle ville à ce tour, ne faites rien.",
        "Si vous avez une armée dans cette nouvelle ville, retirez-en l’armée.",
        "S’il n’y a pas d’armée dans cette nouvelle ville, placez-y une de vos armées.",
        "Si l’armée de cette nouvelle ville n’est pas à vous, couchez l’armée de cette nouvelle ville.",
        "S’il y a une armée dans cette nouvelle ville, vous pouvez coucher l’armée de cette nouvelle ville.",
        (
            "Si l’armée de cette nouvelle ville est couchée, vous pouvez en "
            "retirer l’armée, autant de fois que vous le souhaitez."
        ),
        "Anna a une armée dans cette nouvelle ville.",
        "Il n’y a pas d’armée dans la Grande Pyramide et dans la Religion.",
        "Il y a 2 villes sur la Religion.",
        "Anna a 1 ville.",
        "Votre réserve passe au dé le plus haut.",
        "Votre réserve passe au dé le plus bas.",
        "Votre réserve passe au total de tous les dés.",
        "Placez 1 ville sur cette nouvelle ville.",
        "Retirez 2 villes de cette nouvelle ville.",
        "Retirez la ville de cette nouvelle ville, s’il y en a une.",
        "Retirez la réserve de cette marchandise, s’il y en a une.",
        "Retirez tout de la réserve de cette marchandise.",
        "Choisissez une nouvelle ville : si possible achevée, sinon n’importe laquelle.",
        "Chaque joueur, en commençant par celui qui a le plus de points, ne fait rien.",
        "Chaque joueur, en commençant par celui qui a le moins de points, procède ainsi :",
        "En même temps, un joueur de chaque ordre à la fois :",
        "Oui.",
        "Non.",
        "La partie se termine après la Religion.",
        "La partie se termine quand tout cela est fait.",
    ),
    "zh_Hant": (
        "選擇1座與這座新城市經渡口相鄰的奇觀。",
        "選擇1座可經渡口、只經過奇觀通往1座奇觀的奇觀。",
        "選擇1座這種貨物的數量中的奇觀。",
        "選擇1座不在這種貨物的數量中的奇觀。",
        "選擇1座屬於這種貨物的數量的奇觀。",
        "這種貨物的每座數量，不做任何事。",
        "選擇1座不屬於這種貨物的數量的奇觀。",
        "若這座新城市不與這座新城市經渡口相鄰，不做任何事。",
        "若你從海上進攻，你不再從海上進攻。",
        "若你不從海上進攻，記住你本回合已在這座新城市戰鬥過。",
        "若你本回合尚未在這座新城市戰鬥過，不做任何事。",
        "若這座新城市有你的軍隊，將這座新城市的軍隊放回主人的供應區。",
        "若這座新城市沒有軍隊，將你的1支軍隊放在這座新城市。",
        "若這座新城市的軍隊不是你的，將這座新城市的軍隊橫放。",
        "若這座新城市有軍隊，你可以將這座新城市的軍隊橫放。",
        "若這座新城市的軍隊橫放，你可以將這座新城市的軍隊放回主人的供應區，要做幾次都行。",
        "怡安在這座新城市有軍隊。",
        "「埃及吉薩金字塔」和「宗教」沒有軍隊。",
        "「宗教」有2座城市。",
        "怡安有1座城市。",
        "你的數量變為骰子的最高點數。",
        "你的數量變為骰子的最低點數。",
        "你的數量變為所有骰子的點數總和。",
        "將1座城市放在這座新城市上。",
        "將2座城市從這座新城市移除。",
        "移除這座新城市上的城市（若有）。",
        "移除這種貨物的數量（若有）。",
        "清空這種貨物的數量。",
        "選擇1座新城市：一定先選已完成的，沒有才任選。",
        "由分數最多者開始，每位玩家依序不做任何事。",
        "由分數最少者開始，每位玩家依序執行：",
        "同時進行，兩個順序的第一位同時開始：",
        "是。",
        "否。",
        "宗教結束後，遊戲結束。",
        "以上全部完成後，遊戲結束。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
