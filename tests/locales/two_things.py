"""What one thing is of another, the first of some, what is even, and cases in a chain, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import BUILDER, CITY, GOOD, IT, MONUMENT, POINT, SITE, YOU, a_set, have_count, s, yours

__all__ = ["cases"]

PLAYER = Noun("player")
COST = s("attribute", noun=Noun("cost", "columns"), of=s("that", noun=MONUMENT))
MOST = s("have_most", who=IT, noun=CITY, of=False, most=True)
DONE = s("nothing")
THAT = s("that", noun=SITE)


def if_(left: Sentence, right: Sentence | Number, op: str = "is") -> Sentence:
    return s("if", condition=s("compare", left=left, op=op, right=right), body=DONE)


def related(to: Sentence, *, negated: bool) -> Sentence:
    return s("related", who=s("that", noun=MONUMENT), noun=GOOD, to=to, negated=negated)


def of_it(how: str, *conditions: Sentence) -> Sentence:
    found = a_set(GOOD, how, *conditions)
    return Sentence(found.name, {**found.parts, "of": THAT})


TREES: tuple[Sentence, ...] = (
    if_(yours(CITY), s("even")),
    if_(COST, s("odd")),
    if_(yours(POINT), s("multiple_of", number=Number(3)), "is_not"),
    s(
        "choose",
        set=a_set(
            MONUMENT, "one", s("compare", left=s("attribute", noun=COST.parts["noun"], of=IT), op="is", right=s("even"))
        ),
    ),
    s("if", condition=related(THAT, negated=False), body=DONE),
    s("if", condition=related(THAT, negated=True), body=DONE),
    s("if", condition=s("not", condition=related(THAT, negated=False)), body=DONE),
    s("choose", set=of_it("one")),
    s("choose", set=of_it("one", s("you_have", who=IT))),
    s("for_each", set=of_it("each"), body=DONE),
    s("if", condition=s("exists", set=of_it("exists")), body=DONE),
    s("if", condition=s("exists_no", set=of_it("exists")), body=DONE),
    if_(s("number_of", set=of_it("plain")), Number(2), "at_least"),
    s(
        "means_related",
        noun=SITE,
        first=POINT,
        relation=GOOD,
        of=MONUMENT,
        second=CITY,
        condition=have_count(YOU, "is", 2, CITY),
        whole=False,
    ),
    s(
        "means_related",
        noun=SITE,
        first=False,
        relation=GOOD,
        of=SITE,
        second=False,
        condition=have_count(IT, "is", 2, CITY),
        whole=False,
    ),
    s(
        "becomes",
        thing=s("kept", noun=BUILDER, thing=True),
        value=s("first_such", set=a_set(PLAYER, "plain", MOST), person=True, only=False),
        person=True,
    ),
    if_(s("kept", noun=BUILDER, thing=True), s("first_such", set=a_set(MONUMENT, "plain"), person=False, only=False)),
    s(
        "means_value",
        noun=Noun("value"),
        of=GOOD,
        value=s(
            "value_if",
            then=Number(3),
            condition=have_count(YOU, "is", 2, CITY),
            other=s("value_if", then=Number(2), condition=have_count(YOU, "is", 1, CITY), other=Number(0)),
        ),
    ),
    if_(s("value_between", noun=CITY, near=THAT, far=s("that", noun=MONUMENT), thing=False), Number(2), "at_least"),
    if_(s("value_at", value=COST, at=yours(POINT), thing=False), Number(2), "at_least"),
    s(
        "means_value_between",
        noun=CITY,
        of=MONUMENT,
        first=GOOD,
        to=SITE,
        second=POINT,
        value=s("plus", left=COST, right=yours(POINT)),
        thing=False,
    ),
    s("means_value_at", noun=Noun("value"), of=GOOD, first=False, second=POINT, value=Number(3), thing=False),
    s(
        "means_related",
        noun=SITE,
        first=POINT,
        relation=GOOD,
        of=SITE,
        second=CITY,
        condition=have_count(YOU, "is", 2, CITY),
        whole=False,
    ),
    s(
        "means_related",
        noun=SITE,
        first=False,
        relation=GOOD,
        of=MONUMENT,
        second=False,
        condition=s("all_of_these"),
        whole=False,
    ),
    s(
        "means_adjective",
        noun=MONUMENT,
        adjective=s("adjective", noun=Noun("in_play", "adjectives"), negated=False),
        condition=s("any_of_these"),
        asks=False,
        whole=False,
    ),
    s("case_of_list", noun=MONUMENT, condition=s("any_of_these")),
    s("case_of_list", noun=MONUMENT, condition=have_count(YOU, "is", 2, CITY)),
    s("case_of_list", noun=MONUMENT, condition=s("not", condition=s("all_of_these"))),
    s("case_of_list", noun=MONUMENT, condition=s("not", condition=s("any_of_these"))),
    s("if", condition=s("is_seat", who=YOU, number=Number(1), negated=False), body=DONE),
    s("if", condition=s("is_seat", who=YOU, number=Number(5), negated=True), body=DONE),
    s("if", condition=s("not", condition=s("is_seat", who=YOU, number=Number(2), negated=False)), body=DONE),
    s("if", condition=s("is_seat", who=s("that", noun=PLAYER), number=Number(2), negated=False), body=DONE),
    s("if", condition=s("is_seat", who=s("that", noun=PLAYER), number=Number(2), negated=True), body=DONE),
    s("choose", set=a_set(PLAYER, "one", s("is_seat", who=IT, number=Number(2), negated=False))),
    s("step_about", step=Noun("build", "steps"), of=(SITE,), names=()),
    s("players_numbered", begins=True, two=False),
    s("players_numbered", begins=True, two=True),
    s("last_left_wins", two=True),
    s("players_numbered", begins=False, two=False),
    s("players_numbered", begins=False, two=True),
    if_(s("difference", left=COST, right=yours(CITY)), Number(2), "at_least"),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "If the number of your cities is even, do nothing.",
        "If the cost of that monument is odd, do nothing.",
        "If the number of your points is not a multiple of 3, do nothing.",
        "Choose a monument whose cost is even.",
        "If that monument is a good of that new city, do nothing.",
        "If that monument is not a good of that new city, do nothing.",
        "If that monument is not a good of that new city, do nothing.",
        "Choose a good of that new city.",
        "Choose a good of that new city that you have.",
        "For each good of that new city, do nothing.",
        "If there is a good of that new city, do nothing.",
        "If there is no good of that new city, do nothing.",
        "If there are at least 2 goods of that new city, do nothing.",
        "A new city (the point) is a good of a monument (the city) when you have exactly 2 cities.",
        "A new city is a good of a new city when it has exactly 2 cities.",
        "The first player who has the most cities (at least 1) (nobody if there is none) becomes the first builder.",
        "If the first builder is the first monument (nothing if there is none), do nothing.",
        ("The value of a good is 3 if you have exactly 2 cities, otherwise 2 if you have exactly 1 city, otherwise 0."),
        "If the number of cities between that new city and that monument is at least 2, do nothing.",
        "If the cost of that monument at the number of your points is at least 2, do nothing.",
        (
            "The number of cities between a monument (the good) and a new city (the point) is the cost of "
            "that monument plus the number of your points."
        ),
        "The value of a good at a number (the point) is 3.",
        "A new city (the point) is a good of another (the city) when you have exactly 2 cities.",
        "A new city is a good of a monument when all of these are true:",
        "A monument is in play when at least one of these is true:",
        "At least one of these is true:",
        "You have exactly 2 cities.",
        "Not all of these are true:",
        "None of these is true:",
        "If you are player 1, do nothing.",
        "If you are not player 5, do nothing.",
        "If you are not player 2, do nothing.",
        "If that player is player 2, do nothing.",
        "If that player is not player 2, do nothing.",
        "Choose a player who is player 2.",
        "(For a new city)",
        "Whoever begins is player 1; the others are numbered on from there, clockwise.",
        "Whoever begins is player 1, the other is player 2.",
        "When one player is out of the game, the other wins.",
        "Number the players clockwise round the table: player 1, player 2, and so on.",
        "Agree who is player 1 and who is player 2.",
        "If the difference between the cost of that monument and the number of your cities is at least 2, do nothing.",
    ),
    "hu": (
        "Ha a városaid száma páros, ne tégy semmit.",
        "Ha ennek az alkotásnak az ára páratlan, ne tégy semmit.",
        "Ha a pontjaid száma nem a 3 többszöröse, ne tégy semmit.",
        "Válassz egy alkotást, amelynek az ára páros.",
        "Ha ez az alkotás áru ennél az új városnál, ne tégy semmit.",
        "Ha ez az alkotás nem áru ennél az új városnál, ne tégy semmit.",
        "Ha ez az alkotás nem áru ennél az új városnál, ne tégy semmit.",
        "Válassz egy árut ennél az új városnál.",
        "Válassz egy árut ennél az új városnál, amelyből van készleted.",
        "Minden áru után ennél az új városnál ne tégy semmit.",
        "Ha van áru ennél az új városnál, ne tégy semmit.",
        "Ha nincs áru ennél az új városnál, ne tégy semmit.",
        "Ha legalább 2 áru ennél az új városnál van, ne tégy semmit.",
        "Egy új város (a pont) akkor áru egy alkotásnál (a város), ha pontosan 2 városod van.",
        "Egy új város akkor áru egy új városnál, ha pontosan 2 városa van.",
        "Az első játékos (ha nincs ilyen, senki), akinek a legtöbb városa van (legalább 1), lesz az első építő.",
        "Ha az első építő az első alkotás (ha nincs ilyen, semmi), ne tégy semmit.",
        "Egy áru értéke 3, ha pontosan 2 városod van, különben 2, ha pontosan 1 városod van, különben 0.",
        "Ha az ezen új város és ezen alkotás közötti városok száma legalább 2, ne tégy semmit.",
        "Ha a pontjaid száma esetén ennek az alkotásnak az ára legalább 2, ne tégy semmit.",
        (
            "Egy alkotás (az áru) és egy új város (a pont) közötti városok száma: ennek az alkotásnak az "
            "ára plusz a pontjaid száma."
        ),
        "Egy áru értéke egy szám (a pont) esetén: 3.",
        "Egy új város (a pont) akkor áru egy másik új városnál (a város), ha pontosan 2 városod van.",
        "Egy új város akkor áru egy alkotásnál, ha ezek mind teljesülnek:",
        "Egy alkotás akkor van játékban, ha ezek közül legalább egy teljesül:",
        "Ezek közül legalább egy teljesül:",
        "Pontosan 2 városod van.",
        "Ezek nem mind teljesülnek:",
        "Egyik sem igaz ezek közül:",
        "Ha te vagy az 1. játékos, ne tégy semmit.",
        "Ha nem te vagy az 5. játékos, ne tégy semmit.",
        "Ha nem te vagy a 2. játékos, ne tégy semmit.",
        "Ha ez a játékos a 2. játékos, ne tégy semmit.",
        "Ha ez a játékos nem a 2. játékos, ne tégy semmit.",
        "Válassz egy játékost, aki a 2. játékos.",
        "(Egy új város)",
        "Aki kezd, az az 1. játékos; a többiek sorszáma az óramutató járása szerint nő.",
        "Aki kezd, az az 1. játékos, a másik a 2. játékos.",
        "Ha az egyik játékos kiesett a játékból, a másik győz.",
        "Számozzátok meg a játékosokat az óramutató járása szerint: 1. játékos, 2. játékos és így tovább.",
        "Döntsétek el, ki az 1. és ki a 2. játékos.",
        "Ha ennek az alkotásnak az árának és a városaid számának a különbsége legalább 2, ne tégy semmit.",
    ),
    "fr": (
        "Si le nombre de vos villes est pair, ne faites rien.",
        "Si le coût de ce monument est impair, ne faites rien.",
        "Si le nombre de vos points n’est pas un multiple de 3, ne faites rien.",
        "Choisissez un monument dont le coût est pair.",
        "Si ce monument est une marchandise de cette nouvelle ville, ne faites rien.",
        "Si ce monument n’est pas une marchandise de cette nouvelle ville, ne faites rien.",
        "Si ce monument n’est pas une marchandise de cette nouvelle ville, ne faites rien.",
        "Choisissez une marchandise de cette nouvelle ville.",
        "Choisissez une marchandise de cette nouvelle ville que vous avez.",
        "Pour chaque marchandise de cette nouvelle ville, ne faites rien.",
        "S’il y a une marchandise de cette nouvelle ville, ne faites rien.",
        "S’il n’y a aucune marchandise de cette nouvelle ville, ne faites rien.",
        "S’il y a au moins 2 marchandises de cette nouvelle ville, ne faites rien.",
        (
            "Une nouvelle ville (le point) est une marchandise d’un monument (la ville) quand vous avez "
            "exactement 2 villes."
        ),
        "Une nouvelle ville est une marchandise d’une nouvelle ville quand elle a exactement 2 villes.",
        (
            "Le premier joueur qui a le plus de villes (au moins 1) (personne s’il n’y en a pas) devient le "
            "premier bâtisseur."
        ),
        "Si le premier bâtisseur est le premier monument (rien s’il n’y en a pas), ne faites rien.",
        (
            "La valeur d’une marchandise est égale à 3 si vous avez exactement 2 villes, sinon à 2 si vous avez "
            "exactement 1 ville, sinon à 0."
        ),
        "Si le nombre de villes entre cette nouvelle ville et ce monument est d’au moins 2, ne faites rien.",
        "Si le coût de ce monument pour le nombre de vos points est d’au moins 2, ne faites rien.",
        (
            "Le nombre de villes entre un monument (la marchandise) et une nouvelle ville (le point) est "
            "égal au coût de ce monument plus le nombre de vos points."
        ),
        "La valeur d’une marchandise pour un nombre (le point) est de 3.",
        (
            "Une nouvelle ville (le point) est une marchandise d’une autre nouvelle ville (la ville) quand "
            "vous avez exactement 2 villes."
        ),
        "Une nouvelle ville est une marchandise d’un monument si ces conditions sont réunies :",
        "Un monument est en jeu si l’un de ces cas se présente :",
        "L’un de ces cas se présente :",
        "Vous avez exactement 2 villes.",
        "L’une de ces conditions manque :",
        "Aucun de ces cas ne se présente :",
        "Si vous êtes le joueur 1, ne faites rien.",
        "Si vous n’êtes pas le joueur 5, ne faites rien.",
        "Si vous n’êtes pas le joueur 2, ne faites rien.",
        "Si ce joueur est le joueur 2, ne faites rien.",
        "Si ce joueur n’est pas le joueur 2, ne faites rien.",
        "Choisissez un joueur qui est le joueur 2.",
        "(Pour une nouvelle ville)",
        "Qui commence est le joueur 1 ; les autres sont numérotés à sa suite, dans le sens horaire.",
        "Qui commence est le joueur 1, et l’autre le joueur 2.",
        "Quand un joueur est éliminé, l’autre gagne la partie.",
        "Numérotez les joueurs dans le sens horaire : joueur 1, joueur 2, et ainsi de suite.",
        "Décidez qui est le joueur 1 et qui est le joueur 2.",
        "Si l’écart entre le coût de ce monument et le nombre de vos villes est d’au moins 2, ne faites rien.",
    ),
    "zh_Hant": (
        "若你的城市數量是偶數，不做任何事。",
        "若這座奇觀的花費是奇數，不做任何事。",
        "若你的分數不是3的倍數，不做任何事。",
        "選擇1座花費是偶數的奇觀。",
        "若這座奇觀是這座新城市的貨物，不做任何事。",
        "若這座奇觀不是這座新城市的貨物，不做任何事。",
        "若這座奇觀不是這座新城市的貨物，不做任何事。",
        "選擇1種這座新城市的貨物。",
        "選擇1種這座新城市的你擁有的貨物。",
        "這座新城市的每種貨物，不做任何事。",
        "若有這座新城市的貨物，不做任何事。",
        "若沒有這座新城市的貨物，不做任何事。",
        "若這座新城市的貨物至少有2個，不做任何事。",
        "拿一座新城市（分數）和一座奇觀（城市）來看。若你恰有2座城市，分數就是城市的貨物。",
        "若該新城市恰有2座城市，則一座新城市是一座新城市的貨物。",
        "第一位擁有最多城市（至少1座）的玩家（若無，則無人）成為首位建造者。",
        "若首位建造者是第一座奇觀（若無，則為空），不做任何事。",
        "每種貨物的價值：若你恰有2座城市，則為3；否則若你恰有1座城市，則為2；否則為0。",
        "若這座新城市與這座奇觀之間的城市數量至少為2，不做任何事。",
        "若這座奇觀以你的分數計的花費至少為2，不做任何事。",
        "一座奇觀（貨物）與一座新城市（分數）之間的城市數量等於這座奇觀的花費加你的分數。",
        "一種貨物以一個數（分數）計的價值等於3。",
        "城市和分數是兩座新城市。若你恰有2座城市，分數就是城市的貨物。",
        "拿一座新城市和一座奇觀來看。下列各項皆成立時，這座新城市就是這座奇觀的貨物：",
        "下列至少一項成立時，一座奇觀就在本局使用：",
        "下列至少一項成立：",
        "你恰有2座城市。",
        "下列並非皆成立：",
        "下列皆不成立：",
        "若你是1號玩家，不做任何事。",
        "若你不是5號玩家，不做任何事。",
        "若你不是2號玩家，不做任何事。",
        "若這位玩家是2號玩家，不做任何事。",
        "若這位玩家不是2號玩家，不做任何事。",
        "選擇1位是2號玩家的玩家。",
        "（某座新城市）",
        "先開始的是1號玩家，其他玩家依順時針方向接續編號。",
        "先開始的是1號玩家，另一位是2號玩家。",
        "一位玩家出局時，另一位獲勝。",
        "玩家依順時針方向編號：1號玩家、2號玩家，依此類推。",
        "決定誰是1號玩家、誰是2號玩家。",
        "若這座奇觀的花費與你的城市數量的差至少為2，不做任何事。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
