"""Links, ways, orders and preferences, said with the words of another game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
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

TREES: tuple[Sentence, ...] = (
    s("choose", set=a_set(MONUMENT, "one", NEAR)),
    s("choose", set=a_set(MONUMENT, "one", FAR)),
    s("choose", set=a_set(MONUMENT, "one", IN)),
    s("choose", set=a_set(MONUMENT, "one", OUT)),
    s("if", condition=s("next_to", who=THAT, to=THAT, links=BY, negated=True), body=DONE),
    s("if", condition=s("applies", noun=STOCK), body=s("ceases", noun=STOCK)),
    s("if", condition=s("applies_not", noun=STOCK), body=s("sets_in", noun=STOCK)),
    s("put_on", count=Number(1), noun=CITY, of=THAT),
    s("take_off", count=Number(2), noun=CITY, of=THAT),
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
        "Choose a monument that is connected to a monument by causeway through monuments alone.",
        "Choose a monument that is one of the stock of that good.",
        "Choose a monument that is not one of the stock of that good.",
        "If that new city is not next to that new city by causeway, do nothing.",
        "If “Stock” applies, “Stock” no longer applies.",
        "If “Stock” does not apply, “Stock” now applies.",
        "Place 1 city on that new city.",
        "Remove 2 cities from that new city.",
        "Remove the stock of that good.",
        "Remove everything from the stock of that good.",
        "Choose a new city: if possible one that is finished.",
        "Each player, in order from the most points: do nothing.",
        "Each player, in order from the fewest points:",
        "At the same time, the first of each order with the first of the other:",
        "Yes.",
        "No.",
        "The game ends after Religion.",
        "The game ends when all of this has been done.",
    ),
    "hu": (
        "Válassz egy alkotást, amely szomszédos ezzel az új várossal gázlóköveken át.",
        "Válassz egy alkotást, amely összefügg egy alkotással gázlóköveken át, kizárólag alkotásokon át.",
        "Válassz egy alkotást, amely itt szerepel: ennek az árunak a készlete.",
        "Válassz egy alkotást, amely nem szerepel itt: ennek az árunak a készlete.",
        "Ha ez az új város nem szomszédos ezzel az új várossal gázlóköveken át, ne tégy semmit.",
        "Ha érvényes ez: „készlet”, mostantól nem érvényes ez: „készlet”.",
        "Ha nem érvényes ez: „készlet”, mostantól érvényes ez: „készlet”.",
        "Tegyél 1 várost erre az új városra.",
        "Vegyél el 2 várost erről az új városról.",
        "Vedd el ennek az árunak a készletét.",
        "Vegyél el mindent innen: ennek az árunak a készlete.",
        "Válassz egy új várost: ha lehet, olyat, amely elkészült.",
        "A legtöbb ponttal rendelkezővel kezdve sorban minden játékos nem tesz semmit.",
        "A legkevesebb ponttal rendelkezővel kezdve sorban minden játékos hajtsa végre a következőket:",
        "Egyszerre, mindkét sorrend első játékosával kezdve:",
        "Igen.",
        "Nem.",
        "A játék a Vallás után véget ér.",
        "A játék mindezek után véget ér.",
    ),
    "fr": (
        "Choisissez un monument qui touche cette nouvelle ville par un gué.",
        "Choisissez un monument qui est en liaison avec un monument par un gué, en ne passant que par des monuments.",
        "Choisissez un monument qui est parmi la réserve de cette marchandise.",
        "Choisissez un monument qui n’est pas parmi la réserve de cette marchandise.",
        "Si cette nouvelle ville ne touche pas cette nouvelle ville par un gué, ne faites rien.",
        "Si « Réserve » s’applique, « Réserve » ne s’applique plus.",
        "Si « Réserve » ne s’applique pas, « Réserve » s’applique désormais.",
        "Placez 1 ville sur cette nouvelle ville.",
        "Retirez 2 villes de cette nouvelle ville.",
        "Retirez la réserve de cette marchandise.",
        "Retirez tout de la réserve de cette marchandise.",
        "Choisissez une nouvelle ville : si possible achevée.",
        "Chaque joueur, en commençant par celui qui a le plus de points, ne fait rien.",
        "Chaque joueur, en commençant par celui qui a le moins de points, procède ainsi :",
        "En même temps, le premier de chaque ordre avec le premier de l’autre :",
        "Oui.",
        "Non.",
        "La partie se termine après la Religion.",
        "La partie se termine quand tout cela est fait.",
    ),
    "zh_Hant": (
        "選擇1座與這座新城市經堤道相鄰的奇觀。",
        "選擇1座可經堤道、只經過奇觀通往1座奇觀的奇觀。",
        "選擇1座屬於這種貨物的存量的奇觀。",
        "選擇1座不屬於這種貨物的存量的奇觀。",
        "若這座新城市不與這座新城市經堤道相鄰，不做任何事。",
        "若「存量」生效，「存量」不再生效。",
        "若「存量」不生效，「存量」開始生效。",
        "將1座城市放在這座新城市上。",
        "將2座城市從這座新城市移除。",
        "移除這種貨物的存量。",
        "清空這種貨物的存量。",
        "選擇1座新城市：優先選已完成的。",
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
